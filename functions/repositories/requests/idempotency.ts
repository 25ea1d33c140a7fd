import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { commit, type Database, read, type Statement } from '#functions/db/database.ts';
import { idempotencyKeys as keys } from '#functions/db/schema/local/idempotency-keys.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import { excluded } from '#functions/db/writing.ts';

type Claim = { actorHash: string; key: string; requestHash: string; now: number };
type Answer = { status: number; body: string };

const claimed = selection({ requestHash: keys.requestHash, status: keys.status, body: keys.body });

export const idempotencyRepository = (db: Database) => ({
  find: ({ actorHash, key, since }: { actorHash: string; key: string; since: number }) => {
    const isKept = and(ofActor(actorHash, key), gt(keys.createdAt, since));
    return read(db, firstRow(claimed, db.select(claimed.fields).from(keys).where(isKept)));
  },
  /** Fails its batch when the key is taken; one that outlived its time is free again. */
  claim: ({ actorHash, key, requestHash, now }: Claim, expiredBefore: number): Statement[] => [
    db.delete(keys).where(and(ofActor(actorHash, key), lte(keys.createdAt, expiredBefore))),
    db.insert(keys).values({ actor: actorHash, key, requestHash, createdAt: now }),
  ],
  /** Frees a key whose request stored nothing else. */
  async release({ actorHash, key, requestHash }: Claim) {
    const isUnanswered = and(eq(keys.requestHash, requestHash), isNull(keys.status));
    await commit(db, [db.delete(keys).where(and(ofActor(actorHash, key), isUnanswered))]);
  },
  async answer({ actorHash, key, requestHash, now }: Claim, { status, body }: Answer) {
    const row = { actor: actorHash, key, requestHash, status, body, createdAt: now };
    await commit(db, [
      db
        .insert(keys)
        .values(row)
        .onConflictDoUpdate({
          target: [keys.actor, keys.key],
          set: { status: excluded(keys.status), body: excluded(keys.body) },
        }),
    ]);
  },
  prune: (expiredBefore: number): Statement =>
    db.delete(keys).where(lte(keys.createdAt, expiredBefore)),
});

const ofActor = (actorHash: string, key: string) =>
  and(eq(keys.actor, actorHash), eq(keys.key, key));
