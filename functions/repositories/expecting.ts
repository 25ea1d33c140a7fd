import { eq, type SQL, sql } from 'drizzle-orm';
import type { Statement } from '#functions/db/database.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import type { SiteScope } from './scope.ts';

/** Fails its batch, as something else that came between does, where the condition does not hold. */
export const expecting = ({ db, siteId }: SiteScope, condition: SQL): Statement =>
  db
    .update(sites)
    .set({ version: sql`CASE WHEN ${condition} THEN ${sites.version} END` })
    .where(eq(sites.id, siteId));
