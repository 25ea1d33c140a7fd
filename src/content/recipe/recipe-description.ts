import { readPlainText } from '#domain/cooking/read-cook-text.ts';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { linesById } from '#domain/cooking/recipe-work.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import type { RecipeBody } from './recipe-models.ts';

/**
 * What search results say of a recipe: its description, else its story, ingredients or first step,
 * as far as the reader of the page sees them; null where there is none of these.
 */
export function recipeDescription(recipe: RecipeBody): RichText | string | null {
  const { description, story, work } = recipe;
  const texts = [description, story?.excerpt ?? null, story?.more ?? null];
  const written = texts.find((text) => !isEmptyRichText(text));
  return written ?? (work && (ingredientsOf(work) || firstStepOf(work) || null));
}

const ingredientsOf = ({ ingredientGroups }: RecipeWork): string =>
  ingredientGroups.flatMap(({ lines }) => lines.map(({ title }) => title)).join(', ');

function firstStepOf(work: RecipeWork): string {
  const step = work.instructionGroups[0]?.steps[0];
  if (!step) return '';
  const { temperatureSystem: temperature, words } = work;
  const view = { system: 'as-written', temperature, scale: unscaled, words } as const;
  return readPlainText(step.content, { view, lines: linesById(work.ingredientGroups) });
}
