import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { promotionCodes } from '#functions/db/schema/site/money/payments.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { exists } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

const code = selection({
  id: promotionCodes.id,
  accountId: promotionCodes.accountId,
  code: promotionCodes.code,
  percentOff: promotionCodes.percentOff,
  amountOffCents: promotionCodes.amountOffCents,
  duration: promotionCodes.duration,
  months: promotionCodes.months,
  usesMax: promotionCodes.usesMax,
  expiresAt: promotionCodes.expiresAt,
  providerId: promotionCodes.providerId,
  state: promotionCodes.state,
  createdAt: promotionCodes.createdAt,
});
export type PromotionCode = RowOf<typeof code>;
type NewCode = Omit<PromotionCode, 'providerId' | 'state' | 'createdAt'>;

/** Words of a site that make its plans cheaper. */
export const promotionCodeRepository = ({ db, siteId }: SiteScope) => {
  const select = (...filters: SQL[]) =>
    db
      .select(code.fields)
      .from(promotionCodes)
      .where(and(eq(promotionCodes.siteId, siteId), ...filters));
  const change = (id: Id, values: Partial<typeof promotionCodes.$inferInsert>): Statement =>
    db
      .update(promotionCodes)
      .set(values)
      .where(
        and(
          eq(promotionCodes.siteId, siteId),
          eq(promotionCodes.id, id),
          ne(promotionCodes.state, 'ended'),
        ),
      );
  return {
    /** The newest first; those that ended too. */
    list: (): Promise<PromotionCode[]> =>
      read(db, rows(code, sql`${select().getSQL()} ORDER BY ${promotionCodes.createdAt} DESC`)),
    find: (id: Id): Promise<PromotionCode | null> =>
      read(db, firstRow(code, select(eq(promotionCodes.id, id)))),
    hasLive: (accountId: string): Promise<boolean> =>
      read(
        db,
        exists(
          sql`SELECT 1 FROM ${promotionCodes} WHERE ${promotionCodes.siteId} = ${siteId}
            AND ${promotionCodes.accountId} = ${accountId} AND ${promotionCodes.state} = 'live' LIMIT 1`,
        ),
      ),
    /** Refused by the database while another one of the site is called so. */
    want: (wanted: NewCode, now: number): Statement =>
      db.insert(promotionCodes).values({ ...wanted, siteId, state: 'wanted', createdAt: now }),
    offer: (id: Id, providerId: string): Statement => change(id, { providerId, state: 'live' }),
    end: (id: Id): Statement => change(id, { state: 'ended' }),
  };
};
