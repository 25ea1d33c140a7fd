import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { serviceReleases as releases } from '#functions/db/schema/local/mail-service.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { assigned, excluded, insertFrom } from '#functions/db/writing.ts';

const due = selection({
  email: releases.email,
  askAt: releases.askAt,
  attempts: releases.attempts,
});
export type DueRelease = RowOf<typeof due>;

/** Has the mail service asked to send to the addresses of these people of a site again. */
export function askRelease(who: SQL | undefined, now: number): Statement {
  const query = sql`SELECT ${siteUsers.email}, ${now}, 0 FROM ${siteUsers} WHERE ${who}`;
  const anew = assigned(releases, { askAt: excluded(releases.askAt), attempts: 0 });
  return sql`${insertFrom(releases, ['email', 'askAt', 'attempts'], query)}
    ON CONFLICT DO UPDATE SET ${anew}`;
}

/** What the mail service is still to be asked. */
export const serviceReleaseRepository = (db: Database) => ({
  listDue: (now: number, limit: number): Promise<DueRelease[]> => {
    const query = db
      .select(due.fields)
      .from(releases)
      .where(lte(releases.askAt, now))
      .orderBy(releases.askAt)
      .limit(limit);
    return read(db, rows(due, query));
  },
  /** Unless it was to be asked anew since. */
  settle: (asked: DueRelease): Statement => db.delete(releases).where(isStill(asked)),
  putOff: (asked: DueRelease, askAt: number): Statement =>
    db
      .update(releases)
      .set({ askAt, attempts: asked.attempts + 1 })
      .where(isStill(asked)),
});

const isStill = ({ email, askAt }: DueRelease) =>
  and(eq(releases.email, email), eq(releases.askAt, askAt));
