import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { UserId } from '#domain/ids.ts';
import { type Database, mapped, read, readEach, type Statement } from '#functions/db/database.ts';
import { comments } from '#functions/db/schema/comments.ts';
import { idempotencyKeys } from '#functions/db/schema/idempotency-keys.ts';
import { images } from '#functions/db/schema/media.ts';
import { messages, outbox } from '#functions/db/schema/messages.ts';
import { signInLinks } from '#functions/db/schema/sign-in-links.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { earlySignups } from '#functions/db/schema/early-signups.ts';
import { subscriptions } from '#functions/db/schema/subscriptions.ts';
import { users } from '#functions/db/schema/users.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import { exportAccount, type Person } from './account-export.ts';

/** Also by what requests are known that they sent. */
type Leaver = Person & { actorHash: string };

const imageKey = selection({ key: images.key });

/** All there is about one person, wherever it lies. */
export const accountRepository = (db: Database) => ({
  async countTies(userId: UserId): Promise<{ sites: number; paidPlans: number }> {
    const isPaid = and(
      eq(subscriptions.userId, userId),
      ne(subscriptions.plan, 'free'),
      isNull(subscriptions.endedAt),
    );
    const [owned, paidPlans] = await readEach(
      db,
      countOf(sql`${sites} WHERE ${eq(sites.ownerId, userId)}`),
      countOf(sql`${subscriptions} WHERE ${isPaid}`),
    );
    return { sites: owned, paidPlans };
  },
  listImageKeys: (userId: UserId): Promise<string[]> => {
    const query = db.select(imageKey.fields).from(images).where(eq(images.userId, userId));
    return read(
      db,
      mapped(rows(imageKey, query), (found) => found.map(({ key }) => key)),
    );
  },
  delete: (leaver: Leaver, now: number) => deleteStatements(db, leaver, now),
  read: (person: Person) => exportAccount(db, person),
});

/**
 * What was said is gone; where others replied a stub keeps its place. The rest goes with the row of
 * the person, which a site that came in between does not let go.
 */
function deleteStatements(
  db: Database,
  { id, email, actorHash }: Leaver,
  now: number,
): Statement[] {
  const replies = alias(comments, 'replies');
  const hasReplyOfOthers = sql`EXISTS (SELECT 1 FROM ${comments} ${replies}
    WHERE ${replies.parentId} = ${comments.id} AND ${replies.userId} IS NOT ${id})`;
  const namesPerson = sql`instr(${idempotencyKeys.body}, ${JSON.stringify(id)})
    OR instr(${idempotencyKeys.body}, ${JSON.stringify(email)})`;
  return [
    db.delete(comments).where(sql`${comments.userId} = ${id} AND NOT ${hasReplyOfOthers}`),
    db
      .update(comments)
      .set({
        userId: null,
        content: null,
        contentHash: '',
        deletedAt: sql`coalesce(${comments.deletedAt}, ${now})`,
      })
      .where(eq(comments.userId, id)),
    db.delete(images).where(eq(images.userId, id)),
    db.delete(signInLinks).where(eq(signInLinks.email, email)),
    db.delete(messages).where(eq(messages.recipient, email)),
    db.delete(outbox).where(eq(outbox.recipient, email)),
    db.delete(earlySignups).where(eq(earlySignups.email, email)),
    db.delete(idempotencyKeys).where(eq(idempotencyKeys.actor, actorHash)),
    // Of what others were answered, only that it was.
    db.update(idempotencyKeys).set({ status: null, body: null }).where(namesPerson),
    db.delete(users).where(eq(users.id, id)),
  ];
}
