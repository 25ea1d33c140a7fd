import type { Stripe } from 'stripe';
import { invalid } from './api-error.ts';
import {
  all,
  type Books,
  found,
  hiddenOf,
  idOf,
  keep,
  type Ledger,
  type Scene,
  newId,
  nowIn,
  taken,
} from './ledger.ts';

/** In cents, never more than the amount itself. */
export function discountOf(coupon: Stripe.Coupon | null, cents: number): number {
  if (coupon === null) return 0;
  const { amount_off: off, percent_off: percent } = coupon;
  return Math.min(cents, off ?? Math.round((cents * (percent ?? 0)) / 100));
}

type Redeemed = { coupon: Stripe.Coupon; code: Stripe.PromotionCode | null };

/** What `discounts[0]` of a request names. */
export function redeemed(
  books: Books,
  asked: { coupon?: string | undefined; promotion_code?: string | undefined } | undefined,
): Redeemed | null {
  if (asked?.promotion_code !== undefined) {
    return valid(
      books,
      taken(books, 'promotion_code', { id: asked.promotion_code, param: 'discounts' }),
    );
  }
  if (asked?.coupon === undefined) return null;
  const coupon = taken(books, 'coupon', { id: asked.coupon, param: 'discounts' });
  if (!coupon.valid) throw invalid('This coupon has expired', 'discounts', 'coupon_expired');
  return { coupon, code: null };
}

/** What a visitor types; null where no code of the account is called so, or it is no longer valid. */
export function codeTyped(books: Books, typed: string): Redeemed | null {
  const same = (each: Stripe.PromotionCode) =>
    each.code.toUpperCase() === typed.trim().toUpperCase();
  const code = all(books, 'promotion_code').find((each) => each.active && same(each));
  return code && isValid(books, code) ? valid(books, code) : null;
}

function valid(books: Books, code: Stripe.PromotionCode): Redeemed {
  if (!isValid(books, code)) {
    throw invalid('This promotion code is not active', 'discounts', 'promotion_code_invalid');
  }
  return { coupon: couponOf(books, code), code };
}

function isValid(books: Books, code: Stripe.PromotionCode): boolean {
  const isUsedUp = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
  return code.active && couponOf(books, code).valid && !isUsedUp;
}

const couponOf = (books: Books, code: Stripe.PromotionCode): Stripe.Coupon =>
  taken(books, 'coupon', idOf(code.promotion.coupon) ?? '');

type Applied = { subscription: string; session: string | null };

/** Counts the redemption and answers the id of what the subscription carries from now on. */
export function applyDiscount(
  { ledger, books }: Scene,
  { coupon, code }: Redeemed,
  { subscription, session }: Applied,
): string {
  coupon.times_redeemed += 1;
  if (code) code.times_redeemed += 1;
  const id = newId(ledger, 'di');
  const start = nowIn(ledger);
  const discount: Stripe.Discount = {
    id,
    object: 'discount',
    checkout_session: session,
    customer: null,
    customer_account: null,
    end: endOf(coupon, start),
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription,
    subscription_item: null,
  };
  hiddenOf(books, id).discount = { given: discount, isUsed: false };
  return id;
}

function endOf({ duration, duration_in_months: months }: Stripe.Coupon, start: number) {
  if (duration !== 'repeating') return null;
  const end = new Date(start * 1_000);
  end.setUTCMonth(end.getUTCMonth() + (months ?? 1));
  return Math.round(end.getTime() / 1_000);
}

/** The coupon that counts for an invoice made now; `once` counts for the first that costs something. */
export function couponFor(books: Books, discounts: readonly string[], now: number) {
  for (const id of discounts) {
    const { discount } = hiddenOf(books, id);
    const coupon = found(books, 'coupon', idOf(discount?.given.source.coupon) ?? '');
    const end = discount?.given.end ?? null;
    const isOver = end !== null && end <= now;
    const isUsed = coupon?.duration === 'once' && discount?.isUsed === true;
    if (discount && coupon && !isOver && !isUsed) {
      discount.isUsed = true;
      return coupon;
    }
  }
  return null;
}

type NewCoupon = {
  percentOff: number | null;
  amountOff: number | null;
  currency: string | null;
  duration: Stripe.Coupon.Duration;
  months: number | null;
  name: string | null;
  metadata: Record<string, string>;
  maxRedemptions: number | null;
};

export const newCoupon = (ledger: Ledger, books: Books, asked: NewCoupon): Stripe.Coupon =>
  keep(books, {
    id: newId(ledger, 'cpn'),
    object: 'coupon',
    amount_off: asked.amountOff,
    created: nowIn(ledger),
    currency: asked.currency,
    duration: asked.duration,
    duration_in_months: asked.months,
    livemode: false,
    max_redemptions: asked.maxRedemptions,
    metadata: asked.metadata,
    name: asked.name,
    percent_off: asked.percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  });

type NewCode = {
  coupon: string;
  code: string;
  maxRedemptions: number | null;
  expiresAt: number | null;
  metadata: Record<string, string>;
};

export const newCode = (ledger: Ledger, books: Books, asked: NewCode): Stripe.PromotionCode =>
  keep(books, {
    id: newId(ledger, 'promo'),
    object: 'promotion_code',
    active: true,
    code: asked.code,
    created: nowIn(ledger),
    customer: null,
    customer_account: null,
    expires_at: asked.expiresAt,
    livemode: false,
    max_redemptions: asked.maxRedemptions,
    metadata: asked.metadata,
    promotion: {
      coupon: taken(books, 'coupon', { id: asked.coupon, param: 'promotion' }).id,
      type: 'coupon',
    },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  });
