import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { mapped, type Read, read, readEach, type Statement } from '#functions/db/database.ts';
import {
  gifts,
  paymentCustomers,
  payments,
  providerSubscriptions as mirrored,
} from '#functions/db/schema/site/money/payments.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import {
  firstRow,
  nullable,
  number,
  type RowOf,
  rows,
  selection,
  text,
} from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isCurrent, isLateNow } from './current-plans.ts';

const payment = selection({
  id: payments.providerId,
  userId: payments.userId,
  // The address of a giver is empty once they deleted their account.
  email: nullable(text(sql`coalesce(${siteUsers.email}, nullif(${gifts.giverEmail}, ''))`)),
  displayName: nullable(text(sql`coalesce(${siteUsers.displayName}, ${gifts.giverName})`)),
  amountCents: payments.amountCents,
  refundedCents: payments.refundedCents,
  feeCents: payments.feeCents,
  state: payments.state,
  declinedFor: payments.declinedFor,
  disputeState: payments.disputeState,
  disputeDueAt: payments.disputeDueAt,
  receiptUrl: payments.receiptUrl,
  chargedAt: payments.chargedAt,
});
export type Payment = RowOf<typeof payment>;

const month = selection({
  month: text(sql`strftime('%Y-%m', ${payments.chargedAt} / 1000, 'unixepoch')`),
  paidCents: number(sql`sum(${payments.amountCents})`),
  refundedCents: number(sql`sum(${payments.refundedCents})`),
  feeCents: number(sql`sum(${payments.feeCents})`),
  disputedCents: number(sql`sum(CASE WHEN ${payments.disputeState} IN ('open', 'lost')
    THEN ${payments.amountCents} - ${payments.refundedCents} ELSE 0 END)`),
  count: number(sql`count(*)`),
});
export type MonthOfPayments = RowOf<typeof month>;

const late = selection({
  userId: mirrored.userId,
  email: siteUsers.email,
  displayName: siteUsers.displayName,
  plan: mirrored.plan,
  status: mirrored.status,
  amountCents: mirrored.amountCents,
});

const renewing = selection({
  payers: number(sql`count(*)`),
  monthCents: number(sql`coalesce(sum(CASE ${mirrored.cadence}
    WHEN 'year' THEN ${mirrored.amountCents} / 12.0 ELSE ${mirrored.amountCents} END), 0)`),
});

type Place = Pick<typeof payments.$inferInsert, 'accountId' | 'providerId'>;
type Seen = Omit<typeof payments.$inferInsert, 'siteId' | 'userId' | 'syncedAt' | keyof Place> & {
  payerId: string | null;
  giftId: string | null;
};
/** Where a page begins: behind this charge. */
type After = { chargedAt: number; id: string };
export type PaymentFilter = 'all' | 'failed' | 'refunded' | 'disputed';

const filters: Record<PaymentFilter, SQL> = {
  all: sql`1`,
  failed: sql`${payments.state} = 'failed'`,
  refunded: sql`${payments.refundedCents} > 0`,
  disputed: sql`${payments.disputeState} IS NOT NULL`,
};

/** What was charged on the account of a site, as the provider said it last. */
export const paymentRepository = ({ db, siteId }: SiteScope) => ({
  ...knownOf({ db, siteId }),
  /** An older look never replaces a newer one. Whose it is stays known where it is said no more. */
  keep: (place: Place, { payerId, giftId, ...seen }: Seen, syncedAt: number): Statement => {
    // Of whoever left in between it stays in the books of the cook, by nobody.
    const userId = sql<UserId | null>`(SELECT ${siteUsers.userId} FROM ${siteUsers}
      WHERE ${siteUsers.siteId} = ${siteId} AND ${siteUsers.userId} = ${payerId}
      UNION ALL SELECT ${gifts.giverId} FROM ${gifts} WHERE ${gifts.siteId} = ${siteId}
      AND ${gifts.id} = ${giftId} LIMIT 1)`;
    const values = { ...seen, giftId, userId, syncedAt };
    return db
      .insert(payments)
      .values({ ...place, ...values, siteId })
      .onConflictDoUpdate({
        target: [payments.accountId, payments.providerId],
        set: {
          ...values,
          giftId: sql`coalesce(${giftId}, ${payments.giftId})`,
          userId: sql`coalesce(${userId}, ${payments.userId})`,
        },
        setWhere: sql`${payments.siteId} = ${siteId} AND ${payments.syncedAt} <= ${syncedAt}`,
      });
  },
  /** The newest first; one more than the limit. */
  list: (filter: PaymentFilter, after: After | null, limit: number): Promise<Payment[]> => {
    const isBehind = after
      ? sql`AND (${payments.chargedAt}, ${payments.providerId}) < (${after.chargedAt}, ${after.id})`
      : sql``;
    const query = sql`SELECT ${payment} FROM ${payments} ${withPayer}
      WHERE ${payments.siteId} = ${siteId} AND ${filters[filter]} ${isBehind}
      ORDER BY ${payments.chargedAt} DESC, ${payments.providerId} DESC LIMIT ${limit + 1}`;
    return read(db, rows(payment, query));
  },
  ...incomeOf({ db, siteId }),
});

