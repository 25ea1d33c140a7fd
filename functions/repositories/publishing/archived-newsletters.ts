import { and, eq, sql } from 'drizzle-orm';
import type { PageFacts } from '#content/facts.ts';
import {
  feedNewslettersMax,
  listedNewslettersMax,
  type NewsletterFacts,
} from '#domain/mail/newsletter/newsletter-facts.ts';
import type { NewsletterId } from '#domain/ids.ts';
import { mapped, nothing, type Read } from '#functions/db/database.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { rows, selection, text, valueOf } from '#functions/db/selection.ts';
import { combined } from '../reads.ts';
import { inList } from '../scope.ts';

/**
 * Of a row of newsletters, whether it stands on the site: it has begun to leave, and its cook does
 * not keep it from there. As words and not parameters, for the index of those that do.
 */
export const isOnSite = sql`(${sends.isOnSite} = 1 AND ${sends.startedAt} IS NOT NULL)`;

/** What is told of each where it stands. */
export const archivedColumns = {
  id: sends.id,
  slug: text(sql`coalesce(${sends.slug}, ${sends.id})`),
  title: text(sql`coalesce(${sends.title}, ${sends.subject})`),
  previewLine: sends.previewLine,
  audience: sends.audience,
  recipeId: sends.recipeId,
  sentAt: valueOf(sends.createdAt, sql`${sends.startedAt}`),
};
const archived = selection(archivedColumns);
const noted = selection({ id: sends.id, note: sends.note });

type Archive = Pick<PageFacts, 'newsletters' | 'newsletterNotes'>;

type Wanted = {
  /** Of those that have a page among the wanted ones. */
  ids: NewsletterId[];
  wantsList: boolean;
  wantsFeed: boolean;
};

/** The newsletters that pages list or are about, the newest first, and the notes that they show. */
export function archivedNewsletters(
  siteId: string,
  { ids, wantsList, wantsFeed }: Wanted,
): Read<Archive> {
  if (ids.length === 0 && !wantsList) {
    return { ...nothing, from: () => ({ newsletters: [], newsletterNotes: new Map() }) };
  }
  const isOfSite = and(eq(sends.siteId, siteId), isOnSite);
  const isAsked = sql`${sends.id} ${inList(ids)}`;
  const newest = (count: number) => sql`SELECT ${sends.id} FROM ${sends} WHERE ${isOfSite}
    ORDER BY ${sends.startedAt} DESC, ${sends.id} DESC LIMIT ${count}`;
  const isListed = wantsList
    ? sql`(${isAsked} OR ${sends.id} IN (${newest(listedNewslettersMax)}))`
    : isAsked;
  const isRead = wantsFeed
    ? sql`(${isAsked} OR ${sends.id} IN (${newest(feedNewslettersMax)}))`
    : isAsked;
  return combined(
    {
      newsletters: rows(
        archived,
        sql`SELECT ${archived} FROM ${sends} WHERE ${isOfSite} AND ${isListed}
          ORDER BY ${sends.startedAt} DESC, ${sends.id} DESC`,
      ),
      notes: mapped(
        rows(noted, sql`SELECT ${noted} FROM ${sends} WHERE ${isOfSite} AND ${isRead}`),
        (found) => new Map(found.flatMap(({ id, note }) => (note ? [[id, note] as const] : []))),
      ),
    },
    ({ newsletters, notes }): Archive => ({
      newsletters: newsletters satisfies NewsletterFacts[],
      newsletterNotes: notes,
    }),
  );
}
