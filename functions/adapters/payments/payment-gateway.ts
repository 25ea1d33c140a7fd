import type { ChargeState, DisputeState } from '#domain/money/charges.ts';
import type { CodeDuration } from '#domain/money/promotion-codes.ts';
import type { Cadence } from '#domain/money/plans.ts';
import type { GiftOrder } from '#domain/money/gifts.ts';
import type { CheckoutOrder, EventEndpoint } from '#domain/money/payments.ts';
import type { SubscriptionStatus } from '#domain/money/paid-plan.ts';

/** The account of a cook at the payment provider, who is paid directly. */
export type SellerAccount = {
  id: string;
  /** Whether somebody can pay at present. */
  canCharge: boolean;
  /** What the provider still wants to know, in its own words: `individual.verification.document`. */
  due: readonly string[];
};

/** What a person pays for, as the provider says at this moment. Times are in ms since the epoch. */
export type PaidSubscription = {
  id: string;
  customerId: string;
  /** Null where the provider says something that this version does not know. */
  status: SubscriptionStatus | null;
  /** Null where there is nothing in it, as are what follows from that. */
  priceId: string | null;
  /** What it is to cost from its next period on, since somebody changed it; null while it stays as it is. */
  nextPriceId: string | null;
  /** What is charged when it renews, before taxes: with what a code takes off then. */
  amountCents: number | null;
  /** Null where it is paid at other times than any plan of ours. */
  cadence: Cadence | null;
  startedAt: number;
  /** Until when it is paid, or tried. */
  periodEnd: number | null;
  /** When it ends by itself, since somebody canceled it; null while it renews. */
  endsAt: number | null;
  endedAt: number | null;
  /** Where the oldest invoice that is open can be paid; null of what is not late. */
  invoiceUrl: string | null;
  /** The newest one where none is open, and it can be paid only once somebody makes it final. */
  waitingInvoiceId: string | null;
  /** The checkout of ours that it began with; null for one that was made elsewhere. */
  checkoutId: string | null;
  /** Whether it lives by a clock that is moved to try things, and not by the one that we have, too. */
  hasOwnClock: boolean;
};

export type OpenedCheckout = { id: string; url: string; expiresAt: number };

export type CheckoutState = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  /** The checkout of ours. */
  checkoutId: string | null;
  email: string | null;
  subscriptionId: string | null;
  /** Whether the money moved; a card may be asked for later. */
  isPaid: boolean;
};

/** Money that moved, or was to. */
export type Charge = {
  id: string;
  /** What `isOfPlan` is asked with. */
  paymentId: string | null;
  customerId: string | null;
  /** The gift of ours that it paid. */
  giftId: string | null;
  amountCents: number;
  refundedCents: number;
  /** What the platform keeps. */
  feeCents: number;
  state: ChargeState;
  /** Why it failed: `insufficient_funds`. */
  declinedFor: string | null;
  dispute: { state: DisputeState; dueAt: number | null } | null;
  receiptUrl: string | null;
  chargedAt: number;
};

export type NewPrice = {
  cadence: Cadence;
  amountCents: number;
  /** What receipts call it. */
  name: string;
};

export type NewCode = {
  code: string;
  /** One of the two. */
  percentOff: number | null;
  amountOffCents: number | null;
  duration: CodeDuration;
  months: number | null;
  usesMax: number | null;
  /** In ms since the epoch. */
  expiresAt: number | null;
};

export type AppOrder = {
  /** Makes the call happen once. */
  attemptId: string;
  siteId: string;
  customerId: string;
  /** A month. */
  amountCents: number;
  /** What receipts call it. */
  name: string;
  pages: { paid: string; back: string };
};

export type PaymentEvent = {
  id: string;
  /** Null for one of the platform itself. */
  accountId: string | null;
  type: string;
  /** What it is about; of a refund and a dispute, the charge. */
  objectId: string | null;
  /** The subscription that it is about, where the event itself says it. */
  subscriptionId: string | null;
};

/** What was sent to the address for events. */
export type ReadEvent =
  /** By the provider, lately, for this endpoint. */
  | { kind: 'event'; event: PaymentEvent }
  /** Of real money where this is only tried, or the other way round. */
  | { kind: 'other-mode'; id: string }
  | { kind: 'unsigned' }
  | { kind: 'malformed' };

export type PortalVisit = {
  customerId: string;
  configurationId: string;
  returnUrl: string;
  /** Begins with the change of a plan, of what is paid with, or with neither. */
  flow:
    | { kind: 'change_price'; subscriptionId: string; priceId: string }
    | { kind: 'payment_method' }
    | { kind: 'overview' };
};

/**
 * The payment provider. Calls are in the name of a cook's account. `key` makes a call that is sent
 * twice happen once, for a day. All reject with a `PaymentFailure`.
 */
