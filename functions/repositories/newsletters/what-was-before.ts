import { and, eq, sql } from 'drizzle-orm';
import type { Id, RecipeId } from '#domain/ids.ts';
import { read } from '#functions/db/database.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { firstRow, number, rows, selection } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';

/** Those that are sent once. */
export const isLetter = sql`${sends.kind} = 'letter'`;
/** As a word and not a parameter, for what an index holds. */
export const isDraft = sql`${sends.state} = 'draft'`;

export const isThat = ({ siteId }: SiteScope, id: Id) =>
  and(eq(sends.siteId, siteId), eq(sends.id, id));

const latestRepeat = selection({ no: number(sql`coalesce(max(${sends.repeatNo}), -1)`) });
const takenSlug = selection({ slug: sends.slug });
const choice = selection({ isOnSite: sends.isOnSite });

/** What is asked of the other newsletters of a site before one is begun or started. */
export const whatWasBefore = (scope: SiteScope) => ({
  /** Those that left the hands of their cook since then, canceled ones among them. */
  countBegun: (since: number): Promise<number> =>
    read(
      scope.db,
      countOf(sql`${sends} WHERE ${sends.siteId} = ${scope.siteId} AND NOT ${isDraft}
        AND coalesce(${sends.startedAt}, ${sends.updatedAt}) > ${since}`),
    ),
  countDrafts: (): Promise<number> =>
    read(
      scope.db,
      countOf(sql`${sends} WHERE ${sends.siteId} = ${scope.siteId} AND ${isDraft}
        AND ${isLetter}`),
    ),
  /** Whether the last that was begun stands on the site as well. */
  wasLastOnSite: async (): Promise<boolean> => {
    const query = sql`SELECT ${choice} FROM ${sends}
      WHERE ${sends.siteId} = ${scope.siteId} AND ${isLetter}
      ORDER BY ${sends.createdAt} DESC, ${sends.id} DESC LIMIT 1`;
    return (await read(scope.db, firstRow(choice, query)))?.isOnSite ?? false;
  },
  listTakenSlugs: async (slugs: readonly string[]): Promise<Set<string>> => {
    const query = sql`SELECT ${takenSlug} FROM ${sends}
      WHERE ${sends.siteId} = ${scope.siteId} AND ${sends.slug} ${inList(slugs)}`;
    return new Set((await read(scope.db, rows(takenSlug, query))).map(({ slug }) => slug ?? ''));
  },
  /** Which send of a recipe was the last; -1 before the first. */
  lastRepeat: async (recipeId: RecipeId): Promise<number> => {
    const query = sql`SELECT ${latestRepeat} FROM ${sends}
      WHERE ${sends.siteId} = ${scope.siteId} AND ${sends.recipeId} = ${recipeId}
        AND ${sends.repeatNo} IS NOT NULL`;
    return (await read(scope.db, firstRow(latestRepeat, query)))?.no ?? -1;
  },
});
