import { readLine } from '../ingredients/line-reading/read-line.ts';
import { splitTemperatures } from '../measures/temperature.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { ReadRecipe, ReadStep } from './read-recipe.ts';
import { timesInText } from './times-in-text.ts';
import { toldDifficulty } from './told-difficulty.ts';
import { toldLanguage } from './told-language.ts';
import { servingsOf } from './written-servings.ts';

/**
 * A recipe that was read, with its lines and steps understood by the product's own readers, in its
 * own language where it tells one.
 */
export function parsedRecipe(recipe: ReadRecipe, around: string) {
  const told = toldLanguage(recipe, around);
  const language = told?.value ?? around;
  const { servings, ingredientGroups, stepGroups, unread, ...rest } = recipe;
  const { difficulty, left } = toldDifficulty(unread);
  return {
    ...rest,
    difficulty,
    unread: left,
    language: told,
    servings: servings && { ...servings, value: servingsOf(servings.value) },
    ingredientGroups: {
      ...ingredientGroups,
      value: ingredientGroups.value.map(({ title, items }) => ({
        title,
        lines: items.map((text) => ({ text, reading: readLine(text, language) })),
      })),
    },
    instructionGroups: {
      ...stepGroups,
      value: stepGroups.value.map(({ title, items }) => ({
        title,
        steps: items.map((step) => parsedStep(step, language)),
      })),
    },
  };
}

function parsedStep(step: ReadStep, language: string) {
  const text = toPlainText(step.text);
  return {
    ...step,
    timerMinutes: step.timerMinutes ?? timesInText(text, language)[0]?.minutes ?? null,
    temperatures: splitTemperatures(text).flatMap((segment) =>
      segment.type === 'text' ? [] : [segment.text],
    ),
  };
}
