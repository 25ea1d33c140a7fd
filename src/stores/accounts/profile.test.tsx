import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as ProfileStore from './profile.ts';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const put = 'PUT /api/v1/manage/current-user';
const availability = 'GET /api/v1/manage/handle-availability';
const form = { displayName: 'Edna', handle: 'edna', bio: '', avatar: null };
let api: FakeApi;
let store: typeof ProfileStore;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  api = fakeApi();
  store = await import('./profile.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shortName = 'A name needs at least 2 characters';
const tooShort = 'String must contain at least 2 character(s)';

describe('A profile before it is sent, §5', () => {
  it.each([
    [{ displayName: 'E' }, { displayName: shortName }],
    [{ displayName: ' E ' }, { displayName: shortName }],
    [{ displayName: 'E'.repeat(256) }, { displayName: 'A name has at most 255 characters' }],
    [{ displayName: '' }, { displayName: 'Required' }],
    [{ handle: 'e' }, { handle: tooShort }],
    [{ handle: '' }, { handle: 'Required' }],
    [
      { handle: '-edna' },
      {
        handle:
          'Use letters, digits, dots, hyphens and underscores, with a letter or digit at both ends',
      },
    ],
  ])('with %j is refused', async (changed, issues) => {
    await store.saveProfile({ ...form, ...changed }, anAccount());
    expect(store.$profileIssues.get()).toEqual(issues);
    expect(api.asked).toEqual([]);
  });

  it('may be without a name as long as there never was one', async () => {
    api.answer(put, { body: { currentUser: anAccount() } });
    const nobody = anAccount({ displayName: null, handle: null });
    await store.saveProfile({ ...form, displayName: '', handle: '', bio: 'I bake.' }, nobody);
    expect(api.asked[0]).toMatchObject({ body: { displayName: null, handle: null } });
  });

  it('takes back what was said of a field that is being edited', async () => {
    await store.saveProfile({ ...form, displayName: 'E' }, anAccount());
    store.clearProfileFailure('displayName');
    expect(store.$profileIssues.get().displayName).toBeUndefined();
  });
});

describe('A profile that is sent', () => {
  it('has its handle in lower case and its lines as paragraphs', async () => {
    api.answer(put, { body: { currentUser: anAccount({ handle: 'edna' }) } });
    await store.saveProfile({ ...form, handle: ' Edna ', bio: 'One.\nTwo.' }, anAccount());
    expect(api.asked[0]?.body).toMatchObject({
      handle: 'edna',
      bio: { children: [{ children: [{ text: 'One.' }] }, { children: [{ text: 'Two.' }] }] },
    });
    expect(store.$profileSubmit.get().status).toBe('done');
  });

  it('says whose handle it wanted', async () => {
    api.answer(put, refusal('slug_taken'));
    await store.saveProfile(form, anAccount());
    expect(store.$profileSubmit.get()).toMatchObject({
      failure: { message: 'This handle is already taken.' },
    });
  });
});

describe('A profile that two tabs change', () => {
  const get = 'GET /api/v1/manage/current-user';
  const answered = (ETag: string) => ({ body: { currentUser: anAccount() }, headers: { ETag } });
  const ifMatches = () =>
    api.asked.filter(({ method }) => method === 'PUT').map(({ ifMatch }) => ifMatch);

  beforeEach(async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'token', setItem: vi.fn<() => void>() });
    api.answer(get, answered('"3"'));
    const { loadAccount } = await import('./account.ts');
    await loadAccount();
  });

  it('replaces only what this one has seen', async () => {
    api.answer(put, answered('"4"'));
    await store.saveProfile(form, anAccount());
    await store.saveProfile(form, anAccount());
    expect(ifMatches()).toEqual(['"3"', '"4"']);
  });

  it('is refused once, with what to do, and then saved', async () => {
    api.answer(put, refusal('stale_write'));
    api.answer(get, answered('"9"'));
    await store.saveProfile(form, anAccount());
    expect(store.$profileSubmit.get()).toMatchObject({
      failure: { message: accountMessages.profile.changedElsewhere },
    });
    api.answer(put, answered('"10"'));
    await store.saveProfile(form, anAccount());
    expect(ifMatches()).toEqual(['"3"', '"9"']);
    expect(store.$profileSubmit.get().status).toBe('done');
  });

  it('stays refused where nobody says what is newer', async () => {
    api.answer(put, refusal('stale_write'));
    api.breakNetwork(get);
    await store.saveProfile(form, anAccount());
    expect(store.$profileSubmit.get()).toMatchObject({ failure: { code: 'stale_write' } });
  });
});

describe('Whether a handle is free', () => {
  const type = async (...typed: string[]) => {
    for (const handle of typed) store.checkHandle(handle, 'edna');
    await vi.advanceTimersByTimeAsync(400);
  };

  it('is asked for what was typed last, after a moment', async () => {
    api.answer(availability, { body: { handle: 'edna-b', isAvailable: true } });
    await type('edna-', 'edna-b');
    expect(api.asked.map(({ path }) => path)).toEqual([
      '/api/v1/manage/handle-availability?handle=edna-b',
    ]);
    expect(store.$handleCheck.get()).toMatchObject({ value: { isAvailable: true } });
  });

  it.each(['edna', 'EDNA', '-', 'e'])('is not asked for %s', async (handle) => {
    await type(handle);
    expect(api.asked).toEqual([]);
  });
});
