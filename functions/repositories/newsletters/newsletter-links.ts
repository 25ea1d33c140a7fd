import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { newsletterLinks as links } from '#functions/db/schema/site/mail/newsletter-results.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';
import { isThat } from './what-was-before.ts';

const link = selection({ href: links.href, visits: links.visits });
/** Where a link of a newsletter leads, and how often it was followed. */
export type NewsletterLink = RowOf<typeof link>;

type Place = { sendId: Id; no: number };

/** Links of newsletters whose visits are counted. */
export const newsletterLinkRepository = (scope: SiteScope) => {
  const { db } = scope;
  const ofSite = (sendId: Id): SQL =>
    sql`EXISTS (SELECT 1 FROM ${sends} WHERE ${isThat(scope, sendId)})`;
  const isLink = ({ sendId, no }: Place) =>
    and(eq(links.sendId, sendId), eq(links.no, no), ofSite(sendId));
  return {
    find: async (place: Place): Promise<string | null> => {
      const query = db.select(link.fields).from(links).where(isLink(place));
      return (await read(db, firstRow(link, query)))?.href ?? null;
    },
    /** One more; of many at once each counts. */
    count: (place: Place): Statement =>
      db
        .update(links)
        .set({ visits: sql`${links.visits} + 1` })
        .where(isLink(place)),
    /** Those that were followed most first, then as they stand in the letter. */
    list: (sendId: Id): Promise<NewsletterLink[]> => {
      const query = db
        .select(link.fields)
        .from(links)
        .where(and(eq(links.sendId, sendId), ofSite(sendId)))
        .orderBy(desc(links.visits), links.no);
      return read(db, rows(link, query));
    },
  };
};

/** Those of letters that are written now, where `when` holds. */
export const keepLinks = (
  sendId: Id,
  kept: readonly { no: number; href: string }[],
  when: SQL,
): Statement =>
  insertFrom(
    links,
    ['sendId', 'no', 'href'],
    sql`SELECT ${sendId}, value ->> 'no', value ->> 'href'
      FROM json_each(${JSON.stringify(kept)}) WHERE ${when}`,
  );
