import { z } from 'zod';
import { missing } from '../api-error.ts';
import { finalizeInvoice, voidInvoice } from '../billing.ts';
import { all, idOf, platformId, taken } from '../ledger.ts';
import { subscriptionOf } from '../objects/invoice.ts';
import { operation } from '../operation.ts';
import { flag, isWithin, listOf, paging, since, text } from '../params.ts';

const payments = [
  operation(['GET', '/v1/invoices/{invoice}'], z.strictObject({}), ({ books, ids }) =>
    taken(books, 'invoice', ids[0] ?? ''),
  ),
  operation(
    ['POST', '/v1/invoices/{invoice}/finalize'],
    z.strictObject({ auto_advance: z.literal('false') }),
    (scene) => finalizeInvoice(scene, taken(scene.books, 'invoice', scene.ids[0] ?? '')),
  ),
  operation(['POST', '/v1/invoices/{invoice}/void'], z.strictObject({}), (scene) =>
    voidInvoice(scene, taken(scene.books, 'invoice', scene.ids[0] ?? '')),
  ),
  operation(
    ['GET', '/v1/invoices'],
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      created: since.optional(),
    }),
    ({ books }, { customer, subscription, status, created, ...page }) => {
      const found = all(books, 'invoice').filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (subscription === undefined || subscriptionOf(each) === subscription) &&
          (status === undefined || each.status === status) &&
          isWithin(each.created, created),
      );
      return listOf('/v1/invoices', found, page);
    },
  ),
  operation(
    ['GET', '/v1/invoice_payments'],
    z.strictObject({
      ...paging,
      invoice: text.optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: text })
        .optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    ({ books }, { invoice, payment, status, ...page }) => {
      const found = all(books, 'invoice_payment').filter(
        (each) =>
          (invoice === undefined || idOf(each.invoice) === invoice) &&
          (payment === undefined || each.payment.payment_intent === payment.payment_intent) &&
          (status === undefined || each.status === status),
      );
      return listOf('/v1/invoice_payments', found, page);
    },
  ),
  operation(['GET', '/v1/payment_intents/{intent}'], z.strictObject({}), ({ books, ids }) =>
    taken(books, 'payment_intent', ids[0] ?? ''),
  ),
  operation(['GET', '/v1/charges/{charge}'], z.strictObject({}), ({ books, ids }) =>
    taken(books, 'charge', ids[0] ?? ''),
  ),
  operation(
    ['GET', '/v1/charges'],
    z.strictObject({
      ...paging,
      customer: text.optional(),
      payment_intent: text.optional(),
      created: since.optional(),
    }),
    ({ books }, { customer, payment_intent: intent, created, ...page }) => {
      const found = all(books, 'charge').filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (intent === undefined || each.payment_intent === intent) &&
          isWithin(each.created, created),
      );
      return listOf('/v1/charges', found, page);
    },
  ),
  operation(
    ['GET', '/v1/disputes'],
    z.strictObject({ ...paging, charge: text.optional() }),
    ({ books }, { charge, ...page }) => {
      const found = all(books, 'dispute').filter(
        (each) => charge === undefined || each.charge === charge,
      );
      return listOf('/v1/disputes', found, page);
    },
  ),
  operation(['GET', '/v1/disputes/{dispute}'], z.strictObject({}), ({ books, ids }) =>
    taken(books, 'dispute', ids[0] ?? ''),
  ),
];

const events = [
  operation(['GET', '/v1/events/{id}'], z.strictObject({}), ({ ledger, books, ids }) => {
    const kept = ledger.events.find(
      ({ event, accountId }) => event.id === ids[0] && isOf(books, accountId),
    );
    if (!kept) throw missing('event', ids[0] ?? '');
    return kept.event;
  }),
  operation(
    ['GET', '/v1/events'],
    z.strictObject({
      ...paging,
      created: since.optional(),
      delivery_success: flag.optional(),
      type: text.optional(),
      types: z.array(text).max(20).optional(),
    }),
    ({ ledger, books }, { created, delivery_success: wanted, type, types, ...page }) => {
      const found = ledger.events
        .filter(
          ({ event, accountId, isDelivered }) =>
            isOf(books, accountId) &&
            isWithin(event.created, created) &&
            (wanted === undefined || isDelivered === wanted) &&
            (type === undefined || event.type === type) &&
            (types === undefined || types.includes(event.type)),
        )
        .map(({ event }) => event)
        .toReversed();
      return listOf('/v1/events', found, page);
    },
  ),
];

const isOf = ({ accountId: own }: { accountId: string }, accountId: string | null) =>
  (accountId ?? platformId) === own;

export const recordOperations = [...payments, ...events];
