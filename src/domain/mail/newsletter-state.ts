/** Whether somebody gets the newsletter of a site; a plan alone may come without it. */
export const newsletterStates = ['subscribed', 'unconfirmed', 'unsubscribed', 'none'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

type Dates = { confirmedAt: number | null; unsubscribedAt: number | null };

export function newsletterStateOf(dates: Dates | null): NewsletterState {
  if (dates === null) return 'none';
  if (dates.unsubscribedAt !== null) return 'unsubscribed';
  return dates.confirmedAt === null ? 'unconfirmed' : 'subscribed';
}
