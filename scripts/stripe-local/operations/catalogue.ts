import { z } from 'zod';
import { invalid } from '../api-error.ts';
import { newCode, newCoupon } from '../discounts.ts';
import { record } from '../events.ts';
import { all, keep, nowIn, type Scene, taken } from '../ledger.ts';
import { newPrice, newProduct } from '../objects/catalogue.ts';
import { operation } from '../operation.ts';
import {
  clearable,
  currency,
  decimal,
  flag,
  isWithin,
  listOf,
  metadata,
  paging,
  since,
  text,
  whole,
} from '../params.ts';

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: whole.optional(),
});

const products = [
  operation(
    ['POST', '/v1/products'],
    z.strictObject({
      name: text,
      description: text.optional(),
      metadata: metadata.optional(),
      url: text.optional(),
    }),
    ({ ledger, books }, { name, description, metadata: notes = {} }) => {
      const made = keep(books, newProduct(ledger, { name, description, metadata: notes }));
      record({ ledger, books }, 'product.created', made);
      return made;
    },
  ),
  operation(
    ['POST', '/v1/products/{id}'],
    z.strictObject({ name: text, active: flag, metadata, description: clearable }).partial(),
    ({ ledger, books, ids }, changes) => {
      const product = taken(books, 'product', ids[0] ?? '');
      Object.assign(product, changes, { updated: nowIn(ledger) });
      record({ ledger, books }, 'product.updated', product);
      return product;
    },
  ),
  operation(
    ['GET', '/v1/products'],
    z.strictObject({ ...paging, active: flag.optional(), created: since.optional() }),
    ({ books }, { active, created, ...page }) => {
      const found = all(books, 'product').filter(
        (each) =>
          (active === undefined || each.active === active) && isWithin(each.created, created),
      );
      return listOf('/v1/products', found, page);
    },
  ),
];

type Sold = {
  product?: string | undefined;
  product_data?: { name: string; metadata?: Record<string, string> | undefined } | undefined;
};

/** The one that is named, or one that is made of what is said of it; Stripe takes one of the two. */
function productFor(scene: Scene, { product, product_data: said }: Sold): string {
  if ((product === undefined) === (said === undefined)) {
    throw invalid('Give either a product or what it is made of.', 'product');
  }
  const { ledger, books } = scene;
  if (said === undefined)
    return taken(books, 'product', { id: product ?? '', param: 'product' }).id;
  const made = keep(books, newProduct(ledger, { name: said.name, metadata: said.metadata ?? {} }));
  record(scene, 'product.created', made);
  return made.id;
}

const prices = [
  operation(
    ['POST', '/v1/prices'],
    z.strictObject({
      currency,
      product: text.optional(),
      /** Makes the product along with the price. */
      product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
      unit_amount: whole,
      recurring: recurring.optional(),
      lookup_key: text.optional(),
      nickname: text.optional(),
      metadata: metadata.optional(),
    }),
    ({ ledger, books }, params) => {
      const product = productFor({ ledger, books }, params);
      if (params.unit_amount < 0) throw invalid('Invalid non-negative integer', 'unit_amount');
      const { interval, interval_count: count = 1 } = params.recurring ?? { interval: null };
      const made = newPrice(ledger, {
        currency: params.currency,
        product,
        unitAmount: params.unit_amount,
        recurring: interval && { interval, count },
        lookupKey: params.lookup_key,
        nickname: params.nickname,
        metadata: params.metadata ?? {},
      });
      record({ ledger, books }, 'price.created', keep(books, made));
      return made;
    },
  ),
  operation(['GET', '/v1/prices/{price}'], z.strictObject({}), ({ books, ids }) =>
    taken(books, 'price', ids[0] ?? ''),
  ),
  operation(
    ['POST', '/v1/prices/{price}'],
    z.strictObject({ active: flag, metadata, nickname: clearable }).partial(),
    ({ ledger, books, ids }, changes) => {
      const price = taken(books, 'price', ids[0] ?? '');
      Object.assign(price, changes);
      record({ ledger, books }, 'price.updated', price);
      return price;
    },
  ),
  operation(
    ['GET', '/v1/prices'],
    z.strictObject({
      ...paging,
      active: flag.optional(),
      product: text.optional(),
      lookup_keys: z.array(text).optional(),
    }),
    ({ books }, { active, product, lookup_keys: keys, ...page }) => {
      const found = all(books, 'price').filter(
        (each) =>
          (active === undefined || each.active === active) &&
          (product === undefined || each.product === product) &&
          (keys === undefined || keys.includes(each.lookup_key ?? '')),
      );
      return listOf('/v1/prices', found, page);
    },
  ),
];

const discounts = [
  operation(
    ['POST', '/v1/coupons'],
    z.strictObject({
      percent_off: decimal.optional(),
      amount_off: whole.optional(),
      currency: currency.optional(),
      duration: z.enum(['forever', 'once', 'repeating']).optional(),
      duration_in_months: whole.optional(),
      max_redemptions: whole.optional(),
      name: text.optional(),
      metadata: metadata.optional(),
    }),
    ({ ledger, books }, params) => {
      const { percent_off: percentOff = null, amount_off: amountOff = null } = params;
      if ((percentOff === null) === (amountOff === null)) {
        throw invalid('You must pass either percent_off or amount_off', 'percent_off');
      }
      return newCoupon(ledger, books, {
        percentOff,
        amountOff,
        currency: amountOff === null ? null : (params.currency ?? 'usd'),
        duration: params.duration ?? 'once',
        months: params.duration_in_months ?? null,
        name: params.name ?? null,
        metadata: params.metadata ?? {},
        maxRedemptions: params.max_redemptions ?? null,
      });
    },
  ),
  operation(
    ['POST', '/v1/promotion_codes'],
    z.strictObject({
      promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
      code: z.string().regex(/^[\w-]{1,500}$/),
      max_redemptions: whole.optional(),
      expires_at: whole.optional(),
      metadata: metadata.optional(),
    }),
    ({ ledger, books }, params) => {
      const same = (code: string) => code.toUpperCase() === params.code.toUpperCase();
      if (all(books, 'promotion_code').some((each) => each.active && same(each.code))) {
        throw invalid('An active promotion code with this code already exists', 'code');
      }
      return newCode(ledger, books, {
        coupon: params.promotion.coupon,
        code: params.code,
        maxRedemptions: params.max_redemptions ?? null,
        expiresAt: params.expires_at ?? null,
        metadata: params.metadata ?? {},
      });
    },
  ),
  operation(
    ['POST', '/v1/promotion_codes/{promotion_code}'],
    z.strictObject({ active: flag, metadata }).partial(),
    ({ books, ids }, changes) =>
      Object.assign(taken(books, 'promotion_code', ids[0] ?? ''), changes),
  ),
  operation(
    ['GET', '/v1/promotion_codes'],
    z.strictObject({ ...paging, active: flag.optional(), code: text.optional() }),
    ({ books }, { active, code, ...page }) => {
      const found = all(books, 'promotion_code').filter(
        (each) =>
          (active === undefined || each.active === active) &&
          (code === undefined || each.code === code),
      );
      return listOf('/v1/promotion_codes', found, page);
    },
  ),
];

export const catalogueOperations = [...products, ...prices, ...discounts];
