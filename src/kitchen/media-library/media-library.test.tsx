import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaLibraryMessages as texts } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem, MediaUseView } from '#contract/media/library.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const base = '/api/v1/manage/hearth';
const site = {
  id: '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c11',
  slug: 'hearth',
  title: 'Ash Drawer',
  role: 'owner',
} as const;
const live = { state: 'live', revision: 3, pendingChanges: 0, failures: [], liveSince: null };

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const aPicture = (number: number, changes: object = {}): MediaItem => ({
  kind: 'picture',
  id: idOf(number),
  key: `${idOf(number)}.jpg`,
  width: 1200,
  height: 900,
  lqip: '',
  alt: `Pie ${number}`,
  name: `IMG_${number}`,
  contentType: 'image/jpeg',
  bytes: 54_321,
  createdAt: '2026-05-01T10:00:00.000Z',
  isUsed: false,
  ...changes,
});
const listed = (items: MediaItem[]) => ({
  body: {
    items,
    cursor: null,
    counts: { all: items.length, unused: items.length, undescribed: 0, films: 0 },
  },
});

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/media');
  api.answer('GET /api/v1/manage/current-user', {
    body: { currentUser: anAccount({ sites: [site] }) },
  });
  api.answer(`GET ${base}/build-status`, { body: live });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(items: MediaItem[]) {
  api.answer(`GET ${base}/media`, listed(items));
  const { MediaScreen } = await import('./MediaScreen.tsx');
  render(<MediaScreen />);
  await screen.findByRole('heading', { name: texts.heading });
  await waitFor(() =>
    expect(api.asked.some(({ path }) => path.startsWith(`${base}/media`))).toBe(true),
  );
}
const tile = (number: number) => screen.findByRole('button', { name: texts.open(`IMG_${number}`) });

describe('The contact sheet', () => {
  it('says what it will show where there is nothing yet', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: texts.empty.heading })).toBeTruthy();
  });

  it('is walked through by arrows, and x picks what has the focus', async () => {
    await open([aPicture(1), aPicture(2), aPicture(3)]);
    const user = userEvent.setup();
    (await tile(1)).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await tile(2));
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: texts.pick('IMG_2') })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('picks a range with Shift', async () => {
    await open([aPicture(1), aPicture(2), aPicture(3)]);
    const user = userEvent.setup();
    (await tile(1)).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(await screen.findAllByText(texts.picked(3))).not.toEqual([]);
  });

  it('deletes with a key, and an undo brings it back', async () => {
    await open([aPicture(1), aPicture(2)]);
    api.answer(`POST ${base}/media-deletions`, {
      body: { results: [{ mediaId: idOf(1), status: 'done' }] },
    });
    api.answer(`POST ${base}/media-restorations`, {
      body: { results: [{ mediaId: idOf(1), status: 'done' }] },
    });
    const user = userEvent.setup();
    (await tile(1)).focus();
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.asked.map(({ path }) => path)).toContain(`${base}/media-restorations`),
    );
  });

  it('says of what is in use that it stays', async () => {
    await open([aPicture(1, { isUsed: true })]);
    api.answer(`POST ${base}/media-deletions`, {
      body: { results: [{ mediaId: idOf(1), status: 'in_use' }] },
    });
    (await tile(1)).focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText(texts.deletion.inUse(1))).toBeTruthy();
  });

  it('says of what could not be deleted why, and of nothing that it is in use', async () => {
    await open([aPicture(1)]);
    api.answer(`POST ${base}/media-deletions`, refusal('temporarily_unavailable'));
    (await tile(1)).focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText(/^Not deleted/)).toBeTruthy();
    expect(screen.queryByText(texts.deletion.inUse(1))).toBeNull();
  });

  it('takes its filter from the address and writes it there', async () => {
    history.replaceState(null, '', '/kitchen/hearth/media?filter=unused');
    await open([aPicture(1)]);
    const unused = await screen.findByRole('radio', { name: /^Unused/ });
    expect(unused).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: /^Films/ }));
    expect(globalThis.location.search).toBe('?filter=films');
  });
});

