/** Apart from other messages, since few scripts need them. */
export const premiumMessages = {
  locked:
    'This is a premium recipe and is only available to subscribers with full access subscriptions',
  subscribe: 'Subscribe',
} as const;
