import type { IngredientUsageGroup } from '../../recipe/recipe.ts';
import type { StepIngredient } from '../../recipe/mentions/ingredient-mentions.ts';
import type { KnownIngredient } from '../ingredient-rows/pantry.ts';
import { bareName } from '../../ingredients/languages/bare-name.ts';
import { idsOf } from '../naming/entry-of.ts';

/** The ingredients of a recipe as its steps name them, in its language; a line without a name is none. */
export function stepIngredients(
  groups: readonly IngredientUsageGroup[],
  known: readonly Pick<KnownIngredient, 'id' | 'title' | 'formerly'>[],
  language: string,
): StepIngredient[] {
  const titles = new Map(
    known.flatMap(({ title, ...named }) => idsOf(named).map((id) => [id, title] as const)),
  );
  return groups.flatMap(({ ingredientUsages }) =>
    ingredientUsages.flatMap(({ id, unitId, ingredientId, ingredientTitleOverride }) => {
      const own = ingredientId === null ? null : (titles.get(ingredientId) ?? null);
      const written = ingredientTitleOverride ?? own;
      if (written === null || written.trim() === '') return [];
      return [{ id, title: unitId === null ? written : bareName(written, language) }];
    }),
  );
}
