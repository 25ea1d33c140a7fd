import { z } from 'zod';
import { end } from '../billing.ts';
import { record } from '../events.ts';
import { all, keep, type Scene, taken } from '../ledger.ts';
import { newCustomer } from '../objects/customer.ts';
import { operation } from '../operation.ts';
import { clearable, listOf, metadata, paging, text } from '../params.ts';

const fields = z
  .strictObject({ email: clearable, name: clearable, metadata, description: clearable })
  .partial();

export const customerOperations = [
  operation(['POST', '/v1/customers'], fields, ({ ledger, books }, params) => {
    const made = keep(books, newCustomer(ledger, params));
    record({ ledger, books }, 'customer.created', made);
    return made;
  }),
  operation(['GET', '/v1/customers/{customer}'], z.strictObject({}), ({ books, ids }) =>
    taken(books, 'customer', ids[0] ?? ''),
  ),
  operation(
    ['POST', '/v1/customers/{customer}'],
    fields,
    ({ ledger, books, ids }, { metadata: notes, ...changes }) => {
      const customer = taken(books, 'customer', ids[0] ?? '');
      Object.assign(customer, changes);
      Object.assign(customer.metadata, notes);
      record({ ledger, books }, 'customer.updated', customer);
      return customer;
    },
  ),
  operation(
    ['GET', '/v1/customers'],
    z.strictObject({ ...paging, email: text.optional() }),
    ({ books }, { email, ...page }) => {
      const found = all(books, 'customer').filter(
        (each) => email === undefined || each.email === email,
      );
      return listOf('/v1/customers', found, page);
    },
  ),
  operation(['DELETE', '/v1/customers/{customer}'], z.strictObject({}), (scene) =>
    remove(scene, scene.ids[0] ?? ''),
  ),
];

/** With all that they subscribe to; what they paid stays. */
export function remove({ ledger, books }: Scene, id: string) {
  const customer = taken(books, 'customer', id);
  for (const each of all(books, 'subscription')) {
    const isTheirs = each.customer === customer.id && each.ended_at === null;
    if (isTheirs) end({ ledger, books }, each, 'cancellation_requested');
  }
  books.objects.delete(customer.id);
  record({ ledger, books }, 'customer.deleted', customer);
  return { id: customer.id, object: 'customer', deleted: true };
}
