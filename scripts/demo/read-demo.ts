import type { DemoRecipe, DemoSite } from './demo-site.ts';
import type { Picture } from './illustrations/picture.ts';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.ts';

/** Every line of a recipe that reads, in order. */
export function linesOf(recipe: DemoRecipe): IngredientLine[] {
  return recipe.ingredients.flatMap((group) =>
    group.lines.flatMap((source) => {
      const parsed = parseIngredientLine(source);
      return parsed.ok ? [parsed.line] : [];
    }),
  );
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
