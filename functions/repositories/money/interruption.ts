import { sql } from 'drizzle-orm';
import type { Statement } from '#functions/db/database.ts';
import { providerSubscriptions as mirrored } from '#functions/db/schema/site/payments.ts';
import type { SiteScope } from '../scope.ts';

/**
 * Whoever looks at what is paid on a site looks again before they write: with this a person or the site
 * goes, which they began from.
 */
export const interruption = ({ db, siteId }: SiteScope): Statement =>
  db
    .update(mirrored)
    .set({ leaseToken: null, leaseUntil: null })
    .where(sql`${mirrored.leaseToken} IS NOT NULL AND +${mirrored.siteId} = ${siteId}`);
