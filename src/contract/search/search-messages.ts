import { featuredMessages } from './featured-messages.ts';

const recipeCount = (total: number) => (total === 1 ? '1 recipe' : `${total} recipes`);

/** What is said where visitors search and filter recipes. */
export const searchMessages = {
  label: 'Search recipes',
  open: 'Search',
  close: 'Close',
  filters: 'Filters',
  clear: 'Clear',
  done: 'Done',
  seeMore: 'See more',
  loadMore: 'Load more',
  featured: featuredMessages.heading,
  found: 'Recipes found',
  noResults: 'No recipes found for this search',
  showAll: 'Show all recipes',
  noResultsFor: (term: string) => `No recipes found for "${term}"`,
  count: recipeCount,
  countFor: (total: number, term: string) => `${recipeCount(total)} for “${term}”`,
  added: (count: number) => (count === 1 ? '1 more recipe' : `${count} more recipes`),
  removeFilter: (title: string) => `Remove filter ${title}`,
  withoutScripts: 'Searching and filtering need JavaScript. These are the latest recipes.',
} as const;
