import type { PlainData } from '../../plain-data.ts';
import type { FieldPath } from './field-path.ts';

/** A field, and what was selected in it, in the terms of the view that shows it. */
export type FieldSelection = { field: FieldPath; selection: PlainData };

/** One change of what is written, as it is taken back and made again. */
export type HistoryStep<Content> = {
  field: FieldPath;
  before: Content;
  after: Content;
  selectionBefore: PlainData;
  selectionAfter: PlainData;
  /** The characters that were typed, empty for characters taken away; null for an action. */
  typed: string | null;
  /** Changes of one action have one name; null for a change that stands alone. */
  group: string | null;
  /** In milliseconds of a clock that nobody sets. */
  at: number;
};

type Stack<Content> = { step: HistoryStep<Content>; below: Stack<Content> } | null;

/** Everything that was done in this visit, newest on top, and what of it was taken back. */
export type History<Content> = { past: Stack<Content>; future: Stack<Content> };

export const emptyHistory: History<never> = { past: null, future: null };

/** How long typing may rest before the next character is a step of its own. */
const typingPauseMs = 500;

export function recorded<Content>(
  { past }: History<Content>,
  step: HistoryStep<Content>,
): History<Content> {
  if (past === null || !belongTogether(past.step, step)) {
    return { past: { step, below: past }, future: null };
  }
  const { before, selectionBefore } = past.step;
  return { past: { step: { ...step, before, selectionBefore }, below: past.below }, future: null };
}

export type Travelled<Content> = {
  history: History<Content>;
  content: Content;
  place: FieldSelection;
};

/** Null where nothing is left to take back. */
export function undone<Content>({ past, future }: History<Content>): Travelled<Content> | null {
  if (past === null) return null;
  const { field, before, selectionBefore } = past.step;
  return {
    history: { past: past.below, future: { step: closed(past.step), below: future } },
    content: before,
    place: { field, selection: selectionBefore },
  };
}

/** Null where nothing was taken back. */
export function redone<Content>({ past, future }: History<Content>): Travelled<Content> | null {
  if (future === null) return null;
  const { field, after, selectionAfter } = future.step;
  return {
    history: { past: { step: future.step, below: past }, future: future.below },
    content: after,
    place: { field, selection: selectionAfter },
  };
}

/** The text that the history leads to; undefined where nothing was done. */
export const tipOf = <Content>({ past, future }: History<Content>): Content | undefined =>
  past?.step.after ?? future?.step.before;

/** How many changes can be taken back. */
export function depthOf<Content>({ past }: History<Content>): number {
  let depth = 0;
  for (let at = past; at !== null; at = at.below) depth += 1;
  return depth;
}

/** What was taken back once is not typed on: the next character begins a step. */
const closed = <Content>(step: HistoryStep<Content>): HistoryStep<Content> => ({
  ...step,
  typed: null,
  group: null,
});

function belongTogether<Content>(last: HistoryStep<Content>, next: HistoryStep<Content>): boolean {
  if (last.after !== next.before) return false;
  if (last.group !== null || next.group !== null) return last.group === next.group;
  if (last.typed === null || next.typed === null || last.field !== next.field) return false;
  const isPause = next.at - last.at >= typingPauseMs;
  const isTurn = (last.typed === '') !== (next.typed === '');
  return !isPause && !isTurn && !startsWord(last.typed, next.typed);
}

const startsWord = (last: string, next: string): boolean => /\s$/.test(last) && /^\S/.test(next);
