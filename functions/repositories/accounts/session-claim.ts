import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Id, SiteId } from '#domain/ids.ts';

/** Where a session is begun: by a call of a site or of the platform, and on whose own domain. */
export type ClaimPlace = {
  siteId: SiteId | null;
  /** The site of the domain that the claim came to; null on the platform's own hosts. */
  boundSiteId: SiteId | null;
};

/** What a claim makes: a person where the address had none, and a session. */
export type Claim = {
  userId: Id;
  sessionHash: string;
  sessionEnds: number;
  now: number;
  place: ClaimPlace;
};

export const sessionColumns = [
  'tokenHash',
  'userId',
  'createdAt',
  'expiresAt',
  'boundSiteId',
] as const;

/** What is bound to one site begins sessions there alone. */
export const isClaimableAt = (boundSiteId: Column, { siteId }: ClaimPlace): SQL =>
  sql`(${boundSiteId} IS NULL OR ${boundSiteId} = ${siteId})`;

/** By what is claimed, or by the domain on which that happens. */
export const bindingAt = (boundSiteId: Column, place: ClaimPlace): SQL =>
  sql`coalesce(${boundSiteId}, ${place.boundSiteId})`;
