import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RichText } from '#domain/text/rich-text.ts';
import { uuidFrom } from '../manage-api/uuid-from.ts';

/** A person of the local platform who owns sites. */
export type LocalOwner = {
  email: string;
  displayName: string | null;
  handle: string | null;
  bio: RichText | null;
  /** Where their session token is kept, inside the folder of the platform's state. */
  tokenFile: string;
};

/** Owns what `npm run import` makes; without a name, so that no page takes it for the author. */
export const importOwner: LocalOwner = {
  email: 'imports@larder.example',
  displayName: null,
  handle: null,
  bio: null,
  tokenFile: 'owner-token-imports',
};

const localPeople = 'b0a1f9c4-6d0e-5f6b-9d57-2f5f0a7f1c11';
const sessionMs = 30 * 24 * 60 * 60 * 1000;

/** Makes the person and their session where missing and answers the token of the session. */
export async function ensureOwner(
  database: D1Database,
  statePath: string,
  owner: LocalOwner,
): Promise<string> {
  const { email, displayName, handle, bio } = owner;
  const token = tokenIn(statePath, owner);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  const id = uuidFrom(localPeople, email);
  await database.batch([
    database
      .prepare(
        `INSERT INTO users (id, email, display_name, handle, bio, confirmed_at, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(id, email, displayName, handle, bio && JSON.stringify(bio), now, now),
    database
      .prepare(
        `INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
         SELECT ?, id, ?, ? FROM users WHERE email = ?
         ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at`,
      )
      .bind(tokenHash, now, now + sessionMs, email),
  ]);
  return token;
}

/** The token of an owner whose session an earlier start has made. */
export function readToken(statePath: string, { tokenFile }: LocalOwner): string | null {
  const file = join(statePath, tokenFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

function tokenIn(statePath: string, owner: LocalOwner): string {
  const known = readToken(statePath, owner);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  const file = join(statePath, owner.tokenFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  // An older file keeps its own mode when it is written to.
  chmodSync(file, 0o600);
  return token;
}
