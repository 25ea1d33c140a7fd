/**
 * What the button under a locked recipe offers: free subscribers upgrade, whoever has a plan that is not
 * paid mends that, all others subscribe.
 */
export type LockOffer = 'upgrade' | 'subscribe' | 'pay';
