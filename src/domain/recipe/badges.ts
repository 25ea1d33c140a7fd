const mealBadges = new Map([
  ['breakfast', 'Breakfast'],
  ['dinner', 'Main Dishes'],
  ['snack', 'Snacks & Sides'],
  ['dessert', 'Baking & Desserts'],
  ['drink', 'Drinks'],
]);

const categoryBadges = new Map([['sandwich', 'Sandwiches']]);

/** The badges of a recipe by the slugs of its meals and categories, meals first, each once. */
export function badgesOf(recipe: {
  mealSlugs: readonly string[];
  categorySlugs: readonly string[];
}): string[] {
  const meals = recipe.mealSlugs.map((slug) => mealBadges.get(slug));
  const categories = recipe.categorySlugs.map((slug) => categoryBadges.get(slug));
  return [...new Set([...meals, ...categories])].filter((badge) => badge !== undefined);
}
