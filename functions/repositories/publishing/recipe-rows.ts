import type { RecipeFacts } from '#content/facts.ts';
import type { RecipeContent } from '#domain/recipe.ts';
import { recipeDamage } from '#domain/recipe-damage.ts';
import { type Row, text } from './rows.ts';

export type ReadRecipes = {
  recipes: Map<string, RecipeFacts>;
  /** Recipes of which no page can be made, and why; they are on no list. */
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
