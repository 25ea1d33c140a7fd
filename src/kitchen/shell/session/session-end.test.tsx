import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountMenuMessages } from '#contract/accounts/account-menu-messages.ts';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { signInAgainMessages } from '#contract/kitchen/shell/sign-in-again-messages.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const { sessionEnded: again } = signInAgainMessages;
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

const asks = (call: string) =>
  api.asked.filter(({ method, path }) => `${method} ${path}`.startsWith(`${call}?`)).length;

async function open() {
  const { Shell } = await import('../frame/Shell.tsx');
  render(<Shell>{({ title }) => <h1>{title}</h1>}</Shell>);
}

describe('A session that ends while somebody works', () => {
  async function end() {
    const { call } = await import('../network/connection.ts');
    const { ApiError } = await import('#api/api-error.ts');
    await call(() => Promise.reject(new ApiError(401, null, null))).catch(() => undefined);
  }

  const signIn = 'POST /api/v1/manage/sign-in';
  const sent = { body: { expiresAt: '2026-05-17T10:00:00.000Z' } };
  async function askFor() {
    await userEvent.click(await screen.findByRole('button', { name: texts.sessionEnded.resume }));
    await screen.findByRole('dialog', { name: again.title });
  }

  it('leaves the screen and the focus as they are, and says so in a bar', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await end();
    await userEvent.keyboard('goes on');
    await screen.findByText(texts.sessionEnded.notice);
    expect(field.value).toBe('goes on');
    field.remove();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the code of a mail, in the field that has the focus', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await end();
    await askFor();
    expect(screen.getByText('The Ash Drawer', { selector: 'h1' })).toBeTruthy();
    api.answer(signIn, sent);
    await userEvent.click(screen.getByRole('button', { name: again.sendCode }));
    const code = await screen.findByLabelText('Code from the email');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await userEvent.keyboard('123456');
    api.answer('POST /api/v1/manage/sign-in-codes', refusal('link_expired'));
    await userEvent.click(screen.getByRole('button', { name: again.signIn }));
    await screen.findByText(again.wrongCode);
    expect(screen.getByDisplayValue('123456')).toBeTruthy();
  });

  it('sends another code where none came, and a new one when the next session ends', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await end();
    await askFor();
    api.answer(signIn, sent);
    await userEvent.click(await screen.findByRole('button', { name: again.sendCode }));
    await userEvent.click(await screen.findByRole('button', { name: again.sendAnother }));
    await waitFor(() => expect(asks(signIn)).toBe(2));
    const { resumeSession } = await import('./session.ts');
    await resumeSession();
    await waitFor(() => expect(screen.queryByText(again.text)).toBeNull());
    await end();
    await askFor();
    await screen.findByRole('button', { name: again.sendCode });
  });

  it('may be put off, and is told as long as it lasts', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    await end();
    await askFor();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText(texts.sessionEnded.notice)).toBeTruthy();
    await askFor();
  });

  it('is not ended by a late refusal of the session before', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const { call } = await import('../network/connection.ts');
    const { ApiError } = await import('#api/api-error.ts');
    const { $hasSessionEnded } = await import('./session.ts');
    const answers = [
      () => {
        localStorage.setItem(authTokenKey, 'newer');
        return Promise.reject(new ApiError(401, null, null));
      },
      () => Promise.resolve('saved'),
    ];
    expect(await call(() => answers.shift()!())).toBe('saved');
    expect($hasSessionEnded.get()).toBe(false);
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

describe('Signing out', () => {
  const signOut = async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Site: / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.signOut }));
  };

  it('says that it did not happen without a network, and stays', async () => {
    api.breakNetwork('POST /api/v1/manage/sign-out');
    await signOut();
    await screen.findByText(accountMenuMessages.signOutFailed);
    expect(localStorage.getItem(authTokenKey)).toBe('token');
    expect(screen.getByRole('heading', { name: 'The Ash Drawer' })).toBeTruthy();
  });
});