export type PaymentGateway = {
  createAccount: (asked: { siteId: string; email: string }, key: string) => Promise<SellerAccount>;
  /** An address that is good for one visit. */
  onboardingUrl: (accountId: string, pages: { again: string; back: string }) => Promise<string>;
  /** Null once the cook has taken the account away from the platform. */
  findAccount: (accountId: string) => Promise<SellerAccount | null>;
  createPrice: (accountId: string, price: NewPrice, key: string) => Promise<string>;
  /** A word that makes plans cheaper; refused where another one is called so. Answers its id. */
  createCode: (accountId: string, code: NewCode, key: string) => Promise<string>;
  /** One that was made with this key and can be used, though its answer may have been lost. */
  findCode: (accountId: string, made: { code: string; key: string }) => Promise<string | null>;
  /** Nobody can use it any more. */
  endCode: (accountId: string, codeId: string) => Promise<void>;
  retirePrice: (accountId: string, priceId: string) => Promise<void>;
  /** The pages on which people change what they pay for; `known` is the one to change. */
  configurePortal: (
    accountId: string,
    asked: { known: string | null; priceIds: readonly string[]; key: string },
  ) => Promise<string>;
  portalUrl: (accountId: string, visit: PortalVisit) => Promise<string>;
  createCustomer: (
    accountId: string,
    person: { userId: string; email: string },
    key: string,
  ) => Promise<string>;
  /**
   * Whether taxes are set up on an account, so that they can be worked out for what it sells. False
   * where it cannot be asked for them.
   */
  collectsTax: (accountId: string) => Promise<boolean>;
  createCheckout: (accountId: string, order: CheckoutOrder) => Promise<OpenedCheckout>;
  /** Where a gift is paid; the gift's id makes the call happen once. */
  createGiftCheckout: (accountId: string, order: GiftOrder) => Promise<{ id: string; url: string }>;
  findCheckout: (accountId: string, id: string) => Promise<CheckoutState | null>;
  /** Refused once it is paid, or has run out. */
  expireCheckout: (accountId: string, id: string) => Promise<void>;
  /** Gives back what was paid there at once, with the platform's fee. */
  refundCheckout: (accountId: string, id: string, key: string) => Promise<void>;
  findSubscription: (accountId: string, id: string) => Promise<PaidSubscription | null>;
  /** The ids of all that ever were, some at a time; `after` is the last of those before. */
  listSubscriptions: (
    accountId: string,
    after: string | null,
  ) => Promise<{ ids: string[]; isLast: boolean }>;
  /** Null while it is not decided whether it goes through, and of what cannot be of a plan or a gift. */
  findCharge: (accountId: string, id: string) => Promise<Charge | null>;
  /** Whether a plan that was bought here was paid with it. */
  isOfPlan: (accountId: string, paymentId: string) => Promise<boolean>;
  /** Those since a time, some at a time; `after` is the last of those before. */
  listCharges: (
    accountId: string,
    asked: { since: number; after: string | null },
  ) => Promise<{ charges: Charge[]; last: string | null; isLast: boolean }>;
  /** Lets a subscription end when what is paid has run out, or go on after all. */
  setEnding: (
    accountId: string,
    asked: { subscriptionId: string; ends: boolean },
    key: string,
  ) => Promise<void>;
  /** Makes an invoice final, so that it can be paid; refused of one that is. */
  openInvoice: (accountId: string, invoiceId: string) => Promise<void>;
  /** Has nothing collected any more of what is not paid yet; it may still be worked on, or tried again. */
  dropUnpaid: (accountId: string, subscriptionId: string) => Promise<void>;
  /** Ends one at once; nothing is tried any more of what is not paid yet. */
  stopSubscription: (accountId: string, subscriptionId: string) => Promise<void>;
  /** Ends one at once and gives back all that was paid for it, with the platform's fee. */
  undoSubscription: (accountId: string, subscriptionId: string, key: string) => Promise<void>;
  /** What cooks pay the platform is its own, and in nobody's name. */
  createAppCustomer: (of: { siteId: string; email: string }, key: string) => Promise<string>;
  createAppCheckout: (order: AppOrder) => Promise<{ id: string; url: string }>;
  findAppCheckout: (id: string) => Promise<CheckoutState | null>;
  /** Nobody can pay it from now on; refused of one that is over. */
  expireAppCheckout: (id: string) => Promise<void>;
  findAppSubscription: (id: string) => Promise<PaidSubscription | null>;
  openAppInvoice: (invoiceId: string) => Promise<void>;
  /** Lets it end when what is paid has run out. */
  endAppSubscription: (id: string, key: string) => Promise<void>;
  appPortalUrl: (customerId: string, returnUrl: string) => Promise<string>;
  readEvent: (
    endpoint: EventEndpoint,
    sent: { body: string; signature: string },
  ) => Promise<ReadEvent>;
};
