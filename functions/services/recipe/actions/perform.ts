import type {
  ActionResult,
  RecipeActionAnswer,
  RecipeActionInput,
} from '#contract/recipe/recipe-action.ts';
import {
  type ActionField,
  isSameState,
  stateOf,
  wantedBy,
} from '#domain/recipe/actions/recipe-action.ts';
import type { Change } from '#domain/recipe/actions/undo-plan.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { retryStale } from '../../retry-stale.ts';
import { invalidAt } from '../../service-error.ts';
import { type Move, moveStatements } from './move-recipes.ts';
import { isThere, reasonOf, refusalsOf } from './refusals.ts';

/**
 * Does what can be done in one batch, and says of each recipe what became of it. What is written along
 * with it is written also where nothing can be done.
 */
export async function performAction(
  ctx: SiteContext,
  input: RecipeActionInput,
  along: Statements = [],
): Promise<RecipeActionAnswer> {
  const field = await fieldOf(ctx, input);
  const recipeIds = [...new Set(input.recipeIds)];
  return retryStale(() => perform(ctx, { ...input, recipeIds }, { field, along }));
}

type Statements = Parameters<SiteContext['commit']>[0];

async function perform(
  ctx: SiteContext,
  input: RecipeActionInput,
  { field, along }: { field: ActionField; along: Statements },
): Promise<RecipeActionAnswer> {
  const { recipeStates, undoActions } = ctx.repositories;
  const { states, last, collected } = await recipeStates.list(input.recipeIds, field);
  const there = states.filter((recipe) => isThere(field, recipe));
  const moves = there.map((recipe, index): Move => {
    return { recipe, to: wantedBy(input, recipe, { now: ctx.now, last: last + index }) };
  });
  const changed = moves.filter(({ recipe, to }) => !isSameState(stateOf(field, recipe), to));
  const refusals = await refusalsOf(ctx, changed, collected);
  const made = changed.filter(({ recipe }) => !refusals.has(recipe.id));
  const undoId = made.length > 0 ? ctx.newId() : null;
  if (undoId !== null) {
    const changes = made.map(({ recipe, to }): Change => {
      return { recipeId: recipe.id, before: stateOf(field, recipe), after: to };
    });
    const undo = { id: undoId, personId: ctx.actor.user.id, plan: { field, changes } };
    const statements = await moveStatements(ctx, field, made);
    await ctx.commit([...undoActions.create(undo, ctx.now), ...statements, ...along]);
    ctx.wakePublisher(ctx.site.id);
  } else if (along.length > 0) {
    await ctx.commit(along);
  }
  const done = new Set(made.map(({ recipe }) => recipe.id));
  const known = new Set(there.map(({ id }) => id));
  const results = input.recipeIds.map((recipeId): ActionResult => {
    if (done.has(recipeId)) return { recipeId, status: 'done' };
    const refusal = known.has(recipeId) ? refusals.get(recipeId) : 'not_found';
    if (!refusal) return { recipeId, status: 'unchanged' };
    return { recipeId, status: 'failed', ...reasonOf(refusal) };
  });
  return { results, undoId };
}

async function fieldOf(ctx: SiteContext, input: RecipeActionInput): Promise<ActionField> {
  const { terms, collectionMembers } = ctx.repositories;
  switch (input.action) {
    case 'publish':
    case 'unpublish': {
      return { kind: 'publication' };
    }
    case 'delete':
    case 'restore': {
      return { kind: 'deletion' };
    }
    case 'set-privacy': {
      return { kind: 'privacy' };
    }
    case 'add-term':
    case 'remove-term': {
      const merged = await terms.findMerged(input.termId);
      const term = await terms.find(merged?.standsForId ?? input.termId);
      if (!term) throw invalidAt('termId');
      const mergedIds = (await terms.listMergedInto(term.id)).map(({ id }) => id);
      return { kind: 'term', termId: term.id, termKind: term.kind, mergedIds };
    }
    case 'add-to-collection':
    case 'remove-from-collection': {
      break;
    }
  }
  const { collectionId } = input;
  if (!(await collectionMembers.hasCollection(collectionId))) throw invalidAt('collectionId');
  return { kind: 'collection', collectionId };
}
