import { sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import { newsletterSignUps as signUps } from '#functions/db/schema/site/mail/newsletter-results.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { checkouts } from '#functions/db/schema/site/money/payments.ts';
import { newsletterSubscribers as subscribers } from '#functions/db/schema/site/money/subscriptions.ts';
import { number, rows, selection, text } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import { exists } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isThat } from './what-was-before.ts';

const signedUp = selection({ sendId: signUps.sendId, count: number(sql`count(*)`) });
const bought = selection({
  sendId: text(sql`${checkouts.broughtBy}`),
  count: number(sql`count(DISTINCT ${checkouts.userId})`),
});

/** How many people a newsletter brought: to the letters of the site, and to a paid plan. */
export type Brought = { letters: number; plans: number };

type Bringing = { userId: UserId; sendId: Id; now: number };

/** Who came by which newsletter. */
export const newsletterSignUpRepository = (scope: SiteScope) => ({
  /** Whether it is a newsletter of the site whose letters have begun to leave. */
  hasLeft: (sendId: Id): Promise<boolean> =>
    read(scope.db, exists(sql`SELECT 1 FROM ${sends} WHERE ${hasLeft(scope, sendId)}`)),
  /** Stands before what confirms the person: whoever has confirmed before was brought by none. */
  note: ({ userId, sendId, now }: Bringing): Statement => {
    const { siteId } = scope;
    const wasHere = sql`SELECT 1 FROM ${subscribers} WHERE ${subscribers.siteId} = ${siteId}
      AND ${subscribers.userId} = ${userId} AND ${subscribers.confirmedAt} IS NOT NULL`;
    return sql`INSERT INTO ${selected(signUps, { siteId, userId, sendId, at: now })}
      WHERE EXISTS (SELECT 1 FROM ${sends} WHERE ${hasLeft(scope, sendId)})
        AND NOT EXISTS (${wasHere}) ON CONFLICT DO NOTHING`;
  },
  /** Of each newsletter that brought anybody. */
  count: async (ids: readonly Id[]): Promise<Map<Id, Brought>> => {
    const { db, siteId } = scope;
    const [letters, plans] = await readEach(
      db,
      rows(
        signedUp,
        sql`SELECT ${signedUp} FROM ${signUps} WHERE ${signUps.sendId} ${inList(ids)}
          AND +${signUps.siteId} = ${siteId} GROUP BY ${signUps.sendId}`,
      ),
      rows(
        bought,
        sql`SELECT ${bought} FROM ${checkouts} WHERE ${checkouts.broughtBy} ${inList(ids)}
          AND +${checkouts.siteId} = ${siteId} AND ${checkouts.state} = 'complete'
          GROUP BY ${checkouts.broughtBy}`,
      ),
    );
    const countOf = (counted: typeof letters, id: Id) =>
      counted.find(({ sendId }) => sendId === id)?.count ?? 0;
    return new Map(
      ids.map((id) => [id, { letters: countOf(letters, id), plans: countOf(plans, id) }]),
    );
  },
});

const hasLeft = (scope: SiteScope, sendId: Id) =>
  sql`${isThat(scope, sendId)} AND ${sends.startedAt} IS NOT NULL AND ${sends.kind} = 'letter'`;
