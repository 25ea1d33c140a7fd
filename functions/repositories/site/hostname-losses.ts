import { sql } from 'drizzle-orm';
import { mapped, type Read } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { firstRow, number, type RowOf, selection } from '#functions/db/selection.ts';

const ofDomains = selection({
  lost: number(sql`coalesce(sum(${hostnames.verifiedAt} IS NULL), 0)`),
  failing: number(sql`coalesce(sum(${hostnames.verifiedAt} IS NOT NULL), 0)`),
});
type OfDomains = RowOf<typeof ofDomains>;

/** Domains whose proof is gone: those that were taken for it, and those that soon will be. */
export const domainsPart = (siteId: string): Read<OfDomains> =>
  mapped(
    firstRow(
      ofDomains,
      sql`SELECT ${ofDomains} FROM ${hostnames}
        WHERE ${hostnames.siteId} = ${siteId} AND ${hostnames.missedChecks} > 0`,
    ),
    (found) => found ?? { lost: 0, failing: 0 },
  );
