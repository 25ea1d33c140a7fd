import type { SiteId } from '#domain/ids.ts';
import type { PaidSubscription } from '#functions/adapters/payments/payment-gateway.ts';

/** A subscription that a plan follows. */
export type Followed = { siteId: SiteId; accountId: string; providerId: string };

/** What the provider says of it; null where it is not there, or not any more. */
export type Said = PaidSubscription | null | 'disconnected';
