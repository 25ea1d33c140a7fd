import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterCheck,
  awaitedMs,
  missedAgainMs,
  newStanding,
  type SenderStanding,
  type SenderVerdict,
} from './sender-standing.ts';

const start = 1_000_000;
const minuteMs = 60_000;
type Step = SenderStanding & { now: number; verdict: SenderVerdict };
type Check = { verdict: SenderVerdict; waitMs: number };

/** A domain from when it is named on; each check comes so long after the one before. */
function lived(checks: readonly Check[]): Step[] {
  let now = start;
  let standing = newStanding(now);
  return checks.map(({ verdict, waitMs }) => {
    now += waitMs;
    standing = afterCheck(standing, verdict, now);
    return { ...standing, now, verdict };
  });
}
const after = (...verdicts: SenderVerdict[]) =>
  lived(verdicts.map((verdict) => ({ verdict, waitMs: missedAgainMs }))).at(-1)!;

describe('What a domain is to letters', () => {
  it('is nothing before all is there', () => {
    expect(newStanding(start).provenAt).toBeNull();
    expect(after('fails', 'unknown')).toMatchObject({ provenAt: null, lostAt: null });
  });

  it('is their sender from the first check at which all is there', () => {
    expect(after('fails', 'holds', 'holds').provenAt).toBe(start + 2 * missedAgainMs);
  });

  it('stays their sender over one answer that something is missing', () => {
    expect(after('holds', 'fails')).toMatchObject({ missedSince: start + 2 * missedAgainMs });
    expect(after('holds', 'fails').provenAt).not.toBeNull();
    expect(after('holds', 'fails', 'holds', 'fails').provenAt).not.toBeNull();
  });

  it('is not any more after two in a row, and again when all is there', () => {
    const lost = after('holds', 'fails', 'fails');
    expect(lost).toMatchObject({ provenAt: null, lostAt: start + 3 * missedAgainMs });
    expect(after('holds', 'fails', 'unknown', 'fails').provenAt).toBeNull();
    expect(after('holds', 'fails', 'fails', 'holds')).toMatchObject({
      provenAt: start + 4 * missedAgainMs,
      lostAt: null,
      missedSince: null,
    });
  });

  it('is not lost by two looks right behind each other', () => {
    const quick: Check = { verdict: 'fails', waitMs: 1000 };
    const [, , last] = lived([{ verdict: 'holds', waitMs: 0 }, quick, quick]);
    expect(last?.provenAt).toBe(start);
  });

  it('is looked at sooner once something was missing, and as long as somebody waits for it', () => {
    const waitOf = ({ now, nextCheckAt }: Step) => nextCheckAt! - now;
    expect(waitOf(after('holds'))).toBe(360 * minuteMs);
    expect(waitOf(after('holds', 'fails'))).toBe(15 * minuteMs);
    expect(waitOf(after('holds', 'unknown'))).toBe(15 * minuteMs);
    expect(waitOf(after('fails'))).toBe(60 * minuteMs);
    expect(lived([{ verdict: 'fails', waitMs: awaitedMs }]).at(-1)?.nextCheckAt).toBeNull();
  });

  it('is lost by nothing but two answers without one between them that all is there', () => {
    const check = record<Check>({
      verdict: constantFrom<SenderVerdict>('holds', 'fails', 'unknown'),
      waitMs: integer({ min: 0, max: 3 * missedAgainMs }),
    });
    assert(
      property(array(check), (checks) => {
        const life = lived([{ verdict: 'holds', waitMs: 0 }, ...checks]);
        const since = life.slice(life.findLastIndex(({ verdict }) => verdict === 'holds'));
        const missed = since.filter(({ verdict }) => verdict === 'fails').map(({ now }) => now);
        const spread = Math.max(0, ...missed) - Math.min(Infinity, ...missed);
        expect(since.at(-1)?.lostAt === null).toBe(!(spread >= missedAgainMs));
        expect(since.at(-1)?.provenAt === null).toBe(spread >= missedAgainMs);
      }),
    );
  });
});
