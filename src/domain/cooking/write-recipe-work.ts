import type { Id } from '../ids.ts';
import type { RecipeContent } from '../recipe/recipe.ts';
import { yieldOf } from '../measures/recipe-yield.ts';
import type { MeasurementSystem, TemperatureSystem } from '../site/site.ts';
import { linesById, type RecipeWork } from './recipe-work.ts';
import { shortIds } from './short-ids.ts';
import { writeCookText } from './write-cook-text.ts';
import { writeIngredientGroups, writeInstructionGroups } from './write-groups.ts';
import type { RecipeNames } from './write-groups.ts';

export type WrittenRecipe = { id: Id } & Pick<
  RecipeContent,
  | 'title'
  | 'slug'
  | 'yieldServings'
  | 'servingDescription'
  | 'ingredientUsageGroups'
  | 'instructionGroups'
  | 'note'
>;

export type SiteDefaults = {
  measurementSystem: MeasurementSystem;
  temperatureSystem: TemperatureSystem;
};

/** From what a cook wrote to what is worked with at the stove. */
export function writeRecipeWork(
  recipe: WrittenRecipe,
  names: RecipeNames,
  defaults: SiteDefaults,
): RecipeWork {
  const { id, title, slug, yieldServings, servingDescription } = recipe;
  const shortId = shortIds([
    ...recipe.ingredientUsageGroups.flatMap((group) => idsOf(group.ingredientUsages)),
    ...recipe.instructionGroups.flatMap((group) => idsOf(group.instructions)),
  ]);
  const ingredientGroups = writeIngredientGroups(recipe.ingredientUsageGroups, {
    ...names,
    shortId,
  });
  const lines = linesById(ingredientGroups);
  const note = writeCookText(recipe.note, {
    unit: names.unit,
    line: (usageId) => lines.get(shortId(usageId)) ?? null,
  });
  return {
    id,
    title,
    slug,
    ingredientGroups,
    instructionGroups: writeInstructionGroups(recipe.instructionGroups, ingredientGroups, {
      ...names,
      shortId,
    }),
    ...(note && { note }),
    ...(yieldServings !== null && { yield: yieldOf(yieldServings, servingDescription) }),
    ...defaults,
  };
}

const idsOf = (rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id);
