import type { GrantKind } from '#domain/money/plans.ts';

/** What the kitchen says of full access that a cook gives away. */
export const complimentaryMessages = {
  give: 'Give Full Access',
  title: 'Full Access with your compliments',
  text: (email: string) =>
    `${email} reads everything and pays nothing. They are told in a letter. When it ends, their free plan goes on.`,
  term: 'For how long',
  terms: { month: 'A month', year: 'A year', always: 'For good' },
  ends: (day: string) => `Until ${day}`,
  noEnd: 'Until you end it',
  confirm: 'Give Full Access',
  given: (email: string) => `${email} has Full Access`,
  ended: (email: string) => `The Full Access of ${email} has ended`,
  always: 'for good',
  until: (day: string) => `until ${day}`,
  kinds: {
    complimentary: (until) => `Full Access with your compliments, ${until}`,
    gift: (until) => `Full Access as a gift of a friend, ${until}`,
  } satisfies Record<GrantKind, (until: string) => string>,
  end: 'End their Full Access',
} as const;
