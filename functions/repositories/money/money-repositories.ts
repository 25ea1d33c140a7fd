import type { SiteScope } from '../scope.ts';
import { checkoutRepository } from './checkout.ts';
import { giftRepository } from './gift.ts';
import { paymentRepository } from './payment.ts';
import { paymentActionRepository } from './payment-action.ts';
import { planPriceRepository } from './plan-price.ts';
import { promotionCodeRepository } from './promotion-code.ts';
import { providerSubscriptionRepository } from './provider-subscription.ts';
import { grantRepository, subscriptionRepository } from './subscription.ts';

/** What people pay for on a site, and what became of it at the payment provider. */
export const moneyRepositories = (scope: SiteScope) => ({
  checkouts: checkoutRepository(scope),
  payments: paymentRepository(scope),
  paymentActions: paymentActionRepository(scope),
  planPrices: planPriceRepository(scope),
  promotionCodes: promotionCodeRepository(scope),
  providerSubscriptions: providerSubscriptionRepository(scope),
  gifts: giftRepository(scope),
  grants: grantRepository(scope),
  subscriptions: subscriptionRepository(scope),
});
