import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell-messages.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const user = 'GET /api/v1/manage/current-user';
const buildStatus = 'GET /api/v1/manage/hearth/build-status';
const id = '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c11';
const hearth = { id, slug: 'hearth', title: 'The Ash Drawer' };
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
    body: { isWhole: true, recipes: [], goneIds: [], cursor: '1' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

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
    await screen.findByText(texts.unknownSite.text);
    expect(api.asked.filter(({ path }) => path.includes('/other/'))).toEqual([]);
  });

  it('offers another try where the server failed', async () => {
    api.answer(user, refusal('internal_error'));
    await open();
    const again = await screen.findByRole('button', { name: texts.failed.tryAgain });
    api.answer(user, { body: { currentUser: anAccount({ sites: [hearth] }) } });
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'The Ash Drawer' })).toBeTruthy();
  });

  it('leads who is signed out to sign in, and from there back to the very screen', async () => {
    history.replaceState(null, '', '/kitchen/hearth/recipes?state=draft');
    const { signInAddress } = await import('./address.ts');
    const next = encodeURIComponent('/kitchen/hearth/recipes?state=draft');
    expect(signInAddress()).toBe(`/sign-in?next=${next}`);
  });
});

describe('A session that ends while somebody works', () => {
  async function end() {
    const { call } = await import('./connection.ts');
    const { ApiError } = await import('#api/api-error.ts');
    await call(() => Promise.reject(new ApiError(401, null, null))).catch(() => undefined);
  }

  it('leaves the screen as it is and asks for the code of a mail', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await end();
    await screen.findByRole('dialog', { name: texts.sessionEnded.title });
    expect(screen.getByText('The Ash Drawer', { selector: 'h1' })).toBeTruthy();
    api.answer('POST /api/v1/manage/sign-in', {
      body: { expiresAt: '2026-05-17T10:00:00.000Z' },
    });
    await userEvent.click(screen.getByRole('button', { name: texts.sessionEnded.sendCode }));
    await userEvent.type(await screen.findByLabelText('Code from the email'), '123456');
    api.answer('POST /api/v1/manage/sign-in-codes', refusal('link_expired'));
    await userEvent.click(screen.getByRole('button', { name: texts.sessionEnded.signIn }));
    await screen.findByText(texts.sessionEnded.wrongCode);
    expect(screen.getByDisplayValue('123456')).toBeTruthy();
  });

  it('may be put off, and is told as long as it lasts', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await end();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText(texts.sessionEnded.notice)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.sessionEnded.resume }));
    await screen.findByRole('dialog', { name: texts.sessionEnded.title });
  });

  it('goes on when the same person signs in, and not when somebody else does', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await end();
    const { resumeSession, $hasSessionEnded } = await import('./session.ts');
    const other = anAccount({ id: '11111111-1111-4111-8111-111111111111' });
    api.answer(user, { body: { currentUser: other } });
    expect(await resumeSession()).toBe(false);
    expect($hasSessionEnded.get()).toBe(true);
    api.answer(user, { body: { currentUser: anAccount({ sites: [hearth] }) } });
    expect(await resumeSession()).toBe(true);
    expect($hasSessionEnded.get()).toBe(false);
  });
});

describe('The network', () => {
  it('is told to be missing, and to be back after the next answer', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const { call } = await import('./connection.ts');
    const { NetworkError } = await import('#api/network-error.ts');
    await call(() => Promise.reject(new NetworkError('none'))).catch(() => undefined);
    await screen.findByText(texts.offline);
    await call(() => Promise.resolve());
    await waitFor(() => expect(screen.queryByText(texts.offline)).toBeNull());
  });
});

describe('What is being published', () => {
  it('is live with a link, or failed with how much and another try', async () => {
    await open();
    await screen.findByRole('link', { name: texts.publishing.live });
    const failures = [{ path: '/', subjectId: null, reason: 'It broke' }];
    api.answer(buildStatus, { body: { ...live, state: 'failed', failures } });
    const { followPublishing } = await import('./publishing-state.ts');
    await followPublishing();
    await screen.findByText(texts.publishing.failedPages(1));
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
    const { offerCommands } = await import('./palette.ts');
    const act = vi.fn<() => void>();
    offerCommands([{ id: 'new', group: 'actions', label: 'New recipe', run: { act } }]);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: texts.palette.title });
    await userEvent.type(field, 'rec new');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'New recipeActions',
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
      texts.screens.recipes,
    );
  });
});

describe('A notice of what was done', () => {
  it('takes it back by its button, which F6 leads to', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const { notify } = await import('./notices.ts');
    const undo = vi.fn<() => Promise<void>>(() => Promise.resolve());
    notify('2 recipes deleted', undo);
    await screen.findByText('2 recipes deleted');
    await userEvent.keyboard('{F6}{Enter}');
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('2 recipes deleted')).toBeNull();
  });
});
