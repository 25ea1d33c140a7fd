import { z } from 'zod';
import { ApiError, invalid } from '../api-error.ts';
import { begin, changeNow, end } from '../billing.ts';
import { cardOf, nobodyThere, refund } from '../charging.ts';
import { redeemed } from '../discounts.ts';
import { recordUpdate } from '../events.ts';
import { all, idOf, nowIn, taken, type Scene } from '../ledger.ts';
import { itemOfSubscription } from '../objects/subscription.ts';
import { operation } from '../operation.ts';
import {
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
import type { Subscription } from '../resources.ts';
import { refuseScheduled, releaseSchedule } from '../schedules.ts';

const discount = z.strictObject({ coupon: text, promotion_code: text }).partial();
const prorations = z.enum(['always_invoice', 'create_prorations', 'none']);

const begun = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: whole.optional() })).length(1),
  trial_period_days: whole.optional(),
  trial_end: whole.optional(),
  application_fee_percent: decimal.optional(),
  discounts: z.array(discount).max(1).optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: z
    .enum(['error_if_incomplete', 'allow_incomplete', 'default_incomplete'])
    .optional(),
});

const changed = z.strictObject({
  items: z
    .array(z.strictObject({ id: text, price: text, quantity: whole.optional() }))
    .length(1)
    .optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: z
    .union([
      z.literal('').transform(() => null),
      whole,
      z.enum(['min_period_end', 'max_period_end']),
    ])
    .optional(),
  metadata: metadata.optional(),
  proration_behavior: prorations.optional(),
  payment_behavior: z
    .enum(['pending_if_incomplete', 'error_if_incomplete', 'allow_incomplete'])
    .optional(),
  pause_collection: z
    .union([
      z.literal('').transform(() => null),
      z.strictObject({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: whole.optional(),
      }),
    ])
    .optional(),
  application_fee_percent: decimal.optional(),
});

const lists = z.strictObject({
  ...paging,
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
  created: since.optional(),
});

export const subscriptionOperations = [
  operation(['POST', '/v1/subscriptions'], begun, (scene, params) => {
    const { books } = scene;
    const { id: customer } = taken(books, 'customer', { id: params.customer, param: 'customer' });
    return begin(scene, {
      customer,
      price: taken(books, 'price', { id: params.items[0]?.price ?? '', param: 'items[0][price]' }),
      card: cardOf(books, customer),
      trialDays: params.trial_period_days ?? null,
      trialEnd: params.trial_end ?? null,
      feePercent: params.application_fee_percent ?? null,
      discount: redeemed(books, params.discounts?.[0]),
      session: null,
      metadata: params.metadata ?? {},
      presence: nobodyThere,
    });
  }),
  operation(
    ['GET', '/v1/subscriptions/{subscription_exposed_id}'],
    z.strictObject({}),
    ({ books, ids }) => taken(books, 'subscription', ids[0] ?? ''),
  ),
  operation(['GET', '/v1/subscriptions'], lists, ({ books }, params) => {
    const { customer, price, status, created, ...page } = params;
    const found = all(books, 'subscription').filter(
      (each) =>
        (customer === undefined || each.customer === customer) &&
        (price === undefined || itemOfSubscription(each).price.id === price) &&
        isWithin(each.created, created) &&
        isListed(each, status),
    );
    return listOf('/v1/subscriptions', found, page);
  }),
  operation(['POST', '/v1/subscriptions/{subscription_exposed_id}'], changed, (scene, params) =>
    change(scene, taken(scene.books, 'subscription', scene.ids[0] ?? ''), params),
  ),
  operation(
    ['DELETE', '/v1/subscriptions/{subscription_exposed_id}'],
    z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() }),
    (scene) => {
      const subscription = taken(scene.books, 'subscription', scene.ids[0] ?? '');
      if (subscription.ended_at !== null) throw ended(subscription);
      end(scene, subscription, 'cancellation_requested');
      return subscription;
    },
  ),
  operation(
    ['POST', '/v1/subscription_schedules/{schedule}/release'],
    z.strictObject({ preserve_cancel_date: flag.optional() }),
    (scene) => releaseSchedule(scene, scene.ids[0] ?? ''),
  ),
  operation(
    ['POST', '/v1/refunds'],
    z.strictObject({
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: whole.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      refund_application_fee: flag.optional(),
      metadata: metadata.optional(),
    }),
    (scene, params) => refund(scene, params),
  ),
];

/** Ended ones are listed only where they are asked for. */
function isListed({ status }: Subscription, asked: z.output<typeof lists>['status']): boolean {
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  if (asked === 'all') return true;
  if (asked === 'ended') return isOver;
  return asked === undefined ? !isOver : status === asked;
}

const ended = ({ id }: Subscription) =>
  new ApiError(404, `No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });

function change(scene: Scene, subscription: Subscription, params: z.output<typeof changed>) {
  if (subscription.ended_at !== null) {
    throw invalid('A canceled subscription can only update its metadata.', 'id');
  }
  const { cancel_at: cancelAt, cancel_at_period_end: atEnd, pause_collection: pause } = params;
  if (cancelAt !== undefined && cancelAt !== null && atEnd === true) {
    throw invalid('cancel_at and cancel_at_period_end exclude each other.', 'cancel_at');
  }
  if (cancelAt !== undefined || atEnd !== undefined) refuseScheduled(subscription);
  const wanted = params.items?.[0];
  if (wanted) changePrice(scene, subscription, { ...wanted, proration: params.proration_behavior });
  const { cancel_at, cancel_at_period_end } = subscription;
  setEnding(scene, subscription, params);
  if (pause !== undefined) {
    subscription.pause_collection = pause && {
      behavior: pause.behavior,
      resumes_at: pause.resumes_at ?? null,
    };
  }
  Object.assign(subscription.metadata, params.metadata);
  if (params.application_fee_percent !== undefined) {
    subscription.application_fee_percent = params.application_fee_percent;
  }
  recordUpdate(scene, subscription, { cancel_at, cancel_at_period_end });
  return subscription;
}

function setEnding(scene: Scene, subscription: Subscription, params: z.output<typeof changed>) {
  const { cancel_at: cancelAt, cancel_at_period_end: atEnd } = params;
  const { current_period_end: periodEnd } = itemOfSubscription(subscription);
  if (atEnd !== undefined) {
    subscription.cancel_at_period_end = atEnd;
    subscription.cancel_at = atEnd ? periodEnd : null;
  }
  if (cancelAt !== undefined) {
    subscription.cancel_at = typeof cancelAt === 'string' ? periodEnd : cancelAt;
  }
  const isEnding = subscription.cancel_at !== null;
  subscription.canceled_at = isEnding ? (subscription.canceled_at ?? nowIn(scene.ledger)) : null;
}

type Wanted = { id: string; price: string; proration: z.output<typeof prorations> | undefined };

function changePrice(scene: Scene, subscription: Subscription, { id, price, proration }: Wanted) {
  const item = itemOfSubscription(subscription);
  if (item.id !== id)
    throw invalid(`No such subscription item: '${id}'`, 'items[0][id]', 'resource_missing');
  const next = taken(scene.books, 'price', { id: price, param: 'items[0][price]' });
  if (idOf(item.price) === next.id) return;
  if (proration !== 'always_invoice') {
    throw invalid('This stand-in knows changes that are invoiced at once', 'proration_behavior');
  }
  changeNow(scene, subscription, { price: next, presence: nobodyThere });
}
