import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsletterSubscribedEvent } from '#domain/island-events.ts';
import { cameByLetterKey } from '#domain/storage-keys.ts';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const call = 'POST /api/v1/site/hearth/newsletter-subscribers';
const email = 'edna@example.com';
let api: FakeApi;

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  localStorage.clear();
  sessionStorage.clear();
  api = fakeApi();
  api.answer(call, { body: { email } });
});
afterEach(() => {
  signedOut();
  vi.unstubAllGlobals();
});

const show = (thanks: 'short' | 'long' = 'short', leadsToSubscribe = false) => {
  render(
    <NewsletterForm id="email" thanks={thanks} leadsToSubscribe={leadsToSubscribe} place="popup" />,
  );
  return userEvent.setup();
};
const field = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });

describe('The form for letters, §4', () => {
  it('sends the address and says thanks', async () => {
    const user = show();
    await user.type(field(), ' Edna@Example.com ');
    await user.click(button());
    expect(await screen.findByText('Thanks for subscribing')).toBeTruthy();
    expect(api.asked[0]?.body).toEqual({ email, website: '', source: 'popup' });
  });

  it('says by which newsletter the reader came', async () => {
    sessionStorage.setItem(cameByLetterKey, 'PyqcG31ETgqbHAEjRWeJqw');
    const user = show();
    await user.type(field(), `${email}{Enter}`);
    await screen.findByText('Thanks for subscribing');
    expect(api.asked[0]?.body).toMatchObject({ letter: 'PyqcG31ETgqbHAEjRWeJqw' });
  });

  it('says it at length in the popup', async () => {
    const user = show('long');
    await user.type(field(), `${email}{Enter}`);
    expect(await screen.findByText('Thanks for subscribing!')).toBeTruthy();
    expect(
      screen.getByText("You'll receive our latest recipes and cooking tips soon."),
    ).toBeTruthy();
  });

  it('is remembered, and the page hears of it', async () => {
    const heard = vi.fn<() => void>();
    globalThis.addEventListener(newsletterSubscribedEvent, heard, { once: true });
    const user = show();
    await user.type(field(), `${email}{Enter}`);
    await screen.findByText('Thanks for subscribing');
    expect(localStorage.getItem('hasSubmittedNewsletterForm')).toBe('true');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('ignores a blank field, §5', async () => {
    const user = show();
    await user.type(field(), '  ');
    await user.click(button());
    expect(api.asked).toEqual([]);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('refuses what is no address until it is edited, §5', async () => {
    const user = show();
    await user.type(field(), 'edna@example{Enter}');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(api.asked).toEqual([]);
    await user.type(field(), '.com');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  it('has the address of a person who is signed in, §5', () => {
    const siteUserData = { bookmarks: [] };
    signedIn({ currentUser: aSiteUser(), siteUserData, authToken: 'token-of-edna' });
    show();
    expect(field()).toHaveProperty('value', email);
    expect(field()).toHaveProperty('disabled', true);
  });

  it('asks who is signed in for no proof, and everybody else', async () => {
    const siteUserData = { bookmarks: [] };
    const user = show();
    await user.type(field(), `${email}{Enter}`);
    expect(await screen.findByText(/Open the link in it to confirm/)).toBeTruthy();
    cleanup();
    act(() => signedIn({ currentUser: aSiteUser(), siteUserData, authToken: 'token-of-edna' }));
    show();
    await user.click(button());
    await screen.findByText('Thanks for subscribing');
    expect(screen.queryByText(/confirm/)).toBeNull();
  });

  it('holds a field that no person fills in', () => {
    show();
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
    expect(document.querySelector('input[name=website]')?.getAttribute('tabindex')).toBe('-1');
  });
});

describe('The form for letters on a bad day', () => {
  it('keeps what was typed and says that there is no connection', async () => {
    api.breakNetwork(call);
    const user = show();
    await user.type(field(), `${email}{Enter}`);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('There is no connection');
    expect(field()).toHaveProperty('value', email);
    api.answer(call, { body: { email } });
    await user.click(button());
    expect(await screen.findByText('Thanks for subscribing')).toBeTruthy();
  });

  it('says when to try again', async () => {
    const body = { error: '', code: 'rate_limited' };
    api.answer(call, { status: 429, body, headers: { 'Retry-After': '540' } });
    const user = show();
    await user.type(field(), `${email}{Enter}`);
    expect(
      await screen.findByText('Too many requests. Please try again in 9 minutes.'),
    ).toBeTruthy();
  });

  it('sends once for a double click', async () => {
    const answer = api.answerLater(call);
    const user = show();
    await user.type(field(), email);
    await user.dblClick(button());
    answer({ body: { email } });
    await screen.findByText('Thanks for subscribing');
    expect(api.asked).toHaveLength(1);
  });
});

describe('The form where plans are on offer', () => {
  it('only leads to their page, with the address', async () => {
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    const user = show('short', true);
    const form = field().closest('form');
    form?.addEventListener('submit', submitted);
    await user.type(field(), `${email}{Enter}`);
    expect(submitted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
    expect(form?.getAttribute('action')).toBe('/subscribe');
    expect(new FormData(form!).get('email')).toBe(email);
    expect(api.asked).toEqual([]);
  });
});
