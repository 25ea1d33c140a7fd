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
  notOffered: 'Payments are not set up on this platform.',
} as const;
