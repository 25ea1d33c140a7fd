import { yieldOf } from '#domain/measures/recipe-yield.ts';
import type { Yield } from '#domain/measures/servings.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { languageOf } from '#domain/text/language.ts';
import type { PageFacts } from '../facts.ts';

export const languageOfRecipe = ({ site }: PageFacts, content: RecipeContent): string =>
  languageOf(content, site.settings.language);

/** Null where the recipe does not say what it yields. */
export function yieldIn(facts: PageFacts, content: RecipeContent): Yield | null {
  const { yieldServings, servingDescription } = content;
  if (yieldServings === null) return null;
  return yieldOf(yieldServings, servingDescription, languageOfRecipe(facts, content));
}
