import { all, type Books, type Scene } from './ledger.ts';
import { subscriptionOf } from './objects/invoice.ts';
import type { Invoice, Subscription } from './resources.ts';

/** An invoice that was tried, or that nobody owes any more. */
export type Collected = { invoice: Invoice; isPaid: boolean };

/**
 * What becomes of a subscription with it. The newest invoice that was not voided decides alone: what is owed
 * from before it stays open, and holds nothing up.
 */
export function statusAfter(
  { ledger, books }: Scene,
  { id, status }: Subscription,
  { invoice, isPaid }: Collected,
): Subscription['status'] {
  const newest = invoicesOf(books, id).find((each) => each.status !== 'void');
  if (isPaid) {
    const isSettled = newest === undefined || newest.status === 'paid';
    return status !== 'trialing' && isSettled ? 'active' : status;
  }
  if (newest?.id !== invoice.id) return status;
  if (status === 'active') return 'past_due';
  const isLast = status === 'past_due' && invoice.next_payment_attempt === null;
  if (!isLast) return status;
  return ledger.afterRetries === 'cancel' ? 'canceled' : 'unpaid';
}

/** The newest first. */
const invoicesOf = (books: Books, subscription: string): Invoice[] =>
  all(books, 'invoice').filter((each) => subscriptionOf(each) === subscription);

export const openInvoices = (books: Books, subscription: string): Invoice[] =>
  invoicesOf(books, subscription).filter(({ status }) => status === 'open');
