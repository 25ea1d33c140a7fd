import type { RecipeId } from '../../ids.ts';
import { type ActionField, type FieldState, isSameState } from './recipe-action.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long an action can be undone. */
export const undoKeptMs = 30 * dayMs;

/** What an action changed of a recipe. */
export type Change = {
  recipeId: RecipeId;
  before: FieldState;
  after: FieldState;
  /** The undo has taken it back itself: what others have brought to the same state since is theirs. */
  isUndone?: boolean;
};

export type UndoPlan = { field: ActionField; changes: Change[] };

export const undoDirections = ['undo', 'redo'] as const;
/** Whether a change is taken back or, after that, done again. */
export type UndoDirection = (typeof undoDirections)[number];

/** What is to become of a change; it stays because of a later one, or because nothing is to be opened. */
export type UndoStep = { kind: 'move'; to: FieldState } | { kind: 'done' | 'overtaken' | 'closed' };

/** Where a change leads to, and where it has to start from. */
export function undoStep(
  direction: UndoDirection,
  change: Change,
  present: FieldState | null,
): UndoStep {
  if (present === null) return { kind: 'overtaken' };
  const isUndoing = direction === 'undo';
  const undone = withoutOpening(change.before);
  const [from, to] = isUndoing ? [change.after, undone] : [undone, change.after];
  const isDone = (change.isUndone === true) === isUndoing;
  if (isDone) return { kind: isSameState(present, to) ? 'done' : 'overtaken' };
  if (!isSameState(present, from)) return { kind: 'overtaken' };
  return isSameState(from, to) ? { kind: 'closed' } : { kind: 'move', to };
}

/** Visitors are not shown again what the working copy closes. */
const withoutOpening = (state: FieldState): FieldState =>
  state.kind === 'privacy' && state.published !== null && state.working === 'subscribers_only'
    ? { ...state, published: state.working }
    : state;

/** The plan once the changes of these recipes have been taken back or done again. */
export const planAfter = (
  { field, changes }: UndoPlan,
  direction: UndoDirection,
  recipeIds: ReadonlySet<RecipeId>,
): UndoPlan => ({
  field,
  changes: changes.map((change) =>
    recipeIds.has(change.recipeId) ? { ...change, isUndone: direction === 'undo' } : change,
  ),
});
