import { atom, type ReadableAtom } from 'nanostores';
import { isRecord } from '#domain/is-record.ts';
import { parsedJson } from '#domain/parsed-json.ts';
import { keptHere } from '../../recipes/kept-here.ts';

type Kept = {
  text: string;
  /** The value that it was to replace; null where that is not known. */
  from: string | null;
};
/** `isLeft` where the page was left before it was saved. */
type Typed = Kept & { issue: string | null; isLeft: boolean };
type ByField<Value> = Readonly<Record<string, Value>>;

const kept = keptHere('entries', readTexts);
const $all = atom<ByField<Typed>>({});
/**
 * What was typed into fields and is not saved, by entry and field: closing a panel or the page
 * loses nothing.
 */
export const $typed: ReadableAtom<ByField<Typed>> = $all;

function readTexts(text: string | null): ByField<Kept> {
  const stored = parsedJson(text);
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]): [string, Kept][] => {
      const read = readOne(value);
      return read === null ? [] : [[key, read]];
    }),
  );
}

function readOne(value: unknown): Kept | null {
  // It was kept without its value once.
  if (typeof value === 'string') return { text: value, from: null };
  if (!isRecord(value) || typeof value['text'] !== 'string') return null;
  return { text: value['text'], from: typeof value['from'] === 'string' ? value['from'] : null };
}

const left = (each: Kept): Typed => ({ ...each, issue: null, isLeft: true });

/**
 * Offers again what this device kept, as long as it keeps it; what is typed by now stays. Returns
 * what stops that.
 */
export function openTyped(): () => void {
  const stopFollowing = kept.follow();
  const all = Object.entries(kept.$value.get()).map(([key, each]) => [key, left(each)] as const);
  $all.set({ ...Object.fromEntries(all), ...$all.get() });
  const stopListening = kept.$value.listen(followLeft);
  return () => {
    stopFollowing();
    stopListening();
  };
}

/** What another tab saved or took back is not offered here any more; what it types is its own. */
function followLeft(texts: ByField<Kept>): void {
  const all = Object.entries($all.get()).flatMap(([key, typed]): [string, Typed][] => {
    if (!typed.isLeft) return [[key, typed]];
    const still = texts[key];
    return still ? [[key, left(still)]] : [];
  });
  $all.set(Object.fromEntries(all));
}

export function setTyped(key: string, { text, from }: Kept, issue: string | null = null): void {
  $all.set({ ...$all.get(), [key]: { text, from, issue, isLeft: false } });
  kept.change((texts) => ({ ...texts, [key]: { text, from } }));
}

export function forgetTyped(key: string): void {
  $all.set(without($all.get(), key));
  kept.change((texts) => without(texts, key));
}

const without = <Value>(all: ByField<Value>, key: string): ByField<Value> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));

/** Keeps the words as they are, and says why they were not taken. */
export function refuseTyped(key: string, issue: string): void {
  const typed = $all.get()[key];
  if (typed) setTyped(key, typed, issue);
}

/** Words that were typed while those before them were saved are to replace what is there by now. */
export function standOnSaved(key: string): void {
  const typed = $all.get()[key];
  if (typed) setTyped(key, { text: typed.text, from: null });
}
