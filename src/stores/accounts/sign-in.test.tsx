import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import type * as SignInStore from './sign-in.ts';
import { anAccount, handOver, linkRequested } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';

const platformOrigin = 'https://larder.example';
const siteUserData = { bookmarks: [] };
const onSite = '/api/v1/site/hearth';
const onPlatform = '/api/v1/manage';
let api: FakeApi;
let store: typeof SignInStore;
let stop = () => {};

beforeEach(async () => {
  vi.resetModules();
  api = fakeApi();
  document.body.dataset['site'] = 'hearth';
  store = await import('./sign-in.ts');
});

afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const begin = (purpose: SignInStore.SignInPurpose, address = '/sign-in') => {
  history.replaceState(null, '', address);
  stop = store.beginSignIn({ purpose, platformOrigin });
};
const wish = { email: ' Edna@Example.com ', subscribe: true };
const signsIn = { body: { currentUser: aSiteUser(), siteUserData, authToken: 'new-token' } };
const expectStage = (stage: string) =>
  vi.waitFor(() => expect(store.$signIn.get()?.stage).toBe(stage), patience);

describe('Signing in, §2 and §4', () => {
  it('leaves what was rendered to a visitor who is nobody yet', async () => {
    begin('sign-in');
    await Promise.resolve();
    expect(store.$signIn.get()).toBeNull();
  });

  it('sends a visitor who is somebody already on to where next says', async () => {
    localStorage.setItem('authToken', 'old-token');
    api.answer(`GET ${onSite}/current-user`, { body: { currentUser: aSiteUser(), siteUserData } });
    begin('sign-in', '/sign-in?next=/recipes/rye');
    await expectStage('SIGNED_IN');
    expect(store.$signIn.get()).toEqual({ stage: 'SIGNED_IN', next: '/recipes/rye' });
  });

  it('refuses what is no address without asking, until it is edited', async () => {
    begin('sign-in');
    await store.requestLink({ email: 'edna at home', subscribe: false });
    expect(store.$emailError.get()).toBe('Please enter a valid email address');
    store.clearEmailError();
    expect(store.$emailError.get()).toBeNull();
    expect(api.asked).toEqual([]);
  });

  it('asks for a link that leads on to next, then waits for it to be confirmed', async () => {
    api.answer(`POST ${onSite}/sign-in`, linkRequested);
    begin('sign-in', '/sign-in?next=/about');
    await store.requestLink(wish);
    expect(store.$signIn.get()).toEqual({ stage: 'CONFIRM', email: 'edna@example.com' });
    expect(api.asked[0]).toMatchObject({
      path: `${onSite}/sign-in?next=%2Fabout`,
      body: { email: 'edna@example.com' },
    });
  });

  it('says that something went wrong and stays where it is', async () => {
    api.answer(`POST ${onSite}/sign-in`, refusal('internal_error'));
    vi.stubGlobal('reportError', vi.fn<() => void>());
    begin('sign-in');
    await store.requestLink(wish);
    expect(store.$linkSubmit.get()).toMatchObject({
      status: 'failed',
      failure: { message: 'Something went wrong. Please try again.' },
    });
    expect(store.$signIn.get()).toBeNull();
  });

  it('says when to try again where a throttle answers', async () => {
    const headers = { 'Retry-After': '300' };
    api.answer(`POST ${onSite}/sign-in`, { ...refusal('rate_limited'), headers });
    begin('sign-in');
    await store.requestLink(wish);
    expect(store.$linkSubmit.get()).toMatchObject({
      failure: { message: 'Too many requests. Please try again in 5 minutes.' },
    });
  });

  it('goes back to the form for a different email', async () => {
    api.answer(`POST ${onSite}/sign-in`, linkRequested);
    begin('sign-in');
    await store.requestLink(wish);
    store.enterDifferentEmail();
    expect(store.$signIn.get()).toEqual({ stage: 'SIGN_IN' });
  });

  it('goes on asking for the code when the page was loaded again', async () => {
    api.answer(`POST ${onSite}/sign-in`, linkRequested);
    begin('sign-in');
    await store.requestLink(wish);
    stop();
    vi.resetModules();
    store = await import('./sign-in.ts');
    begin('sign-in');
    expect(store.$signIn.get()).toEqual({ stage: 'CONFIRM', email: 'edna@example.com' });
  });
});

describe('Signing up, §2', () => {
  it('asks for an account, and for letters where they were wanted', async () => {
    api.answer(`POST ${onSite}/sign-up`, linkRequested);
    begin('sign-up', '/sign-up');
    await store.requestLink(wish);
    expect(api.asked[0]).toMatchObject({
      path: `${onSite}/sign-up?next=%2F`,
      body: { email: 'edna@example.com', subscribe: true },
    });
  });

  it('asks the platform on its own host', async () => {
    delete document.body.dataset['site'];
    api.answer(`POST ${onPlatform}/sign-up`, linkRequested);
    begin('sign-up', '/sign-up');
    await store.requestLink(wish);
    expect(api.asked[0]).toMatchObject({ body: { email: 'edna@example.com' } });
  });
});

