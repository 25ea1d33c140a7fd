import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { lateStatuses } from '#domain/money/late-plan.ts';
import { providerSubscriptions as mirrored } from '#functions/db/schema/site/money/payments.ts';

/** What the provider collects for plans that somebody has now. */
export const isCurrent = (siteId: string): SQL | undefined =>
  and(eq(mirrored.siteId, siteId), isNotNull(mirrored.subscriptionId), isNull(mirrored.endedAt));

/** Those of them that wait for a payment. */
export const isLateNow = (siteId: string): SQL | undefined =>
  and(isCurrent(siteId), inArray(mirrored.status, lateStatuses));
