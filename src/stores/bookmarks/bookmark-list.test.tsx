import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as BookmarkList from './bookmark-list.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';

const list = 'GET /api/v1/manage/bookmarks';
let api: FakeApi;
let store: typeof BookmarkList;

beforeEach(async () => {
  vi.resetModules();
  api = fakeApi();
  store = await import('./bookmark-list.ts');
});

afterEach(() => vi.unstubAllGlobals());

const ryeId = '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f21';
const bookmark = (
  slug: string,
  title: string,
  id: string = crypto.randomUUID(),
): BookmarkList.UserBookmark => ({
  site: { slug, title: slug, origin: `https://${slug}.example` },
  recipe: {
    id,
    title,
    slug: title,
    privacySetting: 'public',
    image: null,
    totalTimeMinutes: null,
  },
  createdAt: '2026-05-17T09:30:00.000Z',
});
const rye = bookmark('hearth', 'rye', ryeId);
const leeks = bookmark('garden', 'leeks');
const stew = bookmark('hearth', 'stew');
const shown = () =>
  store.$shelves.get().map(({ site, bookmarks }) => [site.slug, ...bookmarks.map(titleOf)]);
const titleOf = ({ recipe }: BookmarkList.UserBookmark) => recipe.title;
const load = async (total = 3) => {
  api.answer(list, { body: { bookmarks: [rye, leeks, stew], total } });
  await store.loadBookmarks();
};
const removal = `DELETE /api/v1/site/hearth/bookmarks/${ryeId}`;

describe('Bookmarks across sites, §2', () => {
  it('stand by site, the newest first', async () => {
    await load();
    expect(shown()).toEqual([
      ['garden', 'leeks'],
      ['hearth', 'rye', 'stew'],
    ]);
  });

  it('are loaded on from where they end', async () => {
    await load(4);
    const more = bookmark('garden', 'peas');
    api.answer(list, { body: { bookmarks: [more], total: 4 } });
    await store.loadBookmarks();
    expect(api.asked.at(-1)?.path).toContain('offset=3');
    expect(shown()[0]).toEqual(['garden', 'leeks', 'peas']);
  });

  it('go before the server has answered, once', async () => {
    await load();
    const answer = api.answerLater(removal);
    const both = [store.removeBookmark(rye), store.removeBookmark(rye)];
    expect(shown()[1]).toEqual(['hearth', 'stew']);
    answer({ body: { siteUserData: { bookmarks: [] } } });
    await Promise.all(both);
    expect(shown()[1]).toEqual(['hearth', 'stew']);
    expect(api.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('come back to their place where they could not be removed', async () => {
    await load();
    api.breakNetwork(removal);
    await store.removeBookmark(rye);
    expect(shown()[1]).toEqual(['hearth', 'rye', 'stew']);
  });
});
