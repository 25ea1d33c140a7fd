import { z } from 'zod';
import { ApiError, invalid } from '../api-error.ts';
import { discountOf, redeemed } from '../discounts.ts';
import { record } from '../events.ts';
import { all, hiddenOf, keep, nowIn, platformId, taken, type Scene } from '../ledger.ts';
import { newPrice, newProduct } from '../objects/catalogue.ts';
import { newSession } from '../objects/session.ts';
import { operation } from '../operation.ts';
import { listOf, paging, text } from '../params.ts';
import type { Price } from '../resources.ts';
import { accountOf } from './accounts.ts';
import { type AskedCheckout, checkoutParams } from './checkout-params.ts';
import { checkTax, isTaxed } from './tax.ts';

const hour = 3_600;

export const checkoutOperations = [
  operation(['POST', '/v1/checkout/sessions'], checkoutParams, (call, params) => {
    const { ledger, books, origin } = call;
    checkAccount(call, params);
    checkTax(books, params);
    const price = priceOf(call, params);
    if ((price.recurring !== null) !== (params.mode === 'subscription')) {
      throw invalid('The price does not fit the mode of the checkout.', 'line_items[0][price]');
    }
    const discount = redeemed(books, params.discounts?.[0]);
    const subtotal = (price.unit_amount ?? 0) * (params.line_items[0]?.quantity ?? 1);
    checkFee(params, subtotal);
    const customer = params.customer ?? null;
    if (customer !== null) taken(books, 'customer', { id: customer, param: 'customer' });
    const session = newSession(ledger, {
      mode: params.mode,
      subtotal,
      total: subtotal - discountOf(discount?.coupon ?? null, subtotal),
      currency: price.currency,
      customer,
      email: params.customer_email ?? null,
      clientReference: params.client_reference_id ?? null,
      expiresAt: expiryOf(call, params.expires_at),
      metadata: params.metadata ?? {},
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      allowsCodes: params.allow_promotion_codes ?? false,
      isTaxed: isTaxed(params),
      isManaged: isManaged(params),
      url: `${origin}/pages/checkout/${books.accountId}/{id}`,
    });
    hiddenOf(books, session.id).checkout = { ...params, price: price.id };
    return keep(books, session);
  }),
  operation(['GET', '/v1/checkout/sessions/{session}'], z.strictObject({}), ({ books, ids }) =>
    taken(books, 'checkout.session', ids[0] ?? ''),
  ),
  operation(
    ['POST', '/v1/checkout/sessions/{session}/expire'],
    z.strictObject({}),
    ({ ledger, books, ids }) => {
      const session = taken(books, 'checkout.session', ids[0] ?? '');
      if (session.status !== 'open') {
        throw new ApiError(
          400,
          `Only open Checkout Sessions can be expired; this is ${session.status}.`,
        );
      }
      Object.assign(session, { status: 'expired', url: null });
      record({ ledger, books }, 'checkout.session.expired', session);
      return session;
    },
  ),
  operation(
    ['GET', '/v1/checkout/sessions'],
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
    }),
    ({ books }, { customer, subscription, status, ...page }) => {
      const found = all(books, 'checkout.session').filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (subscription === undefined || each.subscription === subscription) &&
          (status === undefined || each.status === status),
      );
      return listOf('/v1/checkout/sessions', found, page);
    },
  ),
];

/** As on accounts that are new. */
const isManaged = ({ managed_payments: managed }: AskedCheckout): boolean =>
  managed?.enabled ?? true;

/** Stripe refuses what an account may not do yet, and managed payments where a platform sells for others. */
function checkAccount({ ledger, books }: Scene, asked: AskedCheckout) {
  if (books.accountId === platformId) return;
  if (!accountOf(ledger, books.accountId).charges_enabled) {
    throw invalid('Your account cannot currently make live charges.', 'account', 'account_invalid');
  }
  if (isManaged(asked)) {
    throw invalid('Managed payments are not available for connected accounts.', 'managed_payments');
  }
}

/** What the platform keeps of a payment is a part of it. */
function checkFee({ payment_intent_data: data }: AskedCheckout, subtotal: number) {
  if ((data?.application_fee_amount ?? 0) < subtotal) return;
  throw invalid(
    'The application fee must be less than the amount.',
    'payment_intent_data[application_fee_amount]',
  );
}

function priceOf({ ledger, books }: Scene, { line_items: [item] }: AskedCheckout): Price {
  if (item?.price !== undefined) {
    const price = taken(books, 'price', { id: item.price, param: 'line_items[0][price]' });
    if (price.active) return price;
    throw invalid('The price specified is inactive.', 'line_items[0][price]');
  }
  if (!item?.price_data) throw invalid('Missing price or price_data.', 'line_items[0][price]');
  const { currency: money, unit_amount: unitAmount, product_data: product } = item.price_data;
  const interval = item.price_data.recurring?.interval;
  const { id } = keep(books, newProduct(ledger, product));
  return keep(
    books,
    newPrice(ledger, {
      currency: money,
      product: id,
      unitAmount,
      recurring: interval === undefined ? null : { interval, count: 1 },
    }),
  );
}

function expiryOf({ ledger }: Scene, wanted: number | undefined): number {
  const now = nowIn(ledger);
  if (wanted === undefined) return now + 24 * hour;
  // Whoever asks may live by the real clock, while the one here was moved on.
  const meant = ledger.isClockShared ? [wanted] : [wanted, wanted + ledger.ahead];
  const fitting = meant.find((each) => each >= now + hour / 2 && each <= now + 24 * hour);
  if (fitting === undefined) {
    throw invalid('The expires_at must be between 30 minutes and 24 hours from now.', 'expires_at');
  }
  return fitting;
}
