import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from './api.ts';
import type { Kind } from './resources.ts';
import { aCheckout, aSeller, aStripe, aSubscriber, chargesOf } from './testing/a-stripe.ts';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
};
const folder = new URL('../../../shared/data/stripe/', import.meta.url);
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const { operations: known } = readJson('request-params-2026-10-28.json') as {
  operations: Record<string, Schema>;
};
const { resources } = readJson('resource-fixtures-2026-08.json') as {
  resources: Record<string, Record<string, unknown>>;
};

/** Every field that a schema knows, as `line_items[].price`. */
function fieldsOf(schema: Schema, path = ''): string[] {
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [at, ...fieldsOf(each, at)];
  });
  const others = (schema.anyOf ?? []).flatMap((each) => fieldsOf(each, path));
  return [...below, ...others, ...(schema.items ? fieldsOf(schema.items, `${path}[]`) : [])];
}

const schemaOf = (operation: string): Schema => known[operation] ?? {};
const ownSchema = (params: z.ZodType) =>
  z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) as Schema;

const described = operations.filter(({ method, path }) => `${method} ${path}` in known);

describe('What the stand-in takes', () => {
  it('is described for what the product asks most', () => {
    expect(described.length).toBeGreaterThan(15);
  });

  it.each(described)('$method $path is known to Stripe', ({ method, path, params }) => {
    const theirs = new Set(fieldsOf(schemaOf(`${method} ${path}`)));
    expect(fieldsOf(ownSchema(params)).filter((field) => !theirs.has(field))).toEqual([]);
  });
});

describe('What the stand-in answers', () => {
  it('has the shape of what Stripe answers', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { customer } = await aSubscriber(stripe, seller, { price: seller.monthly.id });
    await aCheckout(stripe, seller, seller.yearly.id);
    const [charge] = (await chargesOf(stripe, seller)).map(({ id }) => id);
    await stripe.sdk.refunds.create({ charge: String(charge) }, seller.on);
    const coupon = await stripe.sdk.coupons.create({ percent_off: 20 }, seller.on);
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    await stripe.sdk.promotionCodes.create({ promotion, code: 'SPRING' }, seller.on);
    await stripe.sdk.billingPortal.configurations.create(
      { features: { invoice_history: { enabled: true } } },
      seller.on,
    );
    await stripe.sdk.billingPortal.sessions.create({ customer }, seller.on);
    const { books } = stripe.local.sceneOf(seller.on.stripeAccount);
    const kinds = new Map([...books.objects.values()].map((each) => [each.object, each]));
    const compared = [...kinds].filter(([kind]) => kind in resources);
    expect(compared.length).toBeGreaterThan(8);
    expect(compared.flatMap(([kind, object]) => lacking(kind, object))).toEqual([]);
  });
});

/** Of examples alone: what left the API since, and what nothing here can come to have. */
const notOfHere = new Set([
  'charge refunds',
  'invoice subscription',
  'payment_intent amount_details',
  'refund destination_details',
]);

/** What an example of Stripe's has and ours has not. */
const lacking = (kind: Kind, object: object): string[] =>
  Object.keys(resources[kind] ?? {})
    .filter((name) => !(name in object))
    .map((name) => `${kind} ${name}`)
    .filter((each) => !notOfHere.has(each));
