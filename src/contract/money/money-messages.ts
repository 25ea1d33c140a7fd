export const moneyMessages = {
  paidAlready: 'This site is paid for already.',
  gift: (site: string) => `A year of ${site}, for a friend`,
  appSubscription: (site: string) => `Larder for ${site}`,
  notSelling: 'Connect your account first: nobody can pay at the moment.',
  /** The payment service is away, and something is done, or may be, all the same. */
  keptForLater:
    'The payment service cannot be reached at the moment. What you asked for is kept, and is done as soon as it can be.',
  codeNotOffered:
    'The payment service cannot be reached at the moment, so the code is not offered yet. Please try again in a while.',
  codeNotEnded:
    'The payment service cannot be reached at the moment, so the code may still work. Please try again in a while.',
  /** The cook took the account away on which a plan was paid. */
  noMorePayments: ({ site, until }: { site: string; until: string | null }) =>
    `${site} takes no more payments here on the account that you paid${until === null ? '' : `, so your plan ends on ${until}`}. For receipts, look for mails from Stripe, or ask ${site}.`,
  notOffered: 'Payments are not set up on this platform.',
} as const;
