import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountMenuMessages } from '#contract/accounts/account-menu-messages.ts';
import { closedScreenMessages } from '#contract/kitchen/shell/closed-screen-messages.ts';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const user = 'GET /api/v1/manage/current-user';
const buildStatus = 'GET /api/v1/manage/hearth/build-status';
const id = '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c11';
const hearth = { id, slug: 'hearth', title: 'The Ash Drawer', role: 'owner' } as const;
const live = { state: 'live', revision: 3, pendingChanges: 0, failures: [], liveSince: null };

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/recipes');
  api.answer(user, { body: { currentUser: anAccount({ sites: [hearth] }) } });
  api.answer(buildStatus, { body: live });
  api.answer('GET /api/v1/manage/hearth/recipe-index', {
    body: { isWhole: true, recipes: [], goneIds: [], next: null, cursor: '1' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const aCollection = {
  id,
  title: 'Pies',
  slug: 'pies',
  description: null,
  imageId: null,
  imageCrop: null,
  cover: null,
  image: null,
  videoId: null,
  position: 0,
  version: 1,
  recipeCount: 1,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
};

async function open() {
  const { Shell } = await import('./Shell.tsx');
  render(<Shell>{({ title }) => <h1>{title}</h1>}</Shell>);
}

describe('The kitchen, §2', () => {
  it('shows a screen to the owner of its site', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const here = screen.getByRole('link', { current: 'page' });
    expect(here.textContent).toBe(texts.screens.recipes);
  });

  it("is not found where the site is somebody else's, and asks nothing of it", async () => {
    history.replaceState(null, '', '/kitchen/other/recipes');
    await open();
    await screen.findByText(closedScreenMessages.unknownSite.text);
    expect(api.asked.filter(({ path }) => path.includes('/other/'))).toEqual([]);
  });

  it('says so where a screen breaks, and keeps the way to others', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { Shell } = await import('./Shell.tsx');
    const Broken = () => {
      throw new Error('a fault of ours');
    };
    render(<Shell>{() => <Broken />}</Shell>);
    await screen.findByRole('heading', { name: texts.broken.heading });
    expect(screen.getByRole('link', { name: texts.screens.recipes })).toBeTruthy();
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('says so where the frame itself breaks, which leaves no way to others', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { notify } = await import('../notices/notices.ts');
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    notify({ not: 'a text' } as unknown as string);
    await screen.findByRole('heading', { name: texts.broken.heading });
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('offers another try where the server failed', async () => {
    api.answer(user, refusal('internal_error'));
    await open();
    const again = await screen.findByRole('button', { name: texts.failed.tryAgain });
    api.answer(user, { body: { currentUser: anAccount({ sites: [hearth] }) } });
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'The Ash Drawer' })).toBeTruthy();
  });

  it('keeps who could not sign out where they are, and says that they are still signed in', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    api.answer('POST /api/v1/manage/sign-out', refusal('rate_limited'));
    const menu = { name: texts.siteSwitcher('The Ash Drawer') };
    await userEvent.click(screen.getByRole('button', menu));
    await userEvent.click(screen.getByRole('menuitem', { name: texts.signOut }));
    await screen.findByText(accountMenuMessages.signOutFailed);
    expect(localStorage.getItem(authTokenKey)).toBe('token');
  });

  it('leads who is signed out to sign in, and from there back to the very screen', async () => {
    history.replaceState(null, '', '/kitchen/hearth/recipes?state=draft');
    const { signInAddress } = await import('../network/address.ts');
    const next = encodeURIComponent('/kitchen/hearth/recipes?state=draft');
    expect(signInAddress()).toBe(`/sign-in?next=${next}`);
  });
});

describe('The network', () => {
  it('is told to be missing, and to be back after the next answer', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const { call } = await import('../network/connection.ts');
    const { NetworkError } = await import('#api/network-error.ts');
    await call(() => Promise.reject(new NetworkError('none'))).catch(() => undefined);
    await screen.findByText(texts.offline);
    await call(() => Promise.resolve());
    await waitFor(() => expect(screen.queryByText(texts.offline)).toBeNull());
  });
});

describe('A call that is never answered', () => {
  it('ends as a failure, so that nothing waits for ever', async () => {
    vi.useFakeTimers();
    const { call } = await import('../network/connection.ts');
    const ended = call(() => Promise.withResolvers<never>().promise).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await ended).toBe('failed');
  });
});

describe('What is being published', () => {
  it('is live with a link, or failed with how much and another try', async () => {
    await open();
    await screen.findByRole('link', { name: texts.publishing.live });
    const failures = [{ path: '/', subjectId: null, reason: 'It broke' }];
    api.answer(buildStatus, { body: { ...live, state: 'failed', failures } });
    const { followPublishing } = await import('../publishing/publishing-state.ts');
    await followPublishing();
    await screen.findByText(texts.publishing.failedPages(1));
    expect(screen.getByText('It broke')).toBeTruthy();
    api.answer('POST /api/v1/manage/hearth/builds/retry', { body: live });
    api.answer(buildStatus, { body: live });
    await userEvent.click(screen.getByRole('button', { name: texts.publishing.retry }));
    expect(await screen.findByRole('link', { name: texts.publishing.live })).toBeTruthy();
  });
});

describe('The command palette', () => {
  it('opens by its keys, finds by words and runs what is chosen', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const { offerCommands } = await import('../palette/palette.ts');
    const act = vi.fn<() => void>();
    offerCommands([{ id: 'new', group: 'actions', label: 'Take it back', run: { act } }]);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: texts.palette.title });
    await userEvent.type(field, 'back tak');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Take it backActions',
    ]);
    await userEvent.keyboard('{Enter}');
    expect(act).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('moves by arrows, from the last to the first', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: texts.palette.title });
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain(
      texts.palette.toSites,
    );
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain(
      texts.palette.newRecipe,
    );
  });

  it('leads to a collection by its name, and makes a recipe from any screen', async () => {
    history.replaceState(null, '', '/kitchen/hearth/media');
    api.answer('GET /api/v1/manage/hearth/collections', {
      body: { collections: [aCollection], total: 1 },
    });
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: texts.palette.title });
    await userEvent.type(field, 'pies');
    await screen.findByRole('option', { name: /^Pies/, selected: true });
    await userEvent.clear(field);
    await userEvent.type(field, 'new');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(api.asked.map(({ method, path }) => `${method} ${path}`)).toContain(
        'POST /api/v1/manage/hearth/recipes',
      ),
    );
  });

  it('finds the rest where the collections do not arrive', async () => {
    api.answer('GET /api/v1/manage/hearth/collections', refusal('temporarily_unavailable'));
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: texts.palette.title });
    await userEvent.type(field, 'media');
    const media = await screen.findByRole('option', { name: /^Media/ });
    expect(media.getAttribute('aria-selected')).toBe('true');
  });
});

describe('A notice of what was done', () => {
  it('takes it back by its button, which F6 leads to', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const { tellDone } = await import('../notices/page-history.ts');
    const undo = vi.fn<() => Promise<void>>(() => Promise.resolve());
    tellDone('2 recipes deleted', undo);
    await screen.findByText('2 recipes deleted');
    await userEvent.keyboard('{F6}{Enter}');
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('2 recipes deleted')).toBeNull();
  });
});
