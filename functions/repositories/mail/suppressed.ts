import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { suppressions } from '#functions/db/schema/site/mail/subscribers.ts';

/** Whether a site sends an address no letters, whoever asks for them; mail to sign in still goes there. */
export const isSuppressed = (siteId: string | SQLiteColumn, email: SQL | SQLiteColumn): SQL =>
  sql`EXISTS (SELECT 1 FROM ${suppressions} WHERE ${suppressions.siteId} = ${siteId}
    AND ${suppressions.email} = ${email} AND ${suppressions.liftedAt} IS NULL)`;
