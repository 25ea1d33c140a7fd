import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureEditMessages as texts } from '#contract/kitchen/media/picture-edit-messages.ts';
import { kitchenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { anImage, idOf } from '../uploads/testing/fake-uploads.ts';

const site = {
  id: idOf(90),
  slug: 'edna',
  title: 'Edna',
  role: 'owner',
} as const;
const account = anAccount({ sites: [site] });
const put = `PUT /api/v1/manage/edna/images/${idOf(1)}`;
const key = kitchenKey('pictures', account.id, site.id);
const image = anImage({ id: idOf(1), alt: 'Pie' });

let api: FakeApi;
let stop: () => void;

beforeEach(() => {
  globalThis.history.replaceState(null, '', '/kitchen/edna/media');
  api = fakeApi();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page on which pictures are shown. */
async function aPage() {
  vi.resetModules();
  const [known, { keepAccount }, session, { $notices }] = await Promise.all([
    import('./known-images.ts'),
    import('#stores/accounts/account.ts'),
    import('../../shell/session/session.ts'),
    import('../../shell/notices/notices.ts'),
  ]);
  keepAccount(account);
  known.$knownImages.subscribe(() => undefined);
  stop = () => cleanStores(known.$knownImages);
  const state = () => known.$knownImages.get()[image.id]?.saving.status;
  return { ...known, ...session, state, notices: () => $notices.get().map(({ text }) => text) };
}

const sent = () => api.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('What was said of a picture', () => {
  it('is kept on this device until it is saved, and tried again with the network', async () => {
    const { describeImage, leaveDescription, state, notices } = await aPage();
    api.breakNetwork(put);
    describeImage(image, { alt: 'A plum pie' });
    leaveDescription(image.id);
    await expect.poll(state).toBe('failed');
    expect(notices()).toEqual([expect.stringMatching(/^What was said of a picture is kept/)]);
    expect(localStorage.getItem(key)).toContain('A plum pie');
    expect(leave()).toBe(false);
    api.answer(put, { body: { image } });
    globalThis.dispatchEvent(new Event('online'));
    await expect.poll(state).toBe('saved');
    expect(sent().at(-1)).toMatchObject({ alt: 'A plum pie' });
    expect(localStorage.getItem(key)).toBe('{}');
  });

  it('is shown and saved by the next page where the first was closed', async () => {
    const before = await aPage();
    api.breakNetwork(put);
    before.describeImage(image, { alt: 'A plum pie' });
    await before.saveDescription(image.id);
    stop();
    api.answer(put, { body: { image } });
    const { $knownImages, state } = await aPage();
    expect($knownImages.get()[image.id]?.image.alt).toBe('A plum pie');
    await expect.poll(state).toBe('saved');
    expect(localStorage.getItem(key)).toBe('{}');
  });

  it('is saved once somebody has signed in again', async () => {
    const { describeImage, saveDescription, resumeSession, state } = await aPage();
    api.answer(put, refusal('unauthenticated'));
    describeImage(image, { alt: 'A plum pie' });
    await saveDescription(image.id);
    expect(state()).toBe('failed');
    api.answer(put, { body: { image } });
    api.answer('GET /api/v1/manage/current-user', { body: { currentUser: account } });
    await resumeSession();
    await expect.poll(state).toBe('saved');
  });

  it('is not sent again where it was refused, and holds the page where nothing keeps it', async () => {
    const { describeImage, leaveDescription, state, notices } = await aPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    api.answer(put, refusal('validation_failed'));
    describeImage(image, { alt: 'A plum pie' });
    leaveDescription(image.id);
    await expect.poll(state).toBe('failed');
    globalThis.dispatchEvent(new Event('online'));
    expect([sent().length, leave()]).toEqual([1, true]);
    expect(notices()[0]).toContain(texts.descriptionNotSaved('').trim());
    vi.restoreAllMocks();
  });
});
