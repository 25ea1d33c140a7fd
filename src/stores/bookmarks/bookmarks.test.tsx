import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessages } from '#contract/error-messages.ts';
import { patience } from '#scripts/patience.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import type * as BookmarksStore from './bookmarks.ts';
import type * as CurrentUserStore from '../accounts/current-user.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import type * as ToastsStore from '../toasts.ts';

const pie = '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f11';
const tart = '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f12';
const post = 'POST /api/v1/site/hearth/bookmarks';
const remove = `DELETE /api/v1/site/hearth/bookmarks/${pie}`;

let api: FakeApi;
let store: typeof BookmarksStore;
let users: typeof CurrentUserStore;
let toasts: typeof ToastsStore;

/** A page begins with stores of its own. */
beforeEach(async () => {
  vi.resetModules();
  api = fakeApi();
  document.body.dataset['site'] = 'hearth';
  store = await import('./bookmarks.ts');
  users = await import('../accounts/current-user.ts');
  toasts = await import('../toasts.ts');
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const signedInWith = (...bookmarks: string[]) =>
  users.signedIn({
    currentUser: aSiteUser(),
    siteUserData: { bookmarks },
    authToken: 'token-of-edna',
  });
const kept = (...bookmarks: string[]) => ({ body: { siteUserData: { bookmarks } } });
const shown = () => [...store.$bookmarks.get()];
const said = () => toasts.$toasts.get().map(({ text }) => text);

describe('A bookmark, §4', () => {
  it('shows at once, is pending until the server has it, and then is as the server says', async () => {
    signedInWith();
    const answerLater = api.answerLater(post);
    const toggling = store.toggleBookmark(pie);
    await vi.waitFor(() => expect(shown()).toEqual([pie]), patience);
    expect(store.$pendingBookmarks.get().has(pie)).toBe(true);
    answerLater(kept(tart, pie));
    expect(await toggling).toBe(true);
    expect(shown()).toEqual([tart, pie]);
    expect(store.$pendingBookmarks.get().size).toBe(0);
  });

  it('says when it cannot be known who keeps it, and asks nobody for an account', async () => {
    localStorage.setItem(authTokenKey, 'token-of-edna');
    api.breakNetwork('GET /api/v1/site/hearth/current-user');
    expect(await store.toggleBookmark(pie)).toBe(true);
    expect(said()).toHaveLength(1);
    expect(shown()).toEqual([]);
  });

  it('is taken away the same way', async () => {
    signedInWith(pie, tart);
    const answerLater = api.answerLater(remove);
    const toggling = store.toggleBookmark(pie);
    await vi.waitFor(() => expect(shown()).toEqual([tart]), patience);
    answerLater(kept(tart));
    await toggling;
    expect(shown()).toEqual([tart]);
  });

  it('is asked for once, however often it is pressed meanwhile', async () => {
    signedInWith();
    const answerLater = api.answerLater(post);
    const presses = [store.toggleBookmark(pie), store.toggleBookmark(pie)];
    await vi.waitFor(() => expect(api.asked).toHaveLength(1), patience);
    answerLater(kept(pie));
    await Promise.all(presses);
    expect(api.asked).toHaveLength(1);
    expect(shown()).toEqual([pie]);
  });

  it('waits its turn, so that no older answer overtakes a newer one', async () => {
    signedInWith();
    const answerLater = api.answerLater(post);
    const togglings = [store.toggleBookmark(pie), store.toggleBookmark(tart)];
    await vi.waitFor(() => expect(shown()).toEqual([pie, tart]), patience);
    expect(api.asked).toHaveLength(1);
    answerLater(kept(pie));
    api.answer(post, kept(tart, pie));
    await Promise.all(togglings);
    expect(shown()).toEqual([tart, pie]);
  });
});

describe('A bookmark that fails, §4', () => {
  it.each([
    [500, 'internal_error', 'This could not be saved. Please try again.'],
    [404, 'not_found', 'This recipe is not here any more.'],
    [429, 'rate_limited', 'Too many requests. Please try again in a while.'],
  ] as const)('is taken back and says so after %i', async (status, code, text) => {
    vi.stubGlobal('reportError', vi.fn<typeof reportError>());
    signedInWith(tart);
    api.answer(post, { status, body: { code, error: errorMessages[code] } });
    expect(await store.toggleBookmark(pie)).toBe(true);
    expect(shown()).toEqual([tart]);
    expect(said()).toEqual([text]);
  });

  it('is taken back and says so without a network', async () => {
    signedInWith(tart);
    api.breakNetwork(post);
    await store.toggleBookmark(pie);
    expect(shown()).toEqual([tart]);
    expect(said()).toEqual(['This could not be saved. Please try again.']);
  });

  it('stays where it could not be taken away', async () => {
    signedInWith(pie);
    api.breakNetwork(remove);
    await store.toggleBookmark(pie);
    expect(shown()).toEqual([pie]);
    expect(said()).toEqual(['This could not be removed. Please try again.']);
  });

  it('asks to sign in, and nothing else, once the session has ended', async () => {
    signedInWith();
    api.answer(post, { status: 401, body: { code: 'unauthenticated', error: 'Please sign in.' } });
    expect(await store.toggleBookmark(pie)).toBe(false);
    expect(users.$currentUser.get().status).toBe('signed-out');
    expect([shown(), said()]).toEqual([[], []]);
  });
});

describe('A bookmark of somebody who is not signed in, §4', () => {
  it('does nothing', async () => {
    expect(await store.toggleBookmark(pie)).toBe(false);
    expect(api.asked).toEqual([]);
    expect(shown()).toEqual([]);
  });
});
