import { eq, sql } from 'drizzle-orm';
import { type Database, type Read, read, type Statement } from '#functions/db/database.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { signInLinks as links } from '#functions/db/schema/platform/sign-in-links.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { number, type RowOf, rows, selection, text } from '#functions/db/selection.ts';

const subscribing = selection({
  linkId: links.id,
  userId: users.id,
  siteId: text(sql`${links.siteId}`),
  source: links.subscribingFrom,
  broughtBy: links.broughtBy,
  since: number(sql`${links.subscribingSince}`),
});
/** A claim that waits for a site to subscribe the person. */
export type Subscribing = RowOf<typeof subscribing>;

export const subscribingClaimRepository = (db: Database) => ({
  /** Claims of a session's person whose sites have not subscribed them yet. */
  ofSession: (sessionHash: string): Read<Subscribing[]> =>
    rows(
      subscribing,
      sql`SELECT ${subscribing} FROM ${sessions} JOIN ${users} ON ${users.id} = ${sessions.userId}
          JOIN ${links} ON ${links.email} = ${users.email}
          WHERE ${sessions.tokenHash} = ${sessionHash} AND ${links.subscribingSince} IS NOT NULL`,
    ),
  list: (claimedBefore: number, limit: number): Promise<Subscribing[]> =>
    read(
      db,
      rows(
        subscribing,
        sql`SELECT ${subscribing} FROM ${links} JOIN ${users} ON ${users.email} = ${links.email}
            WHERE ${links.subscribingSince} <= ${claimedBefore}
            ORDER BY ${links.subscribingSince} LIMIT ${limit}`,
      ),
    ),
  /** Once the site has subscribed the person whom the link proved. */
  settle: ({ linkId }: Subscribing): Statement =>
    db.update(links).set({ subscribingSince: null }).where(eq(links.id, linkId)),
});
