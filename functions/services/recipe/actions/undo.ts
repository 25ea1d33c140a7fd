import type { ErrorCode } from '#contract/error-codes.ts';
import type { RedoAnswer, UndoAnswer } from '#contract/recipe/recipe-action.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import {
  type ActionField,
  type FieldState,
  stateOf,
} from '#domain/recipe/actions/recipe-action.ts';
import {
  type Change,
  planAfter,
  type UndoDirection,
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
  const results = await retryStale(() => move(ctx, id, 'undo'));
  return {
    results: results.map(({ isMoved, ...result }) => withStatus(result, isMoved, 'undone')),
  };
}

/** Does an action again that was taken back, where nothing came after that; also safe to repeat. */
export async function redoAction(ctx: SiteContext, id: Id): Promise<RedoAnswer> {
  const results = await retryStale(() => move(ctx, id, 'redo'));
  return {
    results: results.map(({ isMoved, ...result }) => withStatus(result, isMoved, 'redone')),
  };
}

type Moved = { recipeId: RecipeId; isMoved: boolean } & Partial<ReturnType<typeof reasonOf>>;

const withStatus = <Result, Status>(result: Result, isMoved: boolean, moved: Status) => ({
  ...result,
  status: isMoved ? moved : ('stays' as const),
});

async function move(ctx: SiteContext, id: Id, direction: UndoDirection): Promise<Moved[]> {
  const plan = await ctx.repositories.undoActions.find(id, ctx.now);
  if (!plan) throw notFound();
  const { field, changes } = plan;
  if (!(await isFieldThere(ctx, field))) {
    return changes.map(({ recipeId }) => staying(recipeId, 'not_found'));
  }
  const { steps, collected } = await stepsOf(ctx, plan, direction);
  const moves = steps.flatMap(({ recipe, step }): Move[] =>
    recipe && step.kind === 'move' ? [{ recipe, to: step.to }] : [],
  );
  const refusals = await refusalsOf(ctx, moves, collected);
  const made = moves.filter(({ recipe }) => !refusals.has(recipe.id));
  if (made.length > 0) {
    const moved = new Set(made.map(({ recipe }) => recipe.id));
    await ctx.commit([
      ...(await moveStatements(ctx, field, made)),
      ctx.repositories.undoActions.put(id, planAfter(plan, direction, moved)),
    ]);
    ctx.wakePublisher(ctx.site.id);
  }
  return steps.map(({ change: { recipeId }, recipe, step }): Moved => {
    const refusal = refusals.get(recipeId);
    if (refusal) return staying(recipeId, refusal);
    if (step.kind === 'move' || step.kind === 'done') return { recipeId, isMoved: true };
    if (step.kind === 'closed') return staying(recipeId, 'stays_closed');
    return staying(recipeId, isThere(field, recipe) ? 'stale_write' : 'not_found');
  });
}

const staying = (recipeId: RecipeId, code: ErrorCode): Moved => ({
  recipeId,
  isMoved: false,
  ...reasonOf(code),
});

/** What each change meets now, and what is to become of it. */
async function stepsOf(ctx: SiteContext, { field, changes }: UndoPlan, direction: UndoDirection) {
  const ids = changes.map(({ recipeId }) => recipeId);
  const { states, collected } = await ctx.repositories.recipeStates.list(ids, field);
  const byId = new Map(states.map((recipe) => [recipe.id, recipe]));
  const showing = await ctx.repositories.recipeStates.listShowing(shownIn(changes));
  const steps = changes.map((change) => {
    const recipe = byId.get(change.recipeId);
    const found = recipe && isThere(field, recipe) ? stateOf(field, recipe) : null;
    const present = found && asKnown(change, found, showing);
    return { change, recipe, step: undoStep(direction, change, present) };
  });
  return { steps, collected };
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