describe('The details of a picture', () => {
  const use: MediaUseView = { in: 'recipe', id: idOf(9), title: 'Plum cake', state: 'published' };

  async function openDetails(uses: MediaUseView[]) {
    await open([aPicture(1)]);
    const answer = { body: { uses, recipeCount: uses.length } };
    api.answer(`GET ${base}/media/${idOf(1)}/uses`, answer);
    await userEvent.click(await tile(1));
    return within(await screen.findByRole('complementary', { name: texts.details.title }));
  }

  it('lead to where it shows', async () => {
    const details = await openDetails([use]);
    const link = await details.findByRole('link', { name: 'Plum cake' });
    expect(link.getAttribute('href')).toBe(`/kitchen/hearth/recipes/${idOf(9)}`);
  });

  it('ask before they delete what is in use, and remove it everywhere', async () => {
    const details = await openDetails([use]);
    await details.findByRole('link', { name: 'Plum cake' });
    await userEvent.click(details.getByRole('button', { name: texts.details.delete }));
    api.answer(`POST ${base}/media/${idOf(1)}/removals`, { body: { removed: 1, undoId: idOf(5) } });
    api.answer(`POST ${base}/media-deletions`, {
      body: { results: [{ mediaId: idOf(1), status: 'done' }] },
    });
    const remove = { name: texts.deletion.remove, hidden: true };
    await userEvent.click(await screen.findByRole('button', remove));
    expect(await screen.findByText(texts.deletion.done(1))).toBeTruthy();
  });

  it('say why a picture of the look stays where it is', async () => {
    const details = await openDetails([use]);
    await details.findByRole('link', { name: 'Plum cake' });
    await userEvent.click(details.getByRole('button', { name: texts.details.delete }));
    const error = 'It is part of the look of the site.';
    const refused = { status: 404, body: { code: 'not_permitted', error } };
    api.answer(`POST ${base}/media/${idOf(1)}/removals`, refused);
    const remove = { name: texts.deletion.remove, hidden: true };
    await userEvent.click(await screen.findByRole('button', remove));
    expect(await screen.findByText(texts.deletion.failed(error))).toBeTruthy();
  });

  it('are taken out with a way back though they could not be deleted then', async () => {
    const details = await openDetails([use]);
    await details.findByRole('link', { name: 'Plum cake' });
    await userEvent.click(details.getByRole('button', { name: texts.details.delete }));
    api.answer(`POST ${base}/media/${idOf(1)}/removals`, { body: { removed: 1, undoId: idOf(5) } });
    api.breakNetwork(`POST ${base}/media-deletions`);
    const remove = { name: texts.deletion.remove, hidden: true };
    await userEvent.click(await screen.findByRole('button', remove));
    const notice = (await screen.findByText(/^Not deleted/)).closest('li');
    api.answer(`POST ${base}/media-undos/${idOf(5)}`, { body: { stays: 0 } });
    await userEvent.click(within(notice!).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(texts.replacing.undone(0))).toBeTruthy();
  });

  it('save what is typed, its name with it', async () => {
    const details = await openDetails([]);
    api.answer(`PUT ${base}/images/${idOf(1)}`, { body: { image: imageOf(aPicture(1)) } });
    await userEvent.type(details.getByRole('textbox', { name: texts.details.name }), '!');
    await waitFor(
      () => {
        const saved = api.asked.find(({ method }) => method === 'PUT');
        expect(saved?.body).toMatchObject({ name: 'IMG_1!', alt: 'Pie 1' });
      },
      { timeout: 3000 },
    );
  });

  it('stay when Escape closes what was opened from them', async () => {
    const details = await openDetails([]);
    await userEvent.click(details.getByRole('button', { name: texts.details.frame }));
    await screen.findByRole('dialog', { name: texts.details.frame });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('complementary')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(texts.details.frame);
  });

  it('close by Escape and give the focus back', async () => {
    await openDetails([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(await tile(1));
  });
});

function imageOf(item: MediaItem) {
  const { kind: _kind, isUsed: _used, ...image } = item;
  return image;
}
