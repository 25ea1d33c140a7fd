import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import type { RecipeSearchAnswer } from '#contract/search/recipe-search.ts';

const noFacets = { cuisines: [], meals: [], methods: [], diets: [], tags: [], categories: [] };
let count = 0;

export function aRecipeCard(changes: Partial<RecipeCardView> = {}): RecipeCardView {
  count += 1;
  return {
    id: `7b7f6a52-6f4e-4a52-9d68-${String(count).padStart(12, '0')}`,
    slug: `recipe-${count}`,
    title: `Recipe ${count}`,
    privacySetting: 'public',
    isLocked: false,
    image: null,
    badges: [],
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    customTimeMinutes: null,
    yieldServings: null,
    difficultyLevel: null,
    publishedAt: '2026-05-17T09:30:00.000Z',
    ...changes,
  };
}

/** What the API answers with these titles; `total` where there are more. */
export function aSearchAnswer(
  titles: string[],
  more: Partial<RecipeSearchAnswer> = {},
): { body: RecipeSearchAnswer } {
  const recipes = titles.map((title) => aRecipeCard({ title }));
  return { body: { recipes, total: titles.length, facets: noFacets, ...more } };
}
