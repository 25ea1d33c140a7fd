import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { paymentEvents } from '#functions/db/schema/platform/payment-accounts.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';

const event = selection({
  id: paymentEvents.id,
  accountId: paymentEvents.accountId,
  type: paymentEvents.type,
  objectId: paymentEvents.objectId,
  subscriptionId: paymentEvents.subscriptionId,
});
export type KeptPaymentEvent = RowOf<typeof event>;

/** What the payment provider told. */
export const paymentEventRepository = (db: Database) => ({
  /** Answers by its count whether it was told before. */
  keep: (told: KeptPaymentEvent, now: number): Statement =>
    db
      .insert(paymentEvents)
      .values({ ...told, receivedAt: now })
      .onConflictDoNothing(),
  finish: (id: string, now: number): Statement =>
    db
      .update(paymentEvents)
      .set({ doneAt: now })
      .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.doneAt))),
  /** What fails again and again makes room for the others. */
  noteAttempt: (id: string): Statement =>
    db
      .update(paymentEvents)
      .set({ attempts: sql`${paymentEvents.attempts} + 1` })
      .where(eq(paymentEvents.id, id)),
  listOpen: (receivedBefore: number, limit: number): Promise<KeptPaymentEvent[]> => {
    const query = db
      .select(event.fields)
      .from(paymentEvents)
      .where(and(isNull(paymentEvents.doneAt), lte(paymentEvents.receivedAt, receivedBefore)))
      .orderBy(paymentEvents.attempts, paymentEvents.receivedAt)
      .limit(limit);
    return read(db, rows(event, query));
  },
});

/** The provider tells nothing again after so long. */
export const prunePaymentEvents = (db: Database, doneBefore: number): Statement =>
  db.delete(paymentEvents).where(lte(paymentEvents.doneAt, doneBefore));
