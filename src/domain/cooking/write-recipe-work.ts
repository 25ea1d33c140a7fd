import type { Id } from '../ids.ts';
import type { RecipeContent } from '../recipe/recipe.ts';
import type { MeasureWords } from '../measures/measure-words.ts';
import type { PlainDegrees } from '../measures/plain-temperature.ts';
import type { Yield } from '../measures/servings.ts';
import type { MeasurementSystem, TemperatureSystem } from '../site/site.ts';
import { choicesOf } from './choices.ts';
import { linesById, type RecipeWork } from './recipe-work.ts';
import { shortIdsOf } from './short-ids.ts';
import { writeCookText } from './write-cook-text.ts';
import { writeIngredientGroups, writeInstructionGroups } from './write-groups.ts';
import type { RecipeNames } from './write-groups.ts';

export type WrittenRecipe = { id: Id; recipeYield: Yield | null } & Pick<
  RecipeContent,
  'title' | 'slug' | 'ingredientUsageGroups' | 'instructionGroups' | 'note'
>;

export type SiteDefaults = {
  measurementSystem: MeasurementSystem;
  temperatureSystem: TemperatureSystem;
  /** Of the recipe's language, where that is not English. */
  words?: MeasureWords;
  /** What "350°" means, where that is not Fahrenheit. */
  plainDegrees?: PlainDegrees;
};

/** From what a cook wrote to what is worked with at the stove. */
export function writeRecipeWork(
  recipe: WrittenRecipe,
  names: RecipeNames,
  { plainDegrees, ...defaults }: SiteDefaults,
): RecipeWork {
  const { id, title, slug, recipeYield } = recipe;
  const shortId = shortIdsOf(recipe);
  const ingredientGroups = writeIngredientGroups(recipe.ingredientUsageGroups, {
    ...names,
    shortId,
    plainDegrees,
  });
  const lines = linesById(ingredientGroups);
  const note = writeCookText(recipe.note, {
    unit: names.unit,
    line: (usageId) => lines.get(shortId(usageId)) ?? null,
    plainDegrees,
  });
  const parts = {
    ingredientGroups,
    instructionGroups: writeInstructionGroups(recipe.instructionGroups, ingredientGroups, {
      ...names,
      shortId,
      plainDegrees,
    }),
    ...(note && { note }),
  };
  return {
    id,
    title,
    slug,
    ...parts,
    choices: choicesOf(parts),
    ...(recipeYield && { yield: recipeYield }),
    ...defaults,
  };
}
