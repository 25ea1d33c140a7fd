import { atom, type ReadableAtom } from 'nanostores';
import { isRecord } from '#domain/is-record.ts';
import { parsedJson } from '#domain/parsed-json.ts';
import { keptHere } from '../../recipes/kept-here.ts';

/** `isLeft` where the page was left before it was saved. */
type Typed = { text: string; issue: string | null; isLeft: boolean };

const kept = keptHere('entries', readTexts);
const $all = atom<Readonly<Record<string, Typed>>>({});
/**
 * What was typed into fields and is not saved, by entry and field: closing a panel or the page
 * loses nothing.
 */
export const $typed: ReadableAtom<Readonly<Record<string, Typed>>> = $all;

function readTexts(text: string | null): Readonly<Record<string, string>> {
  const stored = parsedJson(text);
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}

/** Offers again what this device kept; what is typed by now stays. */
export function openTyped(): void {
  kept.follow()();
  const left = Object.entries(kept.$value.get()).map(
    ([key, text]) => [key, { text, issue: null, isLeft: true }] as const,
  );
  $all.set({ ...Object.fromEntries(left), ...$all.get() });
}

export function setTyped(key: string, text: string, issue: string | null = null): void {
  $all.set({ ...$all.get(), [key]: { text, issue, isLeft: false } });
  kept.change((texts) => ({ ...texts, [key]: text }));
}

export function forgetTyped(key: string): void {
  $all.set(without($all.get(), key));
  kept.change((texts) => without(texts, key));
}

const without = <Value>(
  all: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));

/** Keeps the words as they are, and says why they were not taken. */
export function refuseTyped(key: string, issue: string): void {
  const typed = $all.get()[key];
  if (typed) setTyped(key, typed.text, issue);
}
