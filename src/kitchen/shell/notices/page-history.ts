import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { failureOf, isExpected } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { notify, offerUndo, withdrawOffer } from './notices.ts';

type Move = () => Promise<unknown>;

type Deed = {
  id: string;
  /** Null for what is seen at once and has no notice. */
  text: string | null;
  undo: Move;
  redo: Move | null;
  about: readonly string[] | undefined;
  /** In milliseconds since the page began, by a clock that nobody sets. */
  at: number;
};

type More = {
  /** For what can be taken back elsewhere, too: `forgetDone` names it. */
  id?: string | undefined;
  redo?: Move;
  /** What it changed: the notice ends where all of it was changed again. The keys go on knowing both. */
  about?: readonly string[];
};

/** Says in words of its own why something stays as it is. */
export class NotTakenBackError extends Error {}

/** What outlasts the page: it is kept elsewhere, and told by notices of its own. */
export type KeptHistory = {
  /** When the last of it was done, in milliseconds since the epoch; null where nothing is left. */
  doneAt: () => number | null;
  undoneAt?: () => number | null;
  undo: () => Promise<void>;
  redo?: () => Promise<void>;
};

let done: readonly Deed[] = [];
let undone: readonly Deed[] = [];
let kept: KeptHistory | null = null;
let hadAny = false;
/** One after the other: keys are quicker than the server. */
const turn = inTurn();

/** Tells what was done. Its notice and Ctrl or ⌘ Z take it back, whichever comes first, once. */
export const tellDone = (text: string, undo: Move, more: More = {}): void => did(text, undo, more);

/** For what needs no notice since it is seen where it was done; the keys take it back. */
export const keepDone = (undo: Move, more: More = {}): void => did(null, undo, more);

function did(text: string | null, undo: Move, more: More): void {
  const { id = crypto.randomUUID(), redo = null, about } = more;
  const deed = { id, text, undo, redo, about, at: performance.now() };
  undone = [];
  stands(deed);
}

/** It can be taken back from now on, in the order in which it was done. */
function stands(deed: Deed, text = deed.text): void {
  hadAny = true;
  done = [...done, deed].toSorted((one, other) => one.at - other.at);
  if (text === null) return;
  const { id: deedId, about } = deed;
  offerUndo(text, { deedId, about, undo: () => turn(() => takeBack(deed)) });
}

/** What was taken back by other means, as by a button beside it. */
export function forgetDone(id: string): void {
  done = done.filter((deed) => deed.id !== id);
  withdrawOffer(id);
}

/** Joins what outlasts the page to it, while a screen shows it; answers how to stop. */
export function joinHistory(history: KeptHistory): () => void {
  kept = history;
  return () => {
    if (kept === history) kept = null;
  };
}

/** Whether the keys have anything to go by here; elsewhere they are the browser's. */
export const hasHistory = (): boolean => hadAny || kept !== null;

/** Whether anything was done here after `at`, a time as that of a deed; null is before all. */
export function isDoneSince(at: number | null): boolean {
  const last = done.at(-1);
  return last !== undefined && (at === null || last.at >= at);
}

/** Takes back what was done last, here or in what outlasts the page. */
export const undoLast = (): Promise<void> =>
  turn(async () => {
    const deed = done.at(-1);
    const keptAt = sinceBegin(kept?.doneAt());
    if (deed && (keptAt === null || deed.at >= keptAt)) await takeBack(deed);
    else if (keptAt === null) notify(texts.nothingToUndo);
    else await kept?.undo();
  });

/** Does again what was taken back, in the order in which it was done. */
export const redoLast = (): Promise<void> =>
  turn(async () => {
    const deed = undone.at(-1);
    const keptAt = sinceBegin(kept?.undoneAt?.());
    if (deed && (keptAt === null || deed.at <= keptAt)) await doAgain(deed);
    else if (keptAt === null) notify(texts.nothingToRedo);
    else await kept?.redo?.();
  });

const sinceBegin = (at: number | null = null): number | null =>
  at === null ? null : at - performance.timeOrigin;

async function takeBack(deed: Deed): Promise<void> {
  if (!done.includes(deed)) return;
  done = done.filter((each) => each !== deed);
  withdrawOffer(deed.id);
  try {
    await deed.undo();
    if (deed.redo) undone = [...undone, deed];
  } catch (error) {
    // What could not be taken back can be tried again.
    stands(deed, texts.undoFailed(reasonOf(error)));
  }
}

async function doAgain(deed: Deed): Promise<void> {
  undone = undone.filter((each) => each !== deed);
  try {
    await deed.redo?.();
    stands(deed);
  } catch (error) {
    undone = [...undone, deed];
    notify(texts.redoFailed(reasonOf(error)));
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotTakenBackError) return error.message;
  if (!isExpected(error)) reportError(error);
  return failureOf(error).message;
}
