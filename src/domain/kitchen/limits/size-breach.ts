import { recipeLimits } from '../../recipe/recipe-limits.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import type { FieldPath } from '../draft/field-path.ts';
import { writtenRecipe } from '../draft/written-recipe.ts';
import type { Breach } from './breach.ts';
import { jsonBytes } from './json-bytes.ts';

const texts = ['description', 'storyExcerpt', 'storyMore', 'note', 'legacyRecipeData'] as const;

/** A recipe that is larger than one can be, told of its longest part. */
export function sizeBreach(recipe: RecipeContent): Breach | null {
  const has = jsonBytes(writtenRecipe(recipe));
  const most = recipeLimits.bytes;
  return has > most ? { field: longestPart(recipe), fault: { limit: 'bytes', most, has } } : null;
}

/** Whatever can be long of a recipe, at its path. */
export function sizedParts(recipe: RecipeContent): [field: FieldPath, part: unknown][] {
  return [
    ...texts.map((field): [string, unknown] => [field, recipe[field]]),
    ...recipe.ingredientUsageGroups.flatMap(({ id, ingredientUsages }) =>
      ingredientUsages.map((row): [string, unknown] => [
        `ingredientUsageGroups.${id}.ingredientUsages.${row.id}`,
        row,
      ]),
    ),
    ...recipe.instructionGroups.flatMap(({ id, instructions }) =>
      instructions.map((row): [string, unknown] => [
        `instructionGroups.${id}.instructions.${row.id}`,
        row,
      ]),
    ),
  ];
}

function longestPart(recipe: RecipeContent): FieldPath {
  const sizes = sizedParts(recipe).map(([field, part]) => ({ field, bytes: jsonBytes(part) }));
  const none = { field: 'title', bytes: 0 };
  return sizes.reduce((most, each) => (each.bytes > most.bytes ? each : most), none).field;
}