describe('The code beside the link, design §8', () => {
  const codes = `POST ${onSite}/sign-in-codes`;

  it('signs in and leads on', async () => {
    api.answer(codes, signsIn);
    begin('sign-in', '/sign-in?next=/about');
    await store.sendCode({ email: 'edna@example.com', code: '123456' });
    expect(store.$signIn.get()).toEqual({ stage: 'SIGNED_IN', next: '/about' });
    expect(localStorage.getItem('authToken')).toBe('new-token');
  });

  it('says when it is wrong', async () => {
    api.answer(codes, refusal('link_expired'));
    begin('sign-in');
    await store.sendCode({ email: 'edna@example.com', code: '000000' });
    expect(store.$codeSubmit.get()).toMatchObject({
      failure: { message: 'This code is wrong or has expired' },
    });
  });
});

describe('The link, §2 and security S2', () => {
  const claim = `POST ${onSite}/sign-in/secret`;

  it('is claimed by its script, and its token leaves the address before anything is asked', () => {
    api.answerLater(claim);
    begin('callback', '/sign-in/callback?token=secret&next=/about');
    expect(store.$signIn.get()).toEqual({ stage: 'LOADING', failure: null });
    expect(location.search).toBe('?next=%2Fabout');
  });

  it('is read behind the hash as well', () => {
    api.answerLater(claim);
    begin('callback', '/sign-in/callback#token=secret');
    expect(api.asked[0]).toMatchObject({ path: `${onSite}/sign-in/secret` });
    expect(location.href).not.toContain('secret');
  });

  it('keeps the session and leads on', async () => {
    api.answer(claim, signsIn);
    begin('callback', '/sign-in/callback?token=secret&next=/about');
    await expectStage('SIGNED_IN');
    expect(localStorage.getItem('authToken')).toBe('new-token');
  });

  it('that was used or has expired asks for the email again', async () => {
    api.answer(claim, refusal('link_expired'));
    begin('callback', '/sign-in/callback?token=secret');
    await expectStage('TOKEN_CLAIMED');
    api.answer(`POST ${onSite}/sign-in`, linkRequested);
    await store.requestLink(wish);
    expect(store.$signIn.get()?.stage).toBe('CONFIRM');
  });

  it('without a token is one that has expired', async () => {
    begin('callback', '/sign-in/callback');
    await expectStage('TOKEN_CLAIMED');
  });

  it('that got no answer can be tried again', async () => {
    api.breakNetwork(claim);
    begin('callback', '/sign-in/callback?token=secret');
    await vi.waitFor(
      () => expect(store.$signIn.get()).toMatchObject({ failure: { code: null } }),
      patience,
    );
    api.answer(claim, signsIn);
    await store.claimLink();
    expect(store.$signIn.get()).toEqual({ stage: 'SIGNED_IN', next: '/' });
  });

  it('followed in another tab leads this one on too', async () => {
    begin('sign-in', '/sign-in?next=/about');
    const change = { key: 'authToken', newValue: 'new-token' };
    globalThis.dispatchEvent(new StorageEvent('storage', change));
    await expectStage('SIGNED_IN');
  });

  it('to the platform hands the session over', async () => {
    api.answer(claim, signsIn);
    api.answer(`POST ${onPlatform}/single-use-tokens`, handOver);
    begin('callback', `/sign-in/callback?token=secret&next=${platformOrigin}/profile`);
    await expectStage('SIGNED_IN');
    const next = `${platformOrigin}/profile?mgk=once`;
    expect(store.$signIn.get()).toEqual({ stage: 'SIGNED_IN', next });
  });
});

describe('A session handed over, §2', () => {
  const claim = `POST ${onPlatform}/sign-in/once`;

  beforeEach(() => {
    delete document.body.dataset['site'];
    history.replaceState(null, '', '/profile?mgk=once&tab=2');
  });

  it('is confirmed once and leaves the address', async () => {
    api.answer(claim, { body: { currentUser: anAccount(), authToken: 'new-token' } });
    const { recognise } = await import('./hand-over.ts');
    expect(await Promise.all([recognise(), recognise()])).toEqual([true, true]);
    expect(api.asked).toHaveLength(1);
    expect(location.pathname + location.search).toBe('/profile?tab=2');
    expect(localStorage.getItem('authToken')).toBe('new-token');
  });

  it('that fails leaves nobody signed in', async () => {
    localStorage.setItem('authToken', 'old-token');
    api.answer(claim, refusal('link_expired'));
    const { recognise } = await import('./hand-over.ts');
    expect(await recognise()).toBe(false);
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(location.search).toBe('?tab=2');
  });
});
