/** What can happen between a person and the newsletter of a site. */
export const subscriberEventKinds = [
  'asked',
  'imported',
  'mailed',
  'confirmed',
  'unsubscribed',
  'returned',
] as const;
