/** Where a subscription to the newsletter of a site can begin. */
export const subscriberSources = [
  'site',
  'popup',
  'recipe',
  'subscribe-page',
  'account',
  'preference',
  'import',
] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

/** The places whose forms a visitor fills in by themselves. */
export const signUpPlaces = ['site', 'popup', 'recipe', 'subscribe-page'] as const;
export type SignUpPlace = (typeof signUpPlaces)[number];
