/** What is said on the page that lists recipes, beside what is said wherever they are searched. */
export const listMessages = {
  filters: 'Filters',
  clear: 'Clear',
  done: 'Done',
  loadMore: 'Load more',
  noResults: 'No recipes found for this search',
  added: (count: number) => (count === 1 ? '1 more recipe' : `${count} more recipes`),
  removeFilter: (title: string) => `Remove filter ${title}`,
  withoutScripts: 'Searching and filtering need JavaScript. These are the latest recipes.',
} as const;
