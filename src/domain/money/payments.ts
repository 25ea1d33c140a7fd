/** A price is wanted until the provider has it, live while it is sold, and retired for good after. */
export const priceStates = ['wanted', 'live', 'retired', 'withdrawn'] as const;

export const checkoutStates = ['open', 'complete', 'expired', 'refused'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** What people ask of a subscription: that it end when what is paid has run out, or go on after all. */
export const pressKinds = ['end', 'resume'] as const;
/**
 * What the platform owes them: never to have been, to end with what is paid since the site is gone, or
 * at once since they are.
 */
export const dutyKinds = ['undo', 'close', 'stop'] as const;
export const actionKinds = [...pressKinds, ...dutyKinds] as const;
export type PressKind = (typeof pressKinds)[number];
export type DutyKind = (typeof dutyKinds)[number];
export type ActionKind = (typeof actionKinds)[number];
export const isDuty = (kind: ActionKind): kind is DutyKind =>
  dutyKinds.some((duty) => duty === kind);
/** `overtaken` is what was pressed before something else was: nobody asks for it any more. */
export const actionStates = ['open', 'done', 'refused', 'overtaken'] as const;

/** How long a purchase that was begun can be finished. */
export const checkoutLifetimeMs = 60 * 60_000;
/** The provider makes no page that runs out within half an hour; a call of it may take a moment. */
export const pageLifetimeLeastMs = 31 * 60_000;

/** Kept with the checkout before it is asked for, so that asking again asks for the same. */
export type CheckoutOrder = {
  checkoutId: string;
  priceId: string;
  customerId: string;
  successUrl: string;
  cancelUrl: string;
  /** In ms since the epoch. */
  expiresAt: number;
  /** Of each payment, for the platform; a percentage with at most two places. */
  feePercent: number;
  /** Absent from those that were begun before there were any. */
  trialDays?: number;
  allowsCodes?: boolean;
  /** Whether the seller has the provider work out taxes and add them. */
  collectsTax?: boolean;
};

/** Whom an event is sent to: the platform, or the platform on behalf of its cooks. */
export const eventEndpoints = ['platform', 'connect'] as const;
export type EventEndpoint = (typeof eventEndpoints)[number];
