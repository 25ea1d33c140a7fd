import { atom, type ReadableAtom } from 'nanostores';

type Typed = { text: string; issue: string | null };

const $all = atom<Readonly<Record<string, Typed>>>({});
/** What was typed into fields and is not saved, by entry and field: closing a panel loses nothing. */
export const $typed: ReadableAtom<Readonly<Record<string, Typed>>> = $all;

export const setTyped = (key: string, text: string, issue: string | null = null): void =>
  $all.set({ ...$all.get(), [key]: { text, issue } });

export function forgetTyped(key: string): void {
  const { [key]: _gone, ...rest } = $all.get();
  $all.set(rest);
}

/** Keeps the words as they are, and says why they were not taken. */
export function refuseTyped(key: string, issue: string): void {
  const typed = $all.get()[key];
  if (typed) setTyped(key, typed.text, issue);
}
