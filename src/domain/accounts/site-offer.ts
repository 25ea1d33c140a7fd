/** What becomes of an owner who hands a site over: they go on as its editor, or work there no more. */
export const formerOwnerFates = ['editor', 'gone'] as const;
export type FormerOwnerFate = (typeof formerOwnerFates)[number];

const minuteMs = 60_000;
/** How long a sign-in counts as recent, for what cannot be taken back. */
export const recentSignInMs = 15 * minuteMs;

export const isRecentSignIn = (signedInAt: number, now: number): boolean =>
  now - signedInAt < recentSignInMs;
