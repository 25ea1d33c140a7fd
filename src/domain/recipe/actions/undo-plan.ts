import type { RecipeId } from '../../ids.ts';
import { type ActionField, type FieldState, isSameState } from './recipe-action.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long an action can be undone. */
export const undoKeptMs = 30 * dayMs;

/** What an action changed of a recipe. */
export type Change = { recipeId: RecipeId; before: FieldState; after: FieldState };

export type UndoPlan = { field: ActionField; changes: Change[] };

/** The plan that does again what the undoing of this one has taken back. */
export const redoPlan = ({ field, changes }: UndoPlan): UndoPlan => ({
  field,
  changes: changes.map(({ recipeId, before, after }) => ({
    recipeId,
    before: after,
    after: before,
  })),
});

/** What is to become of a change: it is undone, is undone already, or stays because of a later one. */
export function undoStep({ before, after }: Change, present: FieldState | null) {
  if (present === null) return 'stays';
  if (isSameState(present, after)) return 'undo';
  return isSameState(present, before) ? 'undone' : 'stays';
}