/** What is known of charges before they are kept. */
const knownOf = ({ db, siteId }: SiteScope) => ({
  /**
   * Whose customers they are, by their ids; without those who buy something else of the cook. A person
   * may have been more than one of them.
   */
  listPayers: async (
    accountId: string,
    customerIds: readonly string[],
  ): Promise<Map<string, UserId>> => {
    const ofTable = (table: typeof paymentCustomers | typeof mirrored) =>
      sql`SELECT ${table.customerId} AS payer_customer, ${table.userId} AS payer_person FROM ${table}
        WHERE ${table.siteId} = ${siteId} AND ${table.accountId} = ${accountId}
          AND ${table.userId} IS NOT NULL AND ${table.customerId} ${inList(customerIds)}`;
    const query = sql`SELECT ${payer} FROM
      (${ofTable(mirrored)} UNION ALL ${ofTable(paymentCustomers)})`;
    const found = await read(db, rows(payer, query));
    // Whoever is named by themselves is forgotten there; a plan of theirs may still say who it is.
    const isForgotten = ({ customerId, userId }: RowOf<typeof payer>) => customerId === userId;
    const inTurn = [...found.filter(isForgotten), ...found.filter((each) => !isForgotten(each))];
    return new Map(inTurn.map(({ customerId, userId }) => [customerId, userId]));
  },
  /** Those charges that are kept already: they are of the site, whatever the provider says of by whom. */
  listKnown: async (accountId: string, ids: readonly string[]): Promise<Set<string>> => {
    const query = sql`SELECT ${known} FROM ${payments} WHERE ${payments.siteId} = ${siteId}
      AND ${payments.accountId} = ${accountId} AND ${payments.providerId} ${inList(ids)}`;
    return new Set((await read(db, rows(known, query))).map(({ id }) => id));
  },
});

const incomeOf = ({ db, siteId }: SiteScope) => ({
  /** What came in by month in UTC, the oldest first; what renews; and whose payment is late. */
  readIncome: async (since: number) => {
    const [months, plans, latePlans, disputes] = await readEach(
      db,
      monthsOf(siteId, since),
      renewingOf(siteId),
      rows(
        late,
        sql`SELECT ${late} FROM ${mirrored} ${withPerson(mirrored)}
          WHERE ${isLateNow(siteId)}
          ORDER BY ${siteUsers.email} LIMIT ${lateMax}`,
      ),
      rows(
        payment,
        sql`SELECT ${payment} FROM ${payments} ${withPayer}
          WHERE ${payments.siteId} = ${siteId} AND ${payments.disputeState} = 'open'
          ORDER BY ${payments.disputeDueAt} LIMIT ${lateMax}`,
      ),
    );
    return { months, ...plans, late: latePlans, disputes };
  },
});

/** More than a screen shows is a list of its own. */
const lateMax = 50;

const known = selection({ id: payments.providerId });
const payer = selection({
  customerId: text(sql`payer_customer`),
  userId: text(sql`payer_person`),
});

const withPerson = ({ siteId, userId }: typeof payments | typeof mirrored): SQL =>
  sql`LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${siteId} AND ${siteUsers.userId} = ${userId}`;

/** Or with who gave it, where they have no account here. */
const withPayer = sql`${withPerson(payments)}
  LEFT JOIN ${gifts} ON ${gifts.siteId} = ${payments.siteId} AND ${gifts.id} = ${payments.giftId}`;

const monthsOf = (siteId: string, since: number): Read<MonthOfPayments[]> =>
  rows(
    month,
    sql`SELECT ${month} FROM ${payments} WHERE ${payments.siteId} = ${siteId}
      AND ${payments.chargedAt} >= ${since} AND ${payments.state} = 'paid' GROUP BY 1 ORDER BY 1`,
  );

const nothing = { payers: 0, monthCents: 0 };

const renewingOf = (siteId: string): Read<typeof nothing> =>
  mapped(
    firstRow(
      renewing,
      sql`SELECT ${renewing} FROM ${mirrored} WHERE ${isCurrent(siteId)}
        AND ${mirrored.status} IN ('active', 'past_due') AND ${mirrored.endsAt} IS NULL`,
    ),
    (found) => found ?? nothing,
  );
