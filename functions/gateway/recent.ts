/** How long an answer may be used without asking again, and how long while asking. */
export const freshMs = 1000;
const usableMs = 1800;

/** A value and when it was last known to be true. */
export type Recent<Value> = { value: Value; checkedAt: number };

/** Fresh: use it. Ageing: use it and ask again in the background. Stale: ask first. */
export function ageOf(recent: Recent<unknown>, now: number): 'fresh' | 'ageing' | 'stale' {
  const age = now - recent.checkedAt;
  if (age < freshMs) return 'fresh';
  return age < usableMs ? 'ageing' : 'stale';
}

/** A map that forgets what was used least recently once its weight is too much. */
export function boundedMap<Value>(maxWeight: number, weigh: (value: Value) => number) {
  const entries = new Map<string, Value>();
  let weight = 0;
  const remove = (key: string) => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    weight -= weigh(value);
  };
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      remove(key);
      entries.set(key, value);
      weight += weigh(value);
      for (const oldest of entries.keys()) {
        if (weight <= maxWeight) return;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
