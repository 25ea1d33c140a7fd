import { featuredMessages } from './featured-messages.ts';

const recipeCount = (total: number) => (total === 1 ? '1 recipe' : `${total} recipes`);

/** What is said where visitors search and filter recipes. */
export const searchMessages = {
  label: 'Search recipes',
  open: 'Search',
  close: 'Close',
  seeMore: 'See more',
  featured: featuredMessages.heading,
  found: 'Recipes found',
  showAll: 'Show all recipes',
  noResultsFor: (term: string) => `No recipes found for "${term}"`,
  count: recipeCount,
  countFor: (total: number, term: string) => `${recipeCount(total)} for “${term}”`,
} as const;
