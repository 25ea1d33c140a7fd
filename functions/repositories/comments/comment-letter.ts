import { and, eq, sql } from 'drizzle-orm';
import type { RecipeCardContent } from '#domain/recipe/recipe.ts';
import { type Database, read, readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf } from '#functions/db/json.ts';
import { commentLetters as letters, comments } from '#functions/db/schema/site/people/comments.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { nullable, number, type RowOf, rows, selection, text } from '#functions/db/selection.ts';
import { excluded } from '#functions/db/writing.ts';
import { countOf, inTurns, type Turn } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { isOpen } from '../site/site.ts';
import { writerName } from './writer.ts';

/** Zero of a site that had no letter yet. */
const told = sql`coalesce((SELECT ${letters.toldThrough} FROM ${letters}
  WHERE ${letters.siteId} = ${sites.id}), 0)`;
const site = selection({
  siteId: sites.id,
  toldThrough: number(told),
  sentAt: number(sql`coalesce((SELECT ${letters.sentAt} FROM ${letters}
    WHERE ${letters.siteId} = ${sites.id}), 0)`),
});

const cardField = fieldsOf<RecipeCardContent>(sql`${recipeCards.content}`);
/** What visitors read of a recipe; null where it has no card. */
export const publishedTitle = nullable(text(cardField('title')));

const unseen = selection({
  id: comments.id,
  content: comments.content,
  createdAt: comments.createdAt,
  heldAt: comments.heldAt,
  displayName: writerName,
  recipeTitle: publishedTitle,
});
/** A comment that nobody who works on the site has looked at. */
export type UnseenComment = RowOf<typeof unseen>;

/** Nobody is written to because of what was brought from elsewhere. */
const isUnseen = sql`${comments.handledAt} IS NULL AND ${comments.deletedAt} IS NULL
  AND ${comments.hiddenAt} IS NULL AND ${comments.formerFacts} IS NULL`;

/** Sites with comments that nobody has looked at, written since then, and what was told of them last. */
export const listSitesWithNews = (db: Database, { now, limit, since }: Turn & { since: number }) =>
  read(
    db,
    rows(
      site,
      sql`SELECT ${site} FROM ${sites} WHERE ${isOpen} AND ${sites.id} IN (SELECT ${comments.siteId} FROM ${comments}
            WHERE ${comments.handledAt} IS NULL AND ${comments.createdAt} > ${since})
          AND EXISTS (SELECT 1 FROM ${comments} WHERE ${comments.siteId} = ${sites.id}
            AND ${isUnseen} AND ${comments.createdAt} > max(${since}, ${told}))
        ORDER BY ${inTurns(now)} LIMIT ${limit}`,
    ),
  );

export const commentLetterRepository = ({ db, siteId }: SiteScope) => ({
  /** The newest of those written after a time, and how many there are. */
  listUnseen: async ({ after, limit }: { after: number; limit: number }) => {
    const isNews = and(
      eq(comments.siteId, siteId),
      sql`${isUnseen} AND ${comments.createdAt} > ${after}`,
    );
    const [newest, total] = await readEach(
      db,
      rows(
        unseen,
        sql`SELECT ${unseen} FROM ${comments}
          LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${comments.siteId}
            AND ${siteUsers.userId} = ${comments.userId}
          LEFT JOIN ${recipeCards} ON ${recipeCards.recipeId} = ${comments.recipeId}
          WHERE ${isNews} ORDER BY ${comments.createdAt} DESC, ${comments.id} LIMIT ${limit}`,
      ),
      countOf(sql`${comments} WHERE ${isNews}`),
    );
    return { newest, total };
  },
  setTold: (toldThrough: number, now: number): Statement =>
    db
      .insert(letters)
      .values({ siteId, toldThrough, sentAt: now })
      .onConflictDoUpdate({
        target: letters.siteId,
        set: {
          toldThrough: sql`max(${letters.toldThrough}, ${excluded(letters.toldThrough)})`,
          sentAt: now,
        },
      }),
});

export type SiteWithNews = RowOf<typeof site>;
