import type { Stripe } from 'stripe';
import type { AskedCheckout } from './operations/checkout-params.ts';
import type { PortalFlow } from './operations/portal-flow.ts';

// The SDK gives decimals as objects of its own; in an answer they are texts.
type Plain<T, Decimals extends keyof T> = Omit<T, Decimals> & { [Key in Decimals]: string | null };

export type Plan = Plain<Stripe.Plan, 'amount_decimal'>;
export type Price = Plain<Stripe.Price, 'unit_amount_decimal'>;
export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & {
  plan: Plan;
  price: Price;
};
export type Subscription = Omit<Stripe.Subscription, 'customer' | 'items'> & {
  customer: string;
  items: Stripe.ApiList<SubscriptionItem>;
};
export type InvoiceLine = Plain<Stripe.InvoiceLineItem, 'quantity_decimal'>;
export type Invoice = Omit<Stripe.Invoice, 'id' | 'customer' | 'lines'> & {
  id: string;
  customer: string | null;
  lines: Stripe.ApiList<InvoiceLine>;
};

/** What an account keeps, by the word that each carries as its `object`. */
export type Resources = {
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  coupon: Stripe.Coupon;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  invoice: Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Price;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  subscription: Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
};
export type Kind = keyof Resources;

/** What Stripe knows of its objects and tells nobody. */
export type Hidden = {
  /** Of a customer or a checkout: the card that is charged. */
  card?: string;
  /** Of a subscription: whether the end of its trial was announced. */
  isTrialEndTold?: boolean;
  /** Of a checkout: what it was asked for, which the object does not repeat. */
  checkout?: AskedCheckout & { price: string };
  /** Of a charge: whether what the platform kept of it went back as well. */
  isFeeBack?: boolean;
  /** Of a visit of the portal. */
  flow?: PortalFlow;
  /** Of a discount: what it gives, and whether it gave it already. */
  discount?: { given: Stripe.Discount; isUsed: boolean };
  /** Of an onboarding: where it leads afterwards. */
  returnUrl?: string;
  refreshUrl?: string;
  isUsed?: boolean;
  /** Of an account: how it set up its taxes. */
  tax?: TaxSettings;
};

export type TaxSettings = {
  behavior: 'exclusive' | 'inclusive' | 'inferred_by_currency' | null;
  code: string | null;
  /** Of its head office. */
  country: string | null;
};
