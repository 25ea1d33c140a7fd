import type { Stripe } from 'stripe';

type Asked = Omit<Stripe.Checkout.SessionCreateParams, 'managed_payments'>;

/**
 * Opens a page on which something is paid. On accounts that are new, Stripe is the seller by itself, which
 * it cannot be for the accounts of cooks and is not to be for the platform.
 */
export const openSession = (
  stripe: Stripe,
  asked: Asked,
  options: Stripe.RequestOptions,
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({ ...asked, managed_payments: { enabled: false } }, options);
