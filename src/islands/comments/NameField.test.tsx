import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { aComment, someComments } from '#stores/testing/comments.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';

const { recipeId } = aComment(1);
const account = '/api/v1/manage/current-user';
const user = '/api/v1/site/hearth/current-user';
const post = 'POST /api/v1/site/hearth/comments';
const nameless = aSiteUser({ displayName: null });
const named = { ...nameless, displayName: 'Edna' };
const siteUserData = { bookmarks: [] };
const sent = vi.fn<() => void>();
let api: FakeApi;

const answerAccount = (version: string, displayName: string | null = null) => ({
  body: { currentUser: anAccount({ displayName }) },
  headers: { ETag: version },
});

/** A page of its own: what it knows of the account must not outlive it. */
async function open(currentUser = nameless) {
  vi.resetModules();
  const { loadComments } = await import('#stores/comments/comments.ts');
  const { signedIn } = await import('#stores/accounts/current-user.ts');
  const { CommentForm } = await import('./CommentForm.tsx');
  await loadComments(recipeId);
  act(() => signedIn({ currentUser, siteUserData, authToken: 'token-of-edna' }));
  const form = (parent: ReturnType<typeof aComment> | null) => (
    <CommentForm recipeId={recipeId} signInHref="/sign-in" parent={parent} onSent={sent} />
  );
  render(
    <>
      {form(null)}
      {form(aComment(1))}
    </>,
  );
  await screen.findByLabelText('Your comment', {}, patience);
}

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  sent.mockReset();
  api.answer('GET /api/v1/site/hearth/comments', { body: someComments([]) });
  api.answer(`GET ${account}`, answerAccount('"3"'));
  api.answer(`PUT ${account}`, answerAccount('"4"', 'Edna'));
  api.answer(`GET ${user}`, { body: { currentUser: named, siteUserData } });
  api.answer(post, { status: 201, body: someComments([aComment(1)]) });
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const names = () => screen.queryAllByLabelText<HTMLInputElement>('Your name');
const name = () => names()[0] as HTMLInputElement;
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your comment');
const submit = () => screen.getAllByRole('button', { name: 'Submit' })[0] as HTMLElement;
const callsTo = (call: string) =>
  api.asked.filter(({ method, path }) => `${method} ${path}` === call);
const send = async (given: string) => {
  await userEvent.type(name(), given);
  await userEvent.type(text(), 'Lovely');
  await userEvent.click(submit());
};

describe('A first comment of somebody without a name', () => {
  it('saves the name, then says the words, and no form asks again', async () => {
    await open();
    expect(names()).toHaveLength(2);
    await send('  Edna ');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce(), patience);
    const [saved] = callsTo(`PUT ${account}`);
    expect(saved?.body).toEqual({ displayName: 'Edna' });
    expect(saved?.ifMatch).toBe('"3"');
    expect(names()).toEqual([]);
    expect(text().value).toBe('');
  });

  it('is not sent with a name that is too short or too long, and keeps what was typed', async () => {
    await open();
    await send('E');
    expect(await screen.findAllByText('A name needs at least 2 characters')).toHaveLength(2);
    expect([name().value, text().value]).toEqual(['E', 'Lovely']);
    act(() => name().focus());
    await userEvent.paste('e'.repeat(255));
    await userEvent.click(submit());
    expect(screen.getAllByText('A name has at most 255 characters')).toHaveLength(2);
    expect(api.asked.some(({ method }) => method !== 'GET')).toBe(false);
  });

  it('says at the name what the server has against it', async () => {
    const issues = [{ path: 'displayName', message: 'A name needs characters that can be seen' }];
    api.answer(`PUT ${account}`, {
      status: 400,
      body: { code: 'validation_failed', error: 'No', issues },
    });
    await open();
    await send('⠀⠀');
    await screen.findByText('A name needs characters that can be seen');
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(text().value).toBe('Lovely');
    expect(callsTo(post)).toEqual([]);
  });

  it('keeps all and says what to do where the profile was changed elsewhere', async () => {
    api.answer(`PUT ${account}`, { status: 412, body: { code: 'stale_write', error: 'No' } });
    await open();
    api.answer(`GET ${account}`, answerAccount('"7"'));
    await send('Edna');
    await screen.findByText(/submit again to keep this name/);
    expect([name().value, text().value]).toEqual(['Edna', 'Lovely']);
    api.answer(`PUT ${account}`, answerAccount('"8"', 'Edna'));
    await userEvent.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce(), patience);
    expect(callsTo(`PUT ${account}`).at(-1)?.ifMatch).toBe('"7"');
  });

  it('keeps all where there is no connection', async () => {
    await open();
    api.breakNetwork(`PUT ${account}`);
    await send('Edna');
    await screen.findByText(/What you entered is still here/);
    expect([name().value, text().value]).toEqual(['Edna', 'Lovely']);
    expect(callsTo(post)).toEqual([]);
  });

  it('asks for the name no more where only the words were refused, and keeps them', async () => {
    api.answer(post, { status: 429, body: { code: 'rate_limited', error: 'Later' } });
    await open();
    await send('Edna');
    await screen.findByText('Later');
    await waitFor(() => expect(names()).toEqual([]), patience);
    expect(text().value).toBe('Lovely');
  });

  it('asks to sign in where the session has ended, and has both on the way back', async () => {
    const ended = { status: 401, body: { code: 'unauthenticated', error: 'No' } };
    await open();
    api.answer(`PUT ${account}`, ended);
    api.answer(`GET ${user}`, ended);
    await send('Edna');
    await screen.findAllByRole('link', { name: 'Sign in to comment' });
    expect(text().value).toBe('Lovely');
    document.body.replaceChildren();
    await open();
    expect([name().value, text().value]).toEqual(['Edna', 'Lovely']);
  });
});

describe('No name is asked for', () => {
  it('where there is one', async () => {
    await open(named);
    expect(names()).toEqual([]);
    expect(callsTo(`GET ${account}`)).toEqual([]);
  });

  it('where another tab has set it', async () => {
    api.answer(`GET ${account}`, answerAccount('"4"', 'Edna'));
    await open();
    expect(names()).toEqual([]);
  });

  it('where the session is good for this site alone, as on its own domain', async () => {
    api.answer(`GET ${account}`, { status: 401, body: { code: 'unauthenticated', error: 'No' } });
    await open();
    expect(names()).toEqual([]);
    await userEvent.type(text(), 'Lovely');
    await userEvent.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce(), patience);
    expect(callsTo(`PUT ${account}`)).toEqual([]);
  });
});
