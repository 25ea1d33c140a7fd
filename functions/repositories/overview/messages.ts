import { sql } from 'drizzle-orm';
import type { MessageKind } from '#domain/mail/message-kind.ts';
import type { Read } from '#functions/db/database.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { comments } from '#functions/db/schema/site/people/comments.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { isThere, queueCounts, type QueueCounts } from '../comments/comment-queue.ts';
import { newestFirst } from '../comments/comment-rows.ts';
import { writerName } from '../comments/writer.ts';
import { combined, countOf } from '../reads.ts';
import { inList } from '../scope.ts';

const newestMax = 5;

const said = selection({
  id: comments.id,
  content: comments.content,
  createdAt: comments.createdAt,
  name: writerName,
  isNew: truth(sql`${comments.handledAt} IS NULL`),
  recipeId: recipes.id,
  recipeTitle: recipes.title,
});
export type Said = RowOf<typeof said>;

/** What was said last, and how much of it waits for the cook. */
export const commentsPart = (siteId: string): Read<{ counts: QueueCounts; newest: Said[] }> =>
  combined(
    {
      counts: queueCounts(siteId),
      newest: rows(
        said,
        sql`SELECT ${said} FROM ${comments}
          JOIN ${recipes} ON ${recipes.id} = ${comments.recipeId}
          LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${comments.siteId}
            AND ${siteUsers.userId} = ${comments.userId}
          WHERE ${comments.siteId} = ${siteId} AND ${comments.hiddenAt} IS NULL AND ${isThere}
          ORDER BY ${newestFirst} LIMIT ${newestMax}`,
      ),
    },
    (part) => part,
  );

/** How somebody signs in is between them and the platform. */
const ofCook: MessageKind[] = [
  'newsletter',
  'payment',
  'newsletter-confirmation',
  'newsletter-welcome',
  'subscription',
];

const failed = selection({
  recipient: messages.recipient,
  subject: messages.subject,
  createdAt: messages.createdAt,
});
type FailedMail = RowOf<typeof failed>;

/** The state is a literal, so that SQLite takes the index of what failed. */
export function mailsPart(
  siteId: string,
  since: number,
): Read<{ failed: number; newest: FailedMail[] }> {
  const found = sql`${messages} WHERE ${messages.siteId} = ${siteId}
    AND ${messages.state} = 'failed' AND ${messages.createdAt} >= ${since}
    AND ${messages.kind} ${inList(ofCook)}`;
  const newest = sql`SELECT ${failed} FROM ${found}
    ORDER BY ${messages.createdAt} DESC LIMIT ${newestMax}`;
  return combined({ failed: countOf(found), newest: rows(failed, newest) }, (part) => part);
}
