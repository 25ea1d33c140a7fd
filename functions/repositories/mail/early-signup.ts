import type { Database, Statement } from '#functions/db/database.ts';
import { earlySignups } from '#functions/db/schema/platform/early-signups.ts';

export const createEarlySignup = (db: Database, email: string, now: number): Statement =>
  db.insert(earlySignups).values({ email, createdAt: now }).onConflictDoNothing();
