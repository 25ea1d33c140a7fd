import { boundedMap } from '#domain/bounded-map.ts';

/** How long an answer may be used unless it is known to be true for longer. */
export const momentMs = 1800;
/** After which part of that it is asked for again, by the next who wants it. */
const freshPart = 5 / 9;

/** What an answer is asked with: a clock, and a way to go on after the response. */
export type Asking = { now: () => number; waitUntil: (work: Promise<unknown>) => void };

type Recent<Value> = { value: Value; askedAt: number; isAskedAgain: boolean };

type Memory<Value> = {
  maxAnswers: number;
  /** How long an answer may be used, in ms. */
  usableMs?: (value: Value, key: string) => number;
};

/**
 * Remembers answers for a moment. One that is getting old is used once more while it is asked for
 * again, so that nobody waits; none is used that was asked for longer ago than `usableMs`.
 */
export function recentAnswers<Value>({ maxAnswers, usableMs = () => momentMs }: Memory<Value>) {
  const known = boundedMap<Recent<Value>>(maxAnswers, () => 1);

  async function ask(key: string, { now }: Asking, find: () => Promise<Value>): Promise<Value> {
    const askedAt = now();
    const value = await find();
    const current = known.get(key);
    if (!current || current.askedAt <= askedAt) {
      known.set(key, { value, askedAt, isAskedAgain: false });
    }
    return value;
  }

  return {
    /** Synchronous where the answer is known, because every page waits for it. */
    get(key: string, asking: Asking, find: () => Promise<Value>): Value | Promise<Value> {
      const recent = known.get(key);
      const age = recent ? asking.now() - recent.askedAt : Infinity;
      const usable = recent ? usableMs(recent.value, key) : 0;
      if (!recent || age >= usable) return ask(key, asking, find);
      if (age >= usable * freshPart && !recent.isAskedAgain) {
        recent.isAskedAgain = true;
        asking.waitUntil(ask(key, asking, find));
      }
      return recent.value;
    },
    /** Takes over what is known to be true from elsewhere. */
    learn: (key: string, value: Value, askedAt: number): void =>
      known.set(key, { value, askedAt, isAskedAgain: false }),
    forget: (key: string): void => known.delete(key),
  };
}
