import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import type * as CurrentUserStore from './current-user.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser, aSubscriber } from '#stores/testing/users.ts';

const call = 'GET /api/v1/site/hearth/current-user';
const siteUserData = { bookmarks: ['7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f09'] };
let api: FakeApi;
let store: typeof CurrentUserStore;

/** A page begins with stores of its own. */
beforeEach(async () => {
  vi.resetModules();
  api = fakeApi();
  document.body.dataset['site'] = 'hearth';
  store = await import('./current-user.ts');
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['subscribed'];
});

const signedInAs = (currentUser = aSiteUser()) => {
  localStorage.setItem('authToken', 'token-of-edna');
  api.answer(call, { body: { currentUser, siteUserData } });
};

describe('The current user, §4', () => {
  it('is pending until it is known', () => {
    expect(store.$currentUser.get()).toEqual({ status: 'pending' });
  });

  it('is nobody without a token, and nothing is asked', async () => {
    await store.loadCurrentUser();
    expect(store.$currentUser.get()).toEqual({ status: 'signed-out' });
    expect(api.asked).toEqual([]);
  });

  it('is who the token stands for, asked once', async () => {
    signedInAs();
    await Promise.all([store.loadCurrentUser(), store.loadCurrentUser()]);
    expect(store.$currentUser.get()).toEqual({ status: 'signed-in', user: aSiteUser() });
    expect(store.$siteUserData.get()).toEqual(siteUserData);
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]).toMatchObject({ authorization: 'Bearer token-of-edna' });
  });

  it.each([401, 404])('is nobody after %i, and the token is gone', async (status) => {
    signedInAs();
    api.answer(call, { status });
    await store.loadCurrentUser();
    expect(store.$currentUser.get()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('is not known after any other failure, which is thrown on; a later call asks again', async () => {
    signedInAs();
    api.answer(call, { status: 503 });
    await expect(store.loadCurrentUser()).rejects.toMatchObject({ status: 503 });
    expect(store.$currentUser.get()).toEqual({ status: 'pending', hasFailed: true });
    expect(localStorage.getItem('authToken')).toBe('token-of-edna');
    signedInAs();
    await store.loadCurrentUser();
    expect(store.$currentUser.get()).toEqual({ status: 'signed-in', user: aSiteUser() });
  });

  it('is who signed in meanwhile, whatever a slow answer says', async () => {
    localStorage.setItem('authToken', 'old-token');
    const answerLater = api.answerLater(call);
    const loading = store.loadCurrentUser();
    store.signedIn({ currentUser: aSubscriber('free'), siteUserData, authToken: 'new-token' });
    answerLater({ status: 401 });
    await loading;
    expect(store.$currentUser.get()).toEqual({ status: 'signed-in', user: aSubscriber('free') });
    expect(localStorage.getItem('authToken')).toBe('new-token');
  });

  it('is nobody after signing out, and nothing of theirs is left', async () => {
    signedInAs();
    await store.loadCurrentUser();
    store.signedOut();
    expect(store.$currentUser.get()).toEqual({ status: 'signed-out' });
    expect(store.$siteUserData.get()).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('asks no site on a page of the platform, whatever another tab does', async () => {
    document.body.dataset['site'] = '';
    const end = store.$currentUser.listen(() => undefined);
    localStorage.setItem('authToken', 'token-of-edna');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    end();
    expect(api.asked).toEqual([]);
    expect(localStorage.getItem('authToken')).toBe('token-of-edna');
  });

  it('follows what another tab does', async () => {
    signedInAs();
    await store.loadCurrentUser();
    const end = store.$currentUser.listen(() => undefined);
    localStorage.removeItem('authToken');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    await vi.waitFor(
      () => expect(store.$currentUser.get()).toEqual({ status: 'signed-out' }),
      patience,
    );
    end();
  });
});

describe('What the page is told of its visitor', () => {
  it.each([
    ['nothing for a person without a plan', aSiteUser(), undefined],
    ['a free plan', aSubscriber('free'), 'free'],
    ['a paid plan', aSubscriber('yearly'), 'yearly'],
    ['letters', aSiteUser({ isSubscribedToNewsletter: true }), 'newsletter'],
  ])('is %s', async (_name, user, told) => {
    document.documentElement.dataset['visitor'] = 'known';
    signedInAs(user);
    await store.loadCurrentUser();
    expect(document.documentElement.dataset['subscribed']).toBe(told);
    expect(document.documentElement.dataset['visitor']).toBeUndefined();
  });
});
