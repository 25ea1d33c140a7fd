import { type Column, type SQL, sql } from 'drizzle-orm';
import { beginningOf, daysBefore, type DaysOf, everyDay } from '#domain/kitchen/overview/period.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { Crop } from '#domain/media/image.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { recipeIndexCards } from '#functions/db/schema/site/recipe/recipe-index.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { subscriberIndex } from '#functions/db/schema/site/mail/subscribers.ts';
import { newsletterSubscribers as newsletters } from '#functions/db/schema/site/money/subscriptions.ts';
import { json, number, optional, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { isKept } from '../recipe/recipe-content.ts';
import { combined, countOf } from '../reads.ts';

const mostSavedMax = 5;
const dayMs = 86_400_000;

const onDay = selection({ day: number(sql`on_day`), count: number(sql`count(*)`) });

/** How many rows of a table fall on each day of a period. */
function countedByDay(days: DaysOf, { from, at }: { from: SQL; at: Column }): Read<number[]> {
  // Engines bind every number as a real one.
  const day = sql`CAST((${at} + ${days.aheadMs}) / ${dayMs} AS INTEGER)`;
  const query = sql`SELECT ${onDay} FROM (SELECT ${day} AS on_day FROM ${from}
    AND ${at} >= ${beginningOf(days)}) GROUP BY on_day`;
  return mapped(rows(onDay, query), (counted) => everyDay(days, counted));
}

type SubscribersPart = { total: number; came: number[]; left: number[] };

/** Who gets letters, and who came and left; whoever never showed that the address is theirs is neither. */
export function subscribersPart(siteId: string, days: DaysOf): Read<SubscribersPart> {
  const ofSite = sql`${newsletters} WHERE ${newsletters.siteId} = ${siteId}
    AND ${newsletters.confirmedAt} IS NOT NULL`;
  return combined(
    {
      total: countOf(sql`${subscriberIndex} WHERE ${subscriberIndex.siteId} = ${siteId}
        AND ${subscriberIndex.state} = 'subscribed'`),
      came: countedByDay(days, { from: ofSite, at: newsletters.confirmedAt }),
      left: countedByDay(days, {
        from: sql`${ofSite} AND ${newsletters.unsubscribedAt} IS NOT NULL`,
        at: newsletters.unsubscribedAt,
      }),
    },
    (part) => part,
  );
}

/** What was saved on each day and is kept since, and how much in as many days before. */
export function bookmarksPart(
  siteId: string,
  days: DaysOf,
): Read<{ saved: number[]; before: number }> {
  const ofSite = sql`${bookmarks} WHERE ${bookmarks.siteId} = ${siteId}`;
  return combined(
    {
      saved: countedByDay(days, { from: ofSite, at: bookmarks.createdAt }),
      before: countOf(sql`${ofSite} AND ${bookmarks.createdAt} >= ${beginningOf(daysBefore(days))}
        AND ${bookmarks.createdAt} < ${beginningOf(days)}`),
    },
    (part) => part,
  );
}

const saved = selection({
  id: recipes.id,
  title: recipes.title,
  count: number(sql`kept_count`),
  key: optional(images.key),
  width: optional(images.width),
  height: optional(images.height),
  lqip: optional(images.lqip),
  crop: json<Crop | null>(sql`${recipeIndexCards.content} -> '$.image.crop'`),
});
export type Saved = RowOf<typeof saved> & { id: RecipeId };

/** Recipes that most people saved in a period, with their first pictures. */
export function mostSavedPart(siteId: string, days: DaysOf): Read<Saved[]> {
  const counted = sql`SELECT ${bookmarks.recipeId} AS kept_recipe, count(*) AS kept_count
    FROM ${bookmarks} WHERE ${bookmarks.siteId} = ${siteId}
      AND ${bookmarks.createdAt} >= ${beginningOf(days)} GROUP BY ${bookmarks.recipeId}`;
  const most = sql`SELECT kept_recipe, kept_count FROM (${counted})
    JOIN ${recipes} ON ${recipes.id} = kept_recipe AND ${isKept}
    ORDER BY kept_count DESC, kept_recipe LIMIT ${mostSavedMax}`;
  return rows(
    saved,
    sql`SELECT ${saved} FROM (${most})
      JOIN ${recipes} ON ${recipes.id} = kept_recipe
      JOIN ${sites} ON ${sites.id} = ${recipes.siteId}
      LEFT JOIN ${recipeIndexCards} ON ${recipeIndexCards.recipeId} = ${recipes.id}
      LEFT JOIN ${images} ON ${images.id} = ${recipeIndexCards.content} ->> '$.image.id'
        AND (+${images.siteId} = ${sites.id}
          OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))
      ORDER BY kept_count DESC, ${recipes.title}`,
  );
}
