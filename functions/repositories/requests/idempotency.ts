import { sql } from 'drizzle-orm';
import { commit, type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column } from '../row.ts';

type Claim = { actorHash: string; key: string; requestHash: string; now: number };

export const idempotencyRepository = (db: Database) => ({
  async find({ actorHash, key, since }: { actorHash: string; key: string; since: number }) {
    const [[row] = []] = await readAll(db, [
      sql`SELECT request_hash, status, body FROM idempotency_keys
          WHERE actor = ${actorHash} AND "key" = ${key} AND created_at > ${since}`,
    ]);
    if (!row) return null;
    return {
      requestHash: column<string>(row, 'request_hash'),
      status: column<number | null>(row, 'status'),
      body: column<string | null>(row, 'body'),
    };
  },
  /** Fails its batch when the key is taken; one that outlived its time is free again. */
  claim: ({ actorHash, key, requestHash, now }: Claim, expiredBefore: number): Statement[] => [
    sql`DELETE FROM idempotency_keys
        WHERE actor = ${actorHash} AND "key" = ${key} AND created_at <= ${expiredBefore}`,
    sql`INSERT INTO idempotency_keys (actor, "key", request_hash, created_at)
        VALUES (${actorHash}, ${key}, ${requestHash}, ${now})`,
  ],
  /** Frees a key whose request stored nothing else. */
  async release({ actorHash, key, requestHash }: Claim) {
    await commit(db, [
      sql`DELETE FROM idempotency_keys WHERE actor = ${actorHash} AND "key" = ${key}
            AND request_hash = ${requestHash} AND status IS NULL`,
    ]);
  },
  async answer(
    { actorHash, key, requestHash, now }: Claim,
    { status, body }: { status: number; body: string },
  ) {
    await commit(db, [
      sql`INSERT INTO idempotency_keys (actor, "key", request_hash, status, body, created_at)
          VALUES (${actorHash}, ${key}, ${requestHash}, ${status}, ${body}, ${now})
          ON CONFLICT (actor, "key") DO UPDATE SET status = excluded.status, body = excluded.body`,
    ]);
  },
  prune: (expiredBefore: number): Statement =>
    sql`DELETE FROM idempotency_keys WHERE created_at <= ${expiredBefore}`,
});
