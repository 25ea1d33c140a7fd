import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

const signOut = vi.fn<() => void>();
const items = [
  { label: 'Bookmarks', href: '/bookmarks' },
  { label: 'Profile', href: '/profile' },
  { label: 'Sign Out', onSelect: signOut },
];

const show = (href?: string) => {
  signOut.mockReset();
  render(
    <>
      <Menu label="Account" items={items} {...(href !== undefined && { href })} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
};
const opener = () => screen.getByText('Account');
const focused = () => document.activeElement?.textContent;

describe('A menu', () => {
  it('opens below its button and begins with its first item', async () => {
    const user = show();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(opener());
    expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Bookmarks');
  });

  it('is a link as long as there is no script, and a menu with one', async () => {
    const user = show('/sign-in');
    expect(opener().getAttribute('href')).toBe('/sign-in');
    await user.click(opener());
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  });

  it('is walked through by arrows, ends and letters', async () => {
    const user = show();
    opener().focus();
    const seen: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{Home}', '{End}']) {
      await user.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual([
      'Bookmarks',
      'Profile',
      'Bookmarks',
      'Sign Out',
      'Bookmarks',
      'Sign Out',
    ]);
    await user.keyboard('p');
    expect(focused()).toBe('Profile');
  });

  it('opens at its end by the arrow up', async () => {
    const user = show();
    opener().focus();
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Sign Out');
  });

  it('closes by Escape and gives the focus back', async () => {
    const user = show();
    await user.click(opener());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Account');
  });

  it('closes when somebody goes elsewhere', async () => {
    const user = show();
    await user.click(opener());
    await user.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Elsewhere');
  });

  it('closes by a second press', async () => {
    const user = show();
    await user.click(opener());
    await user.click(opener());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes when its page is left, which Back may show again', async () => {
    const user = show();
    await user.click(opener());
    fireEvent(globalThis.window, new Event('pagehide'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does what is chosen', async () => {
    const user = show();
    await user.click(opener());
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  });

  it('does nothing a second time while it is at it', async () => {
    const item = { label: 'Signing Out...', onSelect: signOut, isPending: true };
    render(<Menu label="Account" items={[item]} />);
    signOut.mockReset();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Signing Out...' }));
    expect(signOut).not.toHaveBeenCalled();
  });
});
