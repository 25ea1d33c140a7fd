import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { accountSites } from '#functions/db/schema/platform/account-sites.ts';
import { users } from '#functions/db/schema/platform/users.ts';

/** No site has rows of the person any more. */
export const hasLeftAllSites = (userId: UserId): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${accountSites} WHERE ${accountSites.userId} = ${userId})`;

/** The person asked to be deleted and is not yet, and nothing of them is left but their account. */
export const isLeaving = (userId: UserId): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId}
    AND ${users.deletionRequestedAt} IS NOT NULL AND ${hasLeftAllSites(userId)})`;
