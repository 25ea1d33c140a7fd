import type { DemoRecipe } from '../demo-site.ts';
import { parseIngredientLine } from '../ingredient-line.ts';
import { linesOf } from '../read-demo.ts';
import { parseStepText, type StepPart } from '../step-text.ts';

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

export function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Names of elements that are opened but not closed, or closed out of order. */
export function unclosedElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (selfClosed === '/') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}
