import { sql } from 'drizzle-orm';
import type { Statement } from '#functions/db/database.ts';

export function createEarlySignup(email: string, now: number): Statement {
  return sql`INSERT INTO early_signups (email, created_at) VALUES (${email}, ${now})
    ON CONFLICT (email) DO NOTHING`;
}
