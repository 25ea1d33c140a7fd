import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database, Statement } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import {
  commentBans,
  commentReports,
  comments,
  commentUndos,
  commentUpvotes,
  replyLetterRefusals,
} from '#functions/db/schema/site/people/comments.ts';
import { idempotencyKeys } from '#functions/db/schema/local/idempotency-keys.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { recipeHistory } from '#functions/db/schema/site/recipe/recipe-history.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { messages, outbox } from '#functions/db/schema/local/messages.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { pagePreviewLinks } from '#functions/db/schema/site/publishing/page-preview-links.ts';
import { pastPageLinks } from '#functions/db/schema/site/publishing/past-page-links.ts';
import { previewLinks } from '#functions/db/schema/site/publishing/preview-links.ts';
import {
  newsletterSubscribers,
  subscriptions,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { payerRelease } from '../money/payer-release.ts';
import { releaseRecipient } from '../newsletters/mail-outcome.ts';
import type { SiteScope } from '../scope.ts';
import type { AccountHolder } from './account-export.ts';

/** Also by what requests are known that they sent. */
export type Leaver = AccountHolder & { actorHash: string };

/** What leaves a site with a person; all of it is safe to repeat. */
export const departureStatements = (scope: SiteScope, leaver: Leaver, now: number): Statement[] => [
  ...payerRelease(scope, leaver, now),
  ...commentDeletion(scope, leaver, now),
  ...workRelease(scope, leaver),
  ...rowDeletion(scope, leaver),
  ...releaseRecipient(scope, leaver.id),
  ...traceDeletion(scope.db, leaver),
];

/** What was said is gone; where others replied a stub keeps its place. */
function commentDeletion({ db, siteId }: SiteScope, { id }: Leaver, now: number): Statement[] {
  const replies = alias(comments, 'replies');
  const isOwn = sql`${comments.userId} = ${id} AND +${comments.siteId} = ${siteId}`;
  const hasReplyOfOthers = sql`EXISTS (SELECT 1 FROM ${comments} ${replies}
    WHERE ${replies.parentId} = ${comments.id} AND ${replies.userId} IS NOT ${id})`;
  return [
    db.delete(comments).where(sql`${isOwn} AND NOT ${hasReplyOfOthers}`),
    db
      .update(comments)
      .set({
        userId: null,
        content: null,
        contentHash: '',
        foldedText: '',
        deletedAt: sql`coalesce(${comments.deletedAt}, ${now})`,
      })
      .where(isOwn),
  ];
}

/** What was written for a site stays there, by nobody; pictures that were sent for it are its owner's. */
function workRelease({ db, siteId }: SiteScope, { id }: Leaver): Statement[] {
  const owner = sql`(SELECT ${sites.ownerId} FROM ${sites} WHERE ${sites.id} = ${siteId})`;
  return [
    db
      .update(recipes)
      .set({ changedBy: null })
      .where(sql`${recipes.changedBy} = ${id} AND +${recipes.siteId} = ${siteId}`),
    db
      .update(recipeHistory)
      .set({ authorId: null })
      .where(sql`${recipeHistory.authorId} = ${id} AND +${recipeHistory.siteId} = ${siteId}`),
    db
      .update(recipeSchedules)
      .set({ scheduledBy: null })
      .where(
        sql`${recipeSchedules.scheduledBy} = ${id} AND +${recipeSchedules.siteId} = ${siteId}`,
      ),
    db
      .update(images)
      .set({ userId: owner })
      .where(sql`${images.userId} = ${id} AND +${images.siteId} = ${siteId}`),
  ];
}

function rowDeletion({ db, siteId }: SiteScope, { id }: Leaver): Statement[] {
  const commentsOfSite = sql`(SELECT ${comments.id} FROM ${comments}
    WHERE ${comments.id} = ${commentUpvotes.commentId} AND ${comments.siteId} = ${siteId})`;
  const ofSite = [
    previewLinks,
    pastPageLinks,
    pagePreviewLinks,
    commentBans,
    commentReports,
    replyLetterRefusals,
    bookmarks,
    subscriptions,
    newsletterSubscribers,
    siteUsers,
  ];
  return [
    db
      .delete(commentUpvotes)
      .where(sql`${commentUpvotes.userId} = ${id} AND EXISTS ${commentsOfSite}`),
    ...ofSite.map((table) =>
      db.delete(table).where(sql`${table.userId} = ${id} AND +${table.siteId} = ${siteId}`),
    ),
    db
      .delete(commentUndos)
      .where(sql`${commentUndos.bannedUserId} = ${id} AND +${commentUndos.siteId} = ${siteId}`),
    db.delete(images).where(and(eq(images.userId, id), isNull(images.siteId))),
  ];
}

/** In each database: mail to a person, and what requests were answered. */
export function traceDeletion(db: Database, { id, email, actorHash }: Leaver): Statement[] {
  const namesPerson = sql`instr(${idempotencyKeys.body}, ${JSON.stringify(id)})
    OR instr(${idempotencyKeys.body}, ${JSON.stringify(email)})`;
  return [
    db.delete(messages).where(eq(messages.recipient, email)),
    db.delete(outbox).where(eq(outbox.recipient, email)),
    db.delete(idempotencyKeys).where(eq(idempotencyKeys.actor, actorHash)),
    // Of what others were answered, only that it was.
    db.update(idempotencyKeys).set({ status: null, body: null }).where(namesPerson),
  ];
}
