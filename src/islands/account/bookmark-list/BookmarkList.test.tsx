import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anAccount } from '#stores/testing/accounts.ts';
import { fakeApi } from '#stores/testing/fake-api.ts';

const ids = {
  leeks: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f21',
  rye: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f22',
};
const removed = { body: { siteUserData: { bookmarks: [] } } };
const bookmarkOf = (site: string, title: keyof typeof ids) => ({
  site: { slug: site, title: site, origin: `https://${site}.example` },
  recipe: {
    id: ids[title],
    title,
    slug: title,
    privacySetting: 'public',
    image: null,
    totalTimeMinutes: null,
  },
  createdAt: '2026-05-17T09:30:00.000Z',
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A page begins with stores of its own. */
const show = async () => {
  vi.resetModules();
  const { keepSignIn } = await import('#stores/accounts/account.ts');
  const { BookmarkList } = await import('./BookmarkList.tsx');
  const api = fakeApi();
  const bookmarks = [bookmarkOf('garden', 'leeks'), bookmarkOf('hearth', 'rye')];
  api.answer('GET /api/v1/manage/bookmarks', { body: { bookmarks, total: 2 } });
  api.answer(`DELETE /api/v1/site/garden/bookmarks/${ids.leeks}`, removed);
  api.answer(`DELETE /api/v1/site/hearth/bookmarks/${ids.rye}`, removed);
  keepSignIn({ currentUser: anAccount(), authToken: 'token-of-edna' });
  render(<BookmarkList />);
  await screen.findByRole('button', { name: /leeks/ });
};
const button = (title: string) =>
  screen.getByRole('button', { name: `Remove ${title} from your bookmarks` });

describe('Removing a bookmark, §2', () => {
  it('goes on with the next one, and with the heading after the last', async () => {
    await show();
    await userEvent.click(button('leeks'));
    expect(document.activeElement).toBe(button('rye'));
    await userEvent.click(button('rye'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('goes on with the one before where it was the last of several', async () => {
    await show();
    await userEvent.click(button('rye'));
    expect(document.activeElement).toBe(button('leeks'));
  });
});
