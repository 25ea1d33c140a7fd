import type { RecipeActionAnswer, RecipeActionInput } from '#contract/recipe/recipe-action.ts';
import { failureOf } from '#stores/failure.ts';
import { actOnRecipes } from '../../shell/notices/undo-actions.ts';

type WithoutIds<Input> = Input extends unknown ? Omit<Input, 'recipeIds' | 'undoId'> : never;
/** One thing that is done to recipes, whichever they are. */
export type Act = WithoutIds<RecipeActionInput>;

export type Outcome = {
  /** Recipes of which nothing was refused. */
  done: Set<string>;
  undoIds: string[];
  /** Why the first of the others failed; null where all was done, or nothing is known. */
  failure: string | null;
};

/** Of how many recipes work has ended, well or not. */
export type Progress = { done: number; of: number };

/** What the server takes in one call. */
const chunk = 100;

/** Does all acts to all recipes, one after the other, so that none of many meets the limit of calls. */
export async function perform(
  acts: readonly Act[],
  ids: readonly string[],
  tell: (progress: Progress) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { done: new Set(ids), undoIds: [], failure: null };
  for (const [no, act] of acts.entries()) {
    for (let at = 0; at < ids.length; at += chunk) {
      await performOn(act, ids.slice(at, at + chunk), outcome);
      const ended = no * ids.length + Math.min(at + chunk, ids.length);
      tell({ done: Math.floor(ended / acts.length), of: ids.length });
    }
  }
  return outcome;
}

async function performOn(act: Act, recipeIds: string[], outcome: Outcome): Promise<void> {
  try {
    note(outcome, await actOnRecipes({ ...act, recipeIds }));
  } catch (error) {
    outcome.failure ??= failureOf(error).message;
    for (const id of recipeIds) outcome.done.delete(id);
  }
}

function note(outcome: Outcome, { results, undoId }: RecipeActionAnswer): void {
  if (undoId !== null) outcome.undoIds.push(undoId);
  for (const { recipeId, status, error } of results) {
    if (status !== 'failed') continue;
    outcome.failure ??= error ?? null;
    outcome.done.delete(recipeId);
  }
}
