import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchWhereItGoes } from '#ui/testing/page-address.ts';
import { GiftDialog } from './GiftDialog.tsx';

const recipe = { title: 'Lemon & meringue tart', address: 'https://atelier.example/recipes/tart' };
let went: ReturnType<typeof watchWhereItGoes>;

beforeEach(() => {
  went = watchWhereItGoes();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = async () => {
  render(<GiftDialog recipe={recipe} siteTitle="Atelier Sorel" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Gift this recipe' }));
  return user;
};
const email = () => screen.getByRole('textbox', { name: 'Email' });

describe('The gift dialog, §2', () => {
  it('says how many are left and begins with the address', async () => {
    await open();
    expect(
      screen.getByText('You have 3 remaining gift recipes to share with friends'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  });

  it('writes a letter with the message and the recipe', async () => {
    const user = await open();
    await user.type(email(), 'friend@example.com');
    await user.type(screen.getByRole('textbox', { name: /Personal message/ }), 'For Sunday?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const letter = new URL(String(went.mock.calls[0]?.[0]));
    expect(decodeURIComponent(letter.pathname)).toBe('friend@example.com');
    expect(letter.searchParams.get('subject')).toBe('Lemon & meringue tart, from Atelier Sorel');
    expect(letter.searchParams.get('body')).toBe(
      'For Sunday?\n\nLemon & meringue tart\nhttps://atelier.example/recipes/tart',
    );
  });

  it('refuses what is no address', async () => {
    const user = await open();
    await user.type(email(), 'friend{Enter}');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(went).not.toHaveBeenCalled();
  });

  it('keeps what was written when it is closed', async () => {
    const user = await open();
    await user.type(email(), 'friend@example.com');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Gift this recipe' }));
    expect(email()).toHaveProperty('value', 'friend@example.com');
  });
});
