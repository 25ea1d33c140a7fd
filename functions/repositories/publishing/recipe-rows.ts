import { sql } from 'drizzle-orm';
import type { RecipeCardFacts, RecipeFacts } from '#content/facts.ts';
import type { RecipeCardContent, RecipeContent } from '#domain/recipe/recipe.ts';
import { isCardDamaged, recipeDamage } from '#domain/recipe/recipe-damage.ts';
import { recipeCards } from '#functions/db/schema/recipe-cards.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { number, type RowOf, selection, text } from '#functions/db/selection.ts';
import { publishedContent } from '../recipe/recipe-content.ts';

/** Content stays text here, because what is damaged must be noticed one recipe at a time. */
export const recipeRow = selection({
  id: recipes.id,
  content: text(sql`${publishedContent.content}`),
  publishedAt: number(sql`${recipes.publishedAt}`),
  changedAt: number(sql`${recipes.publishedChangedAt}`),
});

export const recipeCardRow = selection({
  id: recipes.id,
  content: text(sql`${recipeCards.content}`),
  publishedAt: number(sql`${recipes.publishedAt}`),
});

export type ReadRecipes = {
  recipes: Map<string, RecipeFacts>;
  /** Recipes of which no page can be made, and why. */
  damaged: Map<string, string>;
};

/** One row that cannot be read must not cost the others their pages. */
export function readRecipes(found: RowOf<typeof recipeRow>[]): ReadRecipes {
  const readable = new Map<string, RecipeFacts>();
  const damaged = new Map<string, string>();
  for (const row of found) {
    const content = parsed(row.content);
    const place = recipeDamage(content);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked as far as pages need it
    if (place === null) readable.set(row.id, { ...row, content: content as RecipeContent });
    else damaged.set(row.id, `What is stored cannot be read at ${place}`);
  }
  return { recipes: readable, damaged };
}

/** Recipes as lists show them; what no list can show is on none. */
export function readRecipeCards(
  found: RowOf<typeof recipeCardRow>[],
): Map<string, RecipeCardFacts> {
  const cards = new Map<string, RecipeCardFacts>();
  for (const row of found) {
    const content = parsed(row.content);
    if (isCardDamaged(content)) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked as far as lists need it
    cards.set(row.id, { ...row, content: content as RecipeCardContent });
  }
  return cards;
}

/** Text that is no JSON is damage like any other. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}
