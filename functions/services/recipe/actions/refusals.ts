import type { ErrorCode } from '#contract/error-codes.ts';
import { errorMessages } from '#contract/error-messages.ts';
import {
  type ActionField,
  collectionRecipesMax,
  type FieldState,
  type RecipeState,
} from '#domain/recipe/actions/recipe-action.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Move } from './move-recipes.ts';

/** As many terms of a kind as a recipe can have. */
const termsMax = 100;

export const reasonOf = (code: ErrorCode) => ({ code, error: errorMessages[code] });

/**
 * Moves that cannot be made, by recipe: one that would stop all others must be known before.
 * `collected` counts the recipes of the collection that the action names.
 */
export async function refusalsOf(
  ctx: SiteContext,
  moves: Move[],
  collected: number,
): Promise<Map<string, ErrorCode>> {
  const slugs = moves.flatMap(({ to }) =>
    to.kind === 'publication' && to.shown ? [to.shown.slug] : [],
  );
  const shownAt =
    slugs.length > 0
      ? await ctx.repositories.recipeStates.listShownAt(slugs)
      : new Map<string, string>();
  const late = withoutPlace(moves, collectionRecipesMax - collected);
  return new Map(
    moves.flatMap((move): [string, ErrorCode][] => {
      const { recipe, to } = move;
      const holder = to.kind === 'publication' && to.shown ? shownAt.get(to.shown.slug) : undefined;
      const isTaken = holder !== undefined && holder !== recipe.id;
      if (isTaken) return [[recipe.id, 'slug_taken']];
      return hasRoom(recipe, to) && !late.has(move) ? [] : [[recipe.id, 'list_full']];
    }),
  );
}

/** Those that come to a collection after its last place is taken. */
function withoutPlace(moves: Move[], places: number): Set<Move> {
  const arriving = moves.filter(({ to }) => to.kind === 'collection' && to.position !== null);
  return new Set(arriving.slice(Math.max(0, places)));
}

function hasRoom({ termIds }: RecipeState, to: FieldState): boolean {
  if (to.kind !== 'term') return true;
  const isFull = (ids: string[] | null, has: boolean | null) =>
    has === true && ids !== null && ids.length >= termsMax;
  return !isFull(termIds.working, to.working) && !isFull(termIds.published, to.published);
}

/** Of a deleted recipe nothing is changed but that it is deleted. */
export const isThere = (field: ActionField, recipe: RecipeState | undefined): boolean =>
  recipe !== undefined && (field.kind === 'deletion' || recipe.deletedAt === null);
