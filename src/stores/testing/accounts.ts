import type { CurrentUserView } from '#contract/accounts/current-user.ts';

/** A person as the platform knows them, without anything that a test does not name. */
export const anAccount = (changes: Partial<CurrentUserView> = {}): CurrentUserView => ({
  id: '0d4c1f7a-52b5-4b0e-9a43-1d3f0b7c6e21',
  email: 'edna@example.com',
  displayName: 'Edna',
  handle: 'edna',
  bio: null,
  avatar: null,
  sites: [],
  ...changes,
});

/** The answer to who asks for a link, and to a page that hands its session on. */
export const linkRequested = { body: { expiresAt: '2026-05-17T10:00:00.000Z' } };
export const handOver = { status: 201, body: { singleUseToken: 'once' } };
