import { isRecord } from '../../is-record.ts';
import { parsedJson } from '../../parsed-json.ts';
import { undoKeptMs } from '../../recipe/actions/undo-plan.ts';

/** What was done to recipes of a list, and can be taken back or done again by the server. */
export type Deed = {
  id: string;
  /** What the cook was told: "3 recipes published". */
  label: string;
  /** Actions of the server, in the order in which they were done. */
  undoIds: readonly string[];
  /** Recipes that it made. Taking it back deletes them, which is the action that `undoIds` name. */
  made: readonly string[];
  /** Of how many recipes; unknown of what an earlier version kept. */
  count?: number;
  /** Milliseconds since the epoch. */
  at: number;
};

/** Newest last; what is done anew ends what could be done again. */
export type Deeds = { done: readonly Deed[]; undone: readonly Deed[] };

export const noDeeds: Deeds = { done: [], undone: [] };
const mostKept = 50;

export const withDeed = ({ done }: Deeds, deed: Deed): Deeds => ({
  done: [...done, deed].slice(-mostKept),
  undone: [],
});

/** The one to be taken back next; null where the server has forgotten all of them. */
export const lastDone = ({ done }: Deeds, now: number): Deed | null => lastKept(done, now);
export const lastUndone = ({ undone }: Deeds, now: number): Deed | null => lastKept(undone, now);

/**
 * Any of them can be taken back, not only the last: its notice may still be there. `rest` is what
 * could not be taken back of it, and stands where it stood.
 */
export const takenBack = (deeds: Deeds, deed: Deed, rest: Deed | null = null): Deeds => ({
  done: deeds.done.flatMap((each) => (each.id === deed.id ? (rest ?? []) : [each])),
  undone: [...but(deeds.undone, deed), deed].slice(-mostKept),
});
export const doneAgain = (deeds: Deeds, deed: Deed): Deeds => ({
  done: [...but(deeds.done, deed), deed].slice(-mostKept),
  undone: but(deeds.undone, deed),
});
/** Of one that the server knows no more. */
export const forgotten = (deeds: Deeds, deed: Deed): Deeds => ({
  done: but(deeds.done, deed),
  undone: but(deeds.undone, deed),
});

/** From a browser's storage, where anything may stand. */
export function readDeeds(text: string | null): Deeds {
  const found = parsedJson(text);
  if (!isRecord(found)) return noDeeds;
  return { done: deedsIn(found['done']), undone: deedsIn(found['undone']) };
}

function lastKept(deeds: readonly Deed[], now: number): Deed | null {
  const last = deeds.at(-1);
  return last !== undefined && now - last.at < undoKeptMs ? last : null;
}

const but = (deeds: readonly Deed[], { id }: Deed): Deed[] =>
  deeds.filter((each) => each.id !== id);

function deedsIn(list: unknown): Deed[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isDeed).slice(-mostKept);
}

const isDeed = (each: unknown): each is Deed =>
  isRecord(each) &&
  typeof each['id'] === 'string' &&
  typeof each['label'] === 'string' &&
  typeof each['at'] === 'number' &&
  ['number', 'undefined'].includes(typeof each['count']) &&
  isTexts(each['undoIds']) &&
  isTexts(each['made']);

const isTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((each) => typeof each === 'string');
