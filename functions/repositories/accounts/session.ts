import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '#functions/db/database.ts';
import { column, type Row } from '../row.ts';
import { readUser, type User } from './user.ts';

export type Session = { tokenHash: string; expiresAt: number; user: User };

export const findSessionQuery = (tokenHash: string, now: number): SQL =>
  sql`SELECT token_hash, expires_at, users.* FROM sessions JOIN users ON users.id = user_id
      WHERE token_hash = ${tokenHash} AND expires_at > ${now}`;

export function readSession(row: Row): Session {
  return {
    tokenHash: column<string>(row, 'token_hash'),
    expiresAt: column<number>(row, 'expires_at'),
    user: readUser(row),
  };
}

export const sessionStatements = {
  renew: (tokenHash: string, expiresAt: number): Statement =>
    sql`UPDATE sessions SET expires_at = ${expiresAt} WHERE token_hash = ${tokenHash}`,
  end: (tokenHash: string): Statement => sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`,
  prune: (expiredBefore: number): Statement =>
    sql`DELETE FROM sessions WHERE expires_at <= ${expiredBefore}`,
};
