import { issuesOf } from '#contract/issues.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { fieldPathOf } from '#domain/kitchen/draft/field-path.ts';
import { placeOf } from '#domain/kitchen/limits/place-of.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { normaliseText } from '../normalise-text.ts';

/** What the API says of a body before it looks into the database, as the editor hears it. */
export function refusedPlaces(recipe: RecipeContent): string[] {
  const { issues, normalised } = normaliseText(structuredClone(recipe));
  const parsed = recipeInput.safeParse(normalised);
  const found = [...issues, ...(parsed.success ? [] : issuesOf(parsed.error))];
  return found.map(({ path }) => placeOf(fieldPathOf(recipe, path)));
}
