/** The state of a subscription to the newsletter of a site; a plan does not imply one. */
export const newsletterStates = ['subscribed', 'unconfirmed', 'unsubscribed', 'none'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

type Dates = { confirmedAt: number | null; unsubscribedAt: number | null };

export function newsletterStateOf(dates: Dates | null): NewsletterState {
  if (dates === null) return 'none';
  if (dates.unsubscribedAt !== null) return 'unsubscribed';
  return dates.confirmedAt === null ? 'unconfirmed' : 'subscribed';
}
