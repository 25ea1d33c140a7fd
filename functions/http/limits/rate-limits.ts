import type { Database } from '#functions/db/database.ts';
import { rateLimitRepository } from '#functions/repositories/requests/rate-limit.ts';
import { sha256 } from '../access/hash.ts';

export type RateLimit = { limit: number; windowMs: number };

const minuteMs = 60_000;

/** What is counted, and how often it may be done; calls of one name share one count. */
export const defaultRateLimits = {
  /** Every call that can send mail. */
  mail: { limit: 10, windowMs: 10 * minuteMs },
  /** What others can have one address sent; past it nothing is, and nobody learns of it. */
  mailToAddress: { limit: 5, windowMs: 15 * minuteMs },
  tokenClaim: { limit: 30, windowMs: 10 * minuteMs },
  uploadUrl: { limit: 60, windowMs: 10 * minuteMs },
  comment: { limit: 10, windowMs: minuteMs },
  commentReport: { limit: 10, windowMs: minuteMs },
  /** Each asks DNS. */
  hostProof: { limit: 20, windowMs: 10 * minuteMs },
} satisfies Record<string, RateLimit>;

export type RateLimits = Record<keyof typeof defaultRateLimits, RateLimit>;
export type ThrottledCall = Exclude<keyof RateLimits, 'mailToAddress'>;

/** The limits times a factor, for machines where all clients are one. */
export function scaledRateLimits(factor: number): RateLimits {
  const scaled = ({ limit, windowMs }: RateLimit) => ({ limit: limit * factor, windowMs });
  const { mail, mailToAddress, tokenClaim, uploadUrl } = defaultRateLimits;
  const { comment, commentReport, hostProof } = defaultRateLimits;
  return {
    mail: scaled(mail),
    mailToAddress: scaled(mailToAddress),
    tokenClaim: scaled(tokenClaim),
    uploadUrl: scaled(uploadUrl),
    comment: scaled(comment),
    commentReport: scaled(commentReport),
    hostProof: scaled(hostProof),
  };
}

/**
 * Counts one more of what a client asks for, across isolates; null when it may, else after how many
 * seconds to come again. Who a client is cannot be read from what is kept.
 */
export async function takeOrWait(
  database: Database,
  { call, client, now }: { call: ThrottledCall; client: string; now: number },
  { limit, windowMs }: RateLimit,
): Promise<number | null> {
  const takes = rateLimitRepository(database);
  const key = `${call} ${await sha256(client)}`;
  const since = now - windowMs;
  if (await takes.take({ key, since, limit, now })) return null;
  const oldest = (await takes.findOldest(key, since)) ?? now;
  return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
}
