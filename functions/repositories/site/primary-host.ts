import { sql } from 'drizzle-orm';
import { hostnames } from '#functions/db/schema/hostnames.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { nullable, valueOf } from '#functions/db/selection.ts';

/** The primary domain of the site that a query stands at; null without one. */
export const primaryHost = nullable(
  valueOf(
    hostnames.host,
    sql`(SELECT ${hostnames.host} FROM ${hostnames}
        WHERE ${hostnames.siteId} = ${sites.id} AND ${hostnames.isPrimary} = 1)`,
  ),
);
