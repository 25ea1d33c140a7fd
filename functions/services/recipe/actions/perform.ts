import type { ErrorCode } from '#contract/error-codes.ts';
import type {
  ActionResult,
  RecipeActionAnswer,
  RecipeActionInput,
} from '#contract/recipe/recipe-action.ts';
import {
  type ActionField,
  isSameField,
  isSameState,
  stateOf,
  wantedBy,
} from '#domain/recipe/actions/recipe-action.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { Change } from '#domain/recipe/actions/undo-plan.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { retryStale } from '../../retry-stale.ts';
import { conflict, invalidAt } from '../../service-error.ts';
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
  const action = { input: { ...input, recipeIds: [...new Set(input.recipeIds)] }, field, along };
  const earlier = await earlierAnswer(ctx, action);
  if (earlier) return earlier;
  try {
    return await retryStale(() => perform(ctx, action));
  } catch (error) {
    // Asked twice at once, the other was first.
    const other = await earlierAnswer(ctx, action);
    if (other) return other;
    throw error;
  }
}

type Statements = Parameters<SiteContext['commit']>[0];
type Action = { input: RecipeActionInput; field: ActionField; along: Statements };

/** What became of an action that was done under this id; null where none was. */
async function earlierAnswer(ctx: SiteContext, action: Action): Promise<RecipeActionAnswer | null> {
  const { undoId } = action.input;
  if (undoId === undefined) return null;
  const plan = await ctx.repositories.undoActions.find(undoId, ctx.now);
  if (plan === null) return null;
  if (!isSameField(plan.field, action.field)) throw conflict('already_sent');
  const done = new Set(plan.changes.map(({ recipeId }) => recipeId));
  return { results: resultsOf(action.input, await decide(ctx, action), done), undoId };
}

async function perform(ctx: SiteContext, action: Action): Promise<RecipeActionAnswer> {
  const { input, field, along } = action;
  const decided = await decide(ctx, action);
  const made = decided.changed.filter(({ recipe }) => !decided.refusals.has(recipe.id));
  const undoId = made.length > 0 ? (input.undoId ?? ctx.newId()) : null;
  if (undoId !== null) {
    const changes = made.map(({ recipe, to }): Change => {
      return { recipeId: recipe.id, before: stateOf(field, recipe), after: to };
    });
    const undo = { id: undoId, personId: ctx.actor.user.id, plan: { field, changes } };
    const statements = await moveStatements(ctx, field, made);
    await ctx.commit([
      ...ctx.repositories.undoActions.create(undo, ctx.now),
      ...statements,
      ...along,
    ]);
    ctx.wakePublisher(ctx.site.id);
  } else if (along.length > 0) {
    await ctx.commit(along);
  }
  const done = new Set(made.map(({ recipe }) => recipe.id));
  return { results: resultsOf(input, decided, done), undoId };
}

type Decided = {
  /** Recipes of which the field can be changed at all. */
  known: ReadonlySet<RecipeId>;
  /** What the action is to change. */
  changed: Move[];
  refusals: ReadonlyMap<RecipeId, ErrorCode>;
};

async function decide(ctx: SiteContext, { input, field }: Action): Promise<Decided> {
  const { states, last, collected } = await ctx.repositories.recipeStates.list(
    input.recipeIds,
    field,
  );
  const there = states.filter((recipe) => isThere(field, recipe));
  const moves = there.map((recipe, index): Move => {
    return { recipe, to: wantedBy(input, recipe, { now: ctx.now, last: last + index }) };
  });
  const changed = moves.filter(({ recipe, to }) => !isSameState(stateOf(field, recipe), to));
  const refusals = await refusalsOf(ctx, changed, collected);
  return { known: new Set(there.map(({ id }) => id)), changed, refusals };
}

function resultsOf(
  { recipeIds }: RecipeActionInput,
  { known, changed, refusals }: Decided,
  done: ReadonlySet<RecipeId>,
): ActionResult[] {
  const open = new Set(changed.map(({ recipe }) => recipe.id));
  return recipeIds.map((recipeId): ActionResult => {
    if (done.has(recipeId)) return { recipeId, status: 'done' };
    const refusal = known.has(recipeId) ? refusals.get(recipeId) : 'not_found';
    if (refusal) return { recipeId, status: 'failed', ...reasonOf(refusal) };
    // What was refused then and would be done now is not done by being asked about.
    return { recipeId, status: open.has(recipeId) ? 'failed' : 'unchanged' };
  });
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
