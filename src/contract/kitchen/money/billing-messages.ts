/** What the kitchen says of what a cook pays the platform. */
export const billingMessages = {
  loadFailed: 'Your plan could not be loaded',
  tryAgain: 'Try again',
  loading: 'Loading…',
  nothing: 'Larder costs you nothing at present.',
  offer: (price: string) => `Larder is ${price} a month for this site. You can leave at any time.`,
  begin: 'Subscribe',
  active: (price: string, day: string) => `You pay ${price} a month. It renews on ${day}.`,
  ends: (day: string) => `Your plan ends on ${day}. Nothing more is charged.`,
  late: 'Your last payment did not go through. Pay it, or give another card, so that your plan goes on.',
  pay: 'Pay now',
  manage: 'Card, receipts and cancelling',
  resume: 'Card, receipts and keeping it after all',
  failed: (reason: string) => `That could not be done: ${reason}`,
} as const;
