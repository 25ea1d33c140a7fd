import type { DemoRecipe, DemoSite } from './demo-site.ts';
import type { Picture } from './illustrations/picture.ts';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.ts';
import { parseStepText, type StepPart } from './step-text.ts';

/** Every line of a recipe that reads, in order. */
export function linesOf(recipe: DemoRecipe): IngredientLine[] {
  return recipe.ingredients.flatMap((group) =>
    group.lines.flatMap((source) => {
      const parsed = parseIngredientLine(source);
      return parsed.ok ? [parsed.line] : [];
    }),
  );
}

/** Why lines of a recipe do not read. */
export function refusedLines(recipe: DemoRecipe): string[] {
  return recipe.ingredients
    .flatMap((group) => group.lines)
    .map(parseIngredientLine)
    .flatMap((parsed) => (parsed.ok ? [] : [parsed.reason]));
}

export function stepParts(recipe: DemoRecipe): StepPart[] {
  return recipe.instructions
    .flatMap((group) => group.steps)
    .flatMap((step) => parseStepText(typeof step === 'string' ? step : step.text));
}

export function ingredientKeys(recipe: DemoRecipe): string[] {
  return linesOf(recipe).flatMap(({ key }) => (key === null ? [] : [key]));
}

export function referredKeys(recipe: DemoRecipe): string[] {
  return stepParts(recipe).flatMap((part) => (part.kind === 'reference' ? [part.key] : []));
}

export function hasTimer(recipe: DemoRecipe): boolean {
  return recipe.instructions
    .flatMap(({ steps }) => steps)
    .some((step) => typeof step !== 'string' && step.timerMinutes !== undefined);
}

/** All pictures of a site, those of its recipes first. */
export function picturesOf(site: DemoSite): Picture[] {
  return [
    ...site.recipes.flatMap((recipe) => recipe.pictures),
    ...[...site.collections, ...site.events, ...site.productLinks].map(({ picture }) => picture),
    ...Object.values(site.pictures),
    ...(site.book === undefined ? [] : [site.book.picture]),
  ];
}
