import type { Database } from '#functions/db/database.ts';
import { rateLimitRepository } from '#functions/repositories/requests/rate-limit.ts';
import { sha256 } from '../access/hash.ts';

export type RateLimit = { limit: number; windowMs: number };

const minuteMs = 60_000;

/** The rate limits by name; calls with the same name share one count. */
export const defaultRateLimits = {
  /** Every call that can send mail. */
  mail: { limit: 10, windowMs: 10 * minuteMs },
  /** Mail that others can have sent to one address, of all sites together: `mailLimits`. */
  mailToAddress: { limit: 5, windowMs: 15 * minuteMs },
  tokenClaim: { limit: 30, windowMs: 10 * minuteMs },
  /** Each view of a preview by a link is rendered anew. */
  preview: { limit: 120, windowMs: 10 * minuteMs },
  /** Two pages with each look that a cook tries on, at times one a second. */
  framedPreview: { limit: 600, windowMs: 10 * minuteMs },
  uploadUrl: { limit: 60, windowMs: 10 * minuteMs },
  comment: { limit: 10, windowMs: minuteMs },
  commentReport: { limit: 10, windowMs: minuteMs },
  /** What somebody pastes by hand: each call may fetch a page. Files and sites do not come this way. */
  recipeParse: { limit: 20, windowMs: 10 * minuteMs },
  /** Pictures that come with recipes from elsewhere, of which a kitchen may have thousands. */
  importedPicture: { limit: 1200, windowMs: 10 * minuteMs },
  /** Pages of a whole site that a cook moves: two a second, which its server bears. */
  ownPage: { limit: 1200, windowMs: 10 * minuteMs },
  /** Lists of subscribers that a cook brings. */
  subscriberImport: { limit: 20, windowMs: 24 * 60 * minuteMs },
  /** Newsletters that a cook sends to themselves. */
  testLetter: { limit: 30, windowMs: 60 * minuteMs },
  /** Visits by links of newsletters that are counted: many readers may sit behind one address. */
  letterLink: { limit: 120, windowMs: 10 * minuteMs },
  /** Archives of a site: each reads all of it. */
  archive: { limit: 10, windowMs: 60 * minuteMs },
  /** Mail by which an owner asks people to work on sites. */
  invitation: { limit: 30, windowMs: 24 * 60 * minuteMs },
  /** Each call asks the payment provider. */
  payment: { limit: 60, windowMs: 10 * minuteMs },
  /** Each call queries DNS; the kitchen looks at a few domains every minute. */
  hostProof: { limit: 60, windowMs: 10 * minuteMs },
  /** Slugs that an owner takes for sites, new ones and renamed ones, since each is kept for good. */
  newSlug: { limit: 30, windowMs: 24 * 60 * minuteMs },
} satisfies Record<string, RateLimit>;

export type RateLimits = Record<keyof typeof defaultRateLimits, RateLimit>;
export type RateLimitedCall = Exclude<keyof RateLimits, 'mailToAddress' | 'newSlug'>;

/** All limits times a factor, for machines where all clients share one address. */
export function scaledRateLimits(factor: number): RateLimits {
  const scaled = ({ limit, windowMs }: RateLimit) => ({ limit: limit * factor, windowMs });
  const { mail, mailToAddress, tokenClaim, preview, framedPreview, uploadUrl } = defaultRateLimits;
  const { archive, comment, commentReport, hostProof, invitation, newSlug, payment } =
    defaultRateLimits;
  const { importedPicture, letterLink, ownPage, recipeParse, subscriberImport, testLetter } =
    defaultRateLimits;
  return {
    mail: scaled(mail),
    mailToAddress: scaled(mailToAddress),
    tokenClaim: scaled(tokenClaim),
    preview: scaled(preview),
    framedPreview: scaled(framedPreview),
    uploadUrl: scaled(uploadUrl),
    comment: scaled(comment),
    commentReport: scaled(commentReport),
    recipeParse: scaled(recipeParse),
    importedPicture: scaled(importedPicture),
    ownPage: scaled(ownPage),
    subscriberImport: scaled(subscriberImport),
    testLetter: scaled(testLetter),
    letterLink: scaled(letterLink),
    archive: scaled(archive),
    invitation: scaled(invitation),
    payment: scaled(payment),
    hostProof: scaled(hostProof),
    newSlug: scaled(newSlug),
  };
}

/**
 * Sliding-window rate limit across isolates: null when the call is allowed, else the seconds to wait.
 * The client is stored as a hash.
 */
export async function consumeRateLimit(
  database: Database,
  { call, client, now }: { call: RateLimitedCall; client: string; now: number },
  { limit, windowMs }: RateLimit,
): Promise<number | null> {
  const hits = rateLimitRepository(database);
  const key = `${call} ${await sha256(client)}`;
  const since = now - windowMs;
  if (await hits.take({ key, since, limit, now })) return null;
  const oldest = (await hits.findOldest(key, since)) ?? now;
  return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
}
