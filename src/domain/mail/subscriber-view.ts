/** In which order a cook reads subscribers. */
export const subscriberOrders = ['newest', 'oldest', 'address'] as const;
export type SubscriberOrder = (typeof subscriberOrders)[number];
