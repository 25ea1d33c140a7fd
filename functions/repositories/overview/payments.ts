import { sql } from 'drizzle-orm';
import type { Read } from '#functions/db/database.ts';
import {
  payments,
  providerSubscriptions as mirrored,
} from '#functions/db/schema/site/money/payments.ts';
import { isLateNow } from '../money/current-plans.ts';
import { combined, countOf } from '../reads.ts';

/** What banks ask of the cook, and how many plans wait for their payment. */
export const paymentsPart = (siteId: string): Read<{ disputes: number; late: number }> =>
  combined(
    {
      disputes: countOf(
        sql`${payments} WHERE ${payments.siteId} = ${siteId} AND ${payments.disputeState} = 'open'`,
      ),
      late: countOf(sql`${mirrored} WHERE ${isLateNow(siteId)}`),
    },
    (part) => part,
  );
