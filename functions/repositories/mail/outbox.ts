import { desc, eq, lte, sql } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { outbox } from '#functions/db/schema/local/messages.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';

const keptMail = selection({
  id: outbox.id,
  recipient: outbox.recipient,
  sender: outbox.sender,
  subject: outbox.subject,
  html: outbox.html,
  text: outbox.text,
  headers: outbox.headers,
  sentAt: outbox.sentAt,
});
/** A mail that stayed on this machine. */
export type KeptMail = RowOf<typeof keptMail>;

const listMax = 200;

export const outboxRepository = (db: Database) => ({
  /** Newest first. */
  list: (recipient: string | null): Promise<KeptMail[]> => {
    const query = db
      .select(keptMail.fields)
      .from(outbox)
      .where(recipient === null ? undefined : eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.sentAt), sql`rowid DESC`)
      .limit(listMax);
    return read(db, rows(keptMail, query));
  },
  find: (id: string): Promise<KeptMail | null> =>
    read(db, firstRow(keptMail, db.select(keptMail.fields).from(outbox).where(eq(outbox.id, id)))),
  /** The same message twice is one. */
  keep: (mail: KeptMail): Statement => db.insert(outbox).values(mail).onConflictDoNothing(),
  prune: (sentBefore: number): Statement => db.delete(outbox).where(lte(outbox.sentAt, sentBefore)),
});
