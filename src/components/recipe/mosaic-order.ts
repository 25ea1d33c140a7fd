import type { RecipeCardModel } from '#content/shared-models.ts';

/** A large cell is some 600 CSS pixels wide; below this a picture shows its own. */
const leastLargeWidth = 800;

const isSharp = ({ image }: Pick<RecipeCardModel, 'image'>): boolean =>
  image === null || (image.crop?.width ?? image.width) >= leastLargeWidth;

/** The first that can be set large before all others; where too few can, the first of the others follow. */
export function mosaicOrder<Card extends Pick<RecipeCardModel, 'image'>>(
  recipes: readonly Card[],
  large: number,
): Card[] {
  const chosen = recipes.filter(isSharp).slice(0, large);
  return [...chosen, ...recipes.filter((recipe) => !chosen.includes(recipe))];
}
