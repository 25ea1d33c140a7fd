import type { SenderFinding, SenderFindings } from './sender-findings.ts';

/** What a sender's domain is to letters; times in ms since the epoch. */
export type SenderStanding = {
  namedAt: number;
  /** Since when letters are from it; null while they are from the platform. */
  provenAt: number | null;
  /** Since when DNS says that something is missing, of one that is proven. */
  missedSince: number | null;
  /** When letters went back to the platform, of one that was proven before. */
  lostAt: number | null;
  /** When DNS is asked again; null where nobody waits for an answer any more. */
  nextCheckAt: number | null;
};

/** Why letters are no longer from a domain: something is missing in DNS, or the mail service refuses it. */
export type SenderLoss = 'records' | 'refused';

/** `unknown` says nothing: DNS gave no answer. */
export type SenderVerdict = 'holds' | 'fails' | 'unknown';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Two answers that are so far apart take a domain its standing: one may be a hiccup. */
export const missedAgainMs = 10 * minuteMs;
/** How long a cook is waited for, who has yet to write the records. */
export const awaitedMs = 14 * dayMs;

const nextCheckMs = { whileProven: 6 * hourMs, onceMissed: 15 * minuteMs, whileAwaited: hourMs };

/** All has to be there; one thing that is surely not outweighs others that nobody knows of. */
export function senderVerdict(findings: SenderFindings): SenderVerdict {
  const states = Object.values<SenderFinding>(findings).map(({ state }) => state);
  if (states.every((state) => state === 'found')) return 'holds';
  const isKnown = states.some((state) => state !== 'found' && state !== 'unanswered');
  return isKnown ? 'fails' : 'unknown';
}

export const newStanding = (now: number): SenderStanding => ({
  namedAt: now,
  provenAt: null,
  missedSince: null,
  lostAt: null,
  nextCheckAt: now + nextCheckMs.whileAwaited,
});

/** What a domain is after DNS was asked for its records. */
export function afterCheck(
  before: SenderStanding,
  verdict: SenderVerdict,
  now: number,
): SenderStanding {
  const standing = standingAfter(before, verdict, now);
  return { ...standing, nextCheckAt: nextCheckAfter(standing, verdict, now) };
}

/** DNS does not say why the mail service refuses it: it counts again once somebody has it checked. */
export const afterRefusal = (before: SenderStanding, now: number): SenderStanding => ({
  ...before,
  provenAt: null,
  missedSince: null,
  lostAt: now,
  nextCheckAt: null,
});

function standingAfter(before: SenderStanding, verdict: SenderVerdict, now: number) {
  const { provenAt, missedSince } = before;
  if (verdict === 'holds') {
    return { ...before, provenAt: provenAt ?? now, missedSince: null, lostAt: null };
  }
  if (verdict === 'unknown' || provenAt === null) return before;
  if (missedSince === null) return { ...before, missedSince: now };
  if (now - missedSince < missedAgainMs) return before;
  return { ...before, provenAt: null, missedSince: null, lostAt: now };
}

function nextCheckAfter(
  { namedAt, provenAt, missedSince, lostAt }: SenderStanding,
  verdict: SenderVerdict,
  now: number,
): number | null {
  const { whileProven, onceMissed, whileAwaited } = nextCheckMs;
  if (provenAt !== null) {
    const isSure = missedSince === null && verdict === 'holds';
    return now + (isSure ? whileProven : onceMissed);
  }
  return now - (lostAt ?? namedAt) < awaitedMs ? now + whileAwaited : null;
}
