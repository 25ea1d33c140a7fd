import type { UndoAnswer, UndoResult } from '#contract/recipe/recipe-action.ts';
import type { Id } from '#domain/ids.ts';
import { stateOf } from '#domain/recipe/actions/recipe-action.ts';
import { type UndoPlan, undoStep } from '#domain/recipe/actions/undo-plan.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { retryStale } from '../../retry-stale.ts';
import { notFound } from '../../service-error.ts';
import { type Move, moveStatements } from './move-recipes.ts';
import { isThere, reasonOf, refusalsOf } from './refusals.ts';

/** Takes an action back where nothing came after it; a repeat answers the same. */
export async function undoAction(ctx: SiteContext, id: Id): Promise<UndoAnswer> {
  const plan = await ctx.repositories.undoActions.find(id, ctx.now);
  if (!plan) throw notFound();
  return { results: await retryStale(null, () => undo(ctx, plan)) };
}

async function undo(ctx: SiteContext, { field, changes }: UndoPlan): Promise<UndoResult[]> {
  const ids = changes.map(({ recipeId }) => recipeId);
  const { states } = await ctx.repositories.recipeStates.list(ids, field);
  const byId = new Map(states.map((recipe) => [recipe.id, recipe]));
  const steps = changes.map((change) => {
    const recipe = byId.get(change.recipeId);
    const present = recipe && isThere(field, recipe) ? stateOf(field, recipe) : null;
    return { change, recipe, step: undoStep(change, present) };
  });
  const moves = steps.flatMap(({ change, recipe, step }): Move[] =>
    recipe && step === 'undo' ? [{ recipe, to: change.before }] : [],
  );
  const refusals = await refusalsOf(ctx, moves);
  const made = moves.filter(({ recipe }) => !refusals.has(recipe.id));
  await ctx.commit(await moveStatements(ctx, field, made));
  if (made.length > 0) ctx.wakePublisher(ctx.site.id);
  return steps.map(({ change: { recipeId }, recipe, step }): UndoResult => {
    const refusal = refusals.get(recipeId);
    if (refusal) return { recipeId, status: 'stays', ...reasonOf(refusal) };
    if (step !== 'stays') return { recipeId, status: 'undone' };
    const isGone = !isThere(field, recipe);
    return { recipeId, status: 'stays', ...reasonOf(isGone ? 'not_found' : 'stale_write') };
  });
}
