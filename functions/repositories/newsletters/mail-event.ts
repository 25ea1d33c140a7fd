import { eq, lte, sql } from 'drizzle-orm';
import type { MailEventKind } from '#domain/mail/newsletter/named-letter.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import {
  mailEvents,
  waitingMailEvents as waiting,
} from '#functions/db/schema/local/mail-service.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { newsletterRecipients as recipients } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { firstRow, rows, selection, truth } from '#functions/db/selection.ts';
import { inList } from '../scope.ts';

type Told = { id: string; providerId: string; kind: MailEventKind };

const told = selection({
  id: waiting.id,
  providerId: waiting.providerId,
  kind: waiting.kind,
  isFound: truth(sql`EXISTS (SELECT 1 FROM ${recipients}
    WHERE ${recipients.providerId} = ${waiting.providerId}) OR EXISTS (SELECT 1 FROM ${messages}
    WHERE ${messages.providerId} = ${waiting.providerId})`),
});

const minuteMs = 60_000;

/** What the mail service told, each thing once. */
export const mailEventRepository = (db: Database) => ({
  /** Changes no row where it was heard before. */
  keep: (id: string, now: number): Statement[] => [
    db.insert(mailEvents).values({ id, at: now }).onConflictDoNothing(),
    db.delete(waiting).where(eq(waiting.id, id)),
  ],
  isKnown: async (id: string): Promise<boolean> => {
    const known = selection({ id: mailEvents.id });
    const query = db.select(known.fields).from(mailEvents).where(eq(mailEvents.id, id));
    return (await read(db, firstRow(known, query))) !== null;
  },
  prune: (heardBefore: number): Statement =>
    db.delete(mailEvents).where(lte(mailEvents.at, heardBefore)),
  ...waitingEvents(db),
});

/** What was told of letters whose ids are not noted yet, or never will be: mail of other kinds is told of, too. */
const waitingEvents = (db: Database) => ({
  wait: (event: Told, now: number): Statement =>
    db
      .insert(waiting)
      .values({ ...event, at: now, lookAt: now + minuteMs })
      .onConflictDoNothing(),
  /** Those that are due, as they were told, and whether their letter is known now. */
  listWaiting: (now: number, limit: number) => {
    const query = sql`SELECT ${told} FROM ${waiting} WHERE ${waiting.lookAt} <= ${now}
      ORDER BY ${waiting.lookAt} LIMIT ${limit}`;
    return read(db, rows(told, query));
  },
  /** Each time for as long as they have waited, so that what stays unknown is looked for a few times only. */
  waitOn: (ids: readonly string[], now: number): Statement =>
    db
      .update(waiting)
      .set({ lookAt: sql`${now} + max(${minuteMs}, ${now} - ${waiting.at})` })
      .where(sql`${waiting.id} ${inList(ids)}`),
  pruneWaiting: (toldBefore: number): Statement =>
    db.delete(waiting).where(lte(waiting.at, toldBefore)),
});
