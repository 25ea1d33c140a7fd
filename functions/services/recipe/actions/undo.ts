import type { RedoAnswer, UndoAnswer, UndoResult } from '#contract/recipe/recipe-action.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import {
  type ActionField,
  type FieldState,
  stateOf,
} from '#domain/recipe/actions/recipe-action.ts';
import {
  type Change,
  redoPlan,
  type UndoPlan,
  undoStep,
} from '#domain/recipe/actions/undo-plan.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { retryStale } from '../../retry-stale.ts';
import { notFound } from '../../service-error.ts';
import { type Move, moveStatements } from './move-recipes.ts';
import { isThere, reasonOf, refusalsOf } from './refusals.ts';

type Shown = { recipeId: RecipeId; version: number };

/** Takes an action back where nothing came after it; a repeat answers the same. */
export async function undoAction(ctx: SiteContext, id: Id): Promise<UndoAnswer> {
  const plan = await planOf(ctx, id);
  return { results: await retryStale(() => undo(ctx, plan)) };
}

/** Does an action again that was taken back, where nothing came after that; also safe to repeat. */
export async function redoAction(ctx: SiteContext, id: Id): Promise<RedoAnswer> {
  const plan = redoPlan(await planOf(ctx, id));
  const results = await retryStale(() => undo(ctx, plan));
  return {
    results: results.map(({ status, ...result }) => ({
      ...result,
      status: status === 'undone' ? 'redone' : status,
    })),
  };
}

async function planOf(ctx: SiteContext, id: Id): Promise<UndoPlan> {
  const plan = await ctx.repositories.undoActions.find(id, ctx.now);
  if (!plan) throw notFound();
  return plan;
}

async function undo(ctx: SiteContext, { field, changes }: UndoPlan): Promise<UndoResult[]> {
  if (!(await isFieldThere(ctx, field))) {
    return changes.map(({ recipeId }) => ({
      recipeId,
      status: 'stays',
      ...reasonOf('not_found'),
    }));
  }
  const ids = changes.map(({ recipeId }) => recipeId);
  const { states, collected } = await ctx.repositories.recipeStates.list(ids, field);
  const byId = new Map(states.map((recipe) => [recipe.id, recipe]));
  const showing = await ctx.repositories.recipeStates.listShowing(shownIn(changes));
  const steps = changes.map((change) => {
    const recipe = byId.get(change.recipeId);
    const found = recipe && isThere(field, recipe) ? stateOf(field, recipe) : null;
    const present = found && asKnown(change, found, showing);
    return { change, recipe, step: undoStep(change, present) };
  });
  const moves = steps.flatMap(({ change, recipe, step }): Move[] =>
    recipe && step === 'undo' ? [{ recipe, to: change.before }] : [],
  );
  const refusals = await refusalsOf(ctx, moves, collected);
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

/** What was added or taken away can be deleted itself since. */
async function isFieldThere(ctx: SiteContext, field: ActionField): Promise<boolean> {
  const { collectionMembers, terms } = ctx.repositories;
  if (field.kind === 'collection') return collectionMembers.hasCollection(field.collectionId);
  if (field.kind !== 'term') return true;
  const merged = await terms.findMerged(field.termId);
  return (await terms.find(merged?.standsForId ?? field.termId)) !== null;
}

const shownIn = (changes: Change[]): Shown[] =>
  changes.flatMap(({ recipeId, before, after }) =>
    [before, after].flatMap((state) =>
      state.kind === 'publication' && state.shown
        ? [{ recipeId, version: state.shown.version }]
        : [],
    ),
  );

/** What was changed and changed back since says the same under another version. */
function asKnown({ recipeId, before, after }: Change, found: FieldState, showing: Shown[]) {
  if (found.kind !== 'publication' || !found.shown) return found;
  const { shown } = found;
  const isKnown = (state: FieldState) =>
    state.kind === 'publication' &&
    showing.some((each) => each.recipeId === recipeId && each.version === state.shown?.version);
  const known = [after, before].find(isKnown);
  if (known?.kind !== 'publication' || !known.shown) return found;
  return { ...found, shown: { ...shown, version: known.shown.version } };
}
