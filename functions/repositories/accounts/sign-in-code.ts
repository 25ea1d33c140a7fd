import { alias } from 'drizzle-orm/sqlite-core';
import { type SQL, sql } from 'drizzle-orm';
import { mapped, type Read } from '#functions/db/database.ts';
import {
  signInCodeAttempts as attempts,
  signInLinks as links,
} from '#functions/db/schema/platform/sign-in-links.ts';
import { firstRow, nullable, selection, valueOf } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';
import { type ClaimPlace, isClaimableAt } from './session-claim.ts';

/** Six digits that somebody types for an address. */
export type CodeTry = { email: string; clientHash: string; now: number };

/** Of a link whose mail names no code: the hash of none. */
export const noCode = '';

/** Wrong codes that a client may try on one link; more would let six digits be guessed. */
const triesPerLink = 5;
/** Wrong codes in a day from which on an address takes them slowly, whoever tries. */
const triesPerDay = 20;
/** On a link of its own a client has one try then, which no other client can use up. */
const slowTriesPerLink = 1;
/** All clients together have one try in this time then, on links that others asked for. */
const slowTryMs = 5 * 60_000;
const dayMs = 24 * 60 * 60 * 1000;

export const isOpen = (now: number): SQL =>
  sql`${links.claimedAt} IS NULL AND ${links.expiresAt} > ${now}`;

/**
 * The open link whose code it may be: of those that are good in this place the newest that this
 * client asked for, else the newest of all.
 */
export const takesCode = (
  { email, clientHash, now }: CodeTry,
  place: ClaimPlace,
): SQL => sql`${links.id} =
    (SELECT ${links.id} FROM ${links} WHERE ${links.email} = ${email} AND ${isOpen(now)}
      AND ${links.codeHash} <> ${noCode} AND ${isClaimableAt(links.boundSiteId, place)}
      ORDER BY ${links.clientHash} = ${clientHash} DESC, ${links.createdAt} DESC, rowid DESC LIMIT 1)
  AND (SELECT count(*) FROM ${attempts} WHERE ${attempts.linkId} = ${links.id}
      AND ${attempts.clientHash} = ${clientHash})
    < CASE WHEN (SELECT count(*) ${triesOf(email)} AND ${tried.createdAt} > ${now - dayMs})
          < ${triesPerDay} THEN ${triesPerLink}
        WHEN ${links.clientHash} = ${clientHash} THEN ${slowTriesPerLink}
        WHEN EXISTS (SELECT 1 ${triesOf(email)} AND ${isByOther}
          AND ${tried.createdAt} > ${now - slowTryMs}) THEN 0
        ELSE ${triesPerLink} END`;

/** For a code that did not win its claim: the link it was tried on stands open still. */
export const recordAttempt = (entry: CodeTry, place: ClaimPlace): SQL =>
  insertFrom(
    attempts,
    ['linkId', 'clientHash', 'createdAt'],
    sql`SELECT ${links.id}, ${entry.clientHash}, ${entry.now} FROM ${links} WHERE ${takesCode(entry, place)}`,
  );

/** Zero for a client that asked for a link of its own, and for addresses that are not tried at. */
export function codeWait({ email, clientHash, now }: CodeTry): Read<number> {
  const last = selection({
    triedAt: nullable(valueOf(attempts.createdAt, sql`max(${tried.createdAt})`)),
  });
  const query = sql`SELECT ${last} ${triesOf(email)} AND ${isByOther}
    AND (SELECT count(*) ${triesOf(email)} AND ${tried.createdAt} > ${now - dayMs}) >= ${triesPerDay}
    AND NOT EXISTS (SELECT 1 FROM ${links} WHERE ${links.email} = ${email}
      AND ${links.clientHash} = ${clientHash} AND ${isOpen(now)})`;
  return mapped(firstRow(last, query), (found) =>
    Math.max(0, (found?.triedAt ?? now - slowTryMs) + slowTryMs - now),
  );
}

const tried = alias(attempts, 'tried');
const triedLink = alias(links, 'tried_link');

const triesOf = (email: string): SQL => sql`FROM ${attempts} ${tried}
  JOIN ${links} ${triedLink} ON ${triedLink.id} = ${tried.linkId} WHERE ${triedLink.email} = ${email}`;

const isByOther = sql`${tried.clientHash} <> ${triedLink.clientHash}`;
