import type { Statement } from '#functions/db/database.ts';

/** The claim of an idempotency key, and whether it was committed with the work. */
export type KeyClaim = { statements: Statement[]; isStored: boolean };
