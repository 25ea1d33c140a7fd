import { sql } from 'drizzle-orm';
import type { Read } from '#functions/db/database.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { type RowOf, rows, selection, text } from '#functions/db/selection.ts';
import { combined, countOf } from '../reads.ts';

const namedMax = 3;

const standing = selection({
  id: sends.id,
  title: text(sql`coalesce(${sends.title}, ${sends.subject})`),
});

type Standing = { total: number; newest: RowOf<typeof standing>[] };

/** What stands still until its cook lets it go on. */
export function newslettersPart(siteId: string): Read<{ paused: Standing }> {
  const isPaused = sql`${sends.siteId} = ${siteId} AND ${sends.state} = 'paused'`;
  return combined(
    {
      total: countOf(sql`${sends} WHERE ${isPaused}`),
      newest: rows(
        standing,
        sql`SELECT ${standing} FROM ${sends} WHERE ${isPaused}
          ORDER BY ${sends.createdAt} DESC, ${sends.id} DESC LIMIT ${namedMax}`,
      ),
    },
    (paused) => ({ paused }),
  );
}
