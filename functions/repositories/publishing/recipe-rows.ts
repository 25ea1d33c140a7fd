import type { RecipeCardFacts, RecipeFacts } from '#content/facts.ts';
import type { RecipeCardContent, RecipeContent } from '#domain/recipe/recipe.ts';
import { isCardDamaged, recipeDamage } from '#domain/recipe/recipe-damage.ts';
import { type Row, text } from './rows.ts';

export type ReadRecipes = {
  recipes: Map<string, RecipeFacts>;
  /** Recipes of which no page can be made, and why. */
  damaged: Map<string, string>;
};

/** One row that cannot be read must not cost the others their pages. */
export function readRecipes(rows: Row[]): ReadRecipes {
  const recipes = new Map<string, RecipeFacts>();
  const damaged = new Map<string, string>();
  for (const row of rows) {
    const id = text(row['id']);
    const content = parsed(row['published']);
    const place = recipeDamage(content);
    if (place === null) recipes.set(id, recipeFrom(row, content));
    else damaged.set(id, `What is stored cannot be read at ${place}`);
  }
  return { recipes, damaged };
}

/** Recipes as lists show them; what no list can show is on none. */
export function readRecipeCards(rows: Row[]): Map<string, RecipeCardFacts> {
  const cards = new Map<string, RecipeCardFacts>();
  for (const row of rows) {
    const content = parsed(row['content']);
    if (!isCardDamaged(content)) cards.set(text(row['id']), cardFrom(row, content));
  }
  return cards;
}

function cardFrom(row: Row, content: unknown): RecipeCardFacts {
  return {
    id: text(row['id']),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked as far as lists need it
    content: content as RecipeCardContent,
    publishedAt: Number(row['published_at']),
  };
}

function parsed(value: unknown): unknown {
  // Text that is no JSON is damage like any other.
  try {
    return JSON.parse(text(value));
  } catch {
    return null;
  }
}

function recipeFrom(row: Row, content: unknown): RecipeFacts {
  return {
    id: text(row['id']),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked as far as pages need it
    content: content as RecipeContent,
    publishedAt: Number(row['published_at']),
    changedAt: Number(row['published_changed_at']),
  };
}
