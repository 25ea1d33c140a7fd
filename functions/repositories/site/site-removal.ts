import { type SQL, sql } from 'drizzle-orm';
import { read, type Statement } from '#functions/db/database.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { newsletterRecipients } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { newsletterSubscribers } from '#functions/db/schema/site/money/subscriptions.ts';
import { rows, selection, text } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';

const storedFile = selection({ key: text(sql`file_key`) });

/** What hangs on each of these would make one statement too long where there are many. */
const large = [recipes, pages, newsletterRecipients, newsletterSubscribers, siteUsers] as const;

/** Takes a site apart, a part at a time: each part is safe to repeat. */
export const siteRemovalRepository = ({ db, siteId }: SiteScope) => ({
  /** Changes no row once nothing large is left. */
  removePart: (limit: number): Statement[] =>
    large.map((table) => {
      const part: SQL = sql`SELECT rowid FROM ${table} WHERE ${table.siteId} = ${siteId} LIMIT ${limit}`;
      return sql`DELETE FROM ${table} WHERE ${table}.rowid IN (${part}) AND ${isDeleted(siteId)}`;
    }),
  /** Names of the files of its pictures and films that still have a row. */
  listFiles: async (limit: number): Promise<string[]> => {
    const query = sql`SELECT ${storedFile} FROM (
        SELECT ${images.key} AS file_key FROM ${images} WHERE ${images.siteId} = ${siteId}
        UNION ALL SELECT ${videos.key} FROM ${videos} WHERE ${videos.siteId} = ${siteId})
      LIMIT ${limit}`;
    return (await read(db, rows(storedFile, query))).map(({ key }) => key);
  },
  /** Once their files are gone. */
  removeFiles: (keys: string[]): Statement[] =>
    [images, videos].map((table) =>
      db
        .delete(table)
        .where(
          sql`+${table.siteId} = ${siteId} AND ${table.key} ${inList(keys)} AND ${isDeleted(siteId)}`,
        ),
    ),
  /** With all that still hangs on it, and mail that was written for it. */
  remove: (): Statement[] => [
    db.delete(messages).where(sql`${messages.siteId} = ${siteId} AND ${isDeleted(siteId)}`),
    db.delete(sites).where(sql`${sites.id} = ${siteId} AND ${sites.deletedAt} IS NOT NULL`),
  ],
});

/** A site that was restored in between loses nothing. */
const isDeleted = (siteId: string): SQL => sql`EXISTS (SELECT 1 FROM ${sites}
  WHERE ${sites.id} = ${siteId} AND ${sites.deletedAt} IS NOT NULL)`;
