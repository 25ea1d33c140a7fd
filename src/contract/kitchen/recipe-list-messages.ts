import type { RecipePartName } from '#domain/recipe/index/missing-parts.ts';

const missing: Record<RecipePartName, string> = {
  picture: 'picture',
  alternativeText: 'alternative text',
  description: 'description',
  times: 'times',
  yield: 'yield',
  ingredients: 'ingredients',
  steps: 'steps',
  unusedIngredients: 'steps for some ingredients',
};

/** What the list of a site's recipes says. */
export const recipeListMessages = {
  heading: 'Recipes',
  newRecipe: 'New recipe',
  newTitle: 'Untitled recipe',
  count: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  search: 'Search recipes',
  states: { all: 'All', draft: 'Drafts', published: 'Published', changed: 'Changes' },
  stateFilter: 'State',
  premium: 'Premium',
  incomplete: 'Something missing',
  order: 'Sorted by',
  orders: {
    updated: 'Last changed',
    published: 'Date published',
    title: 'Title',
    saved: 'Times saved',
    comments: 'Comments',
  },
  clear: 'Clear filters',
  state: {
    draft: 'Draft',
    published: 'Published',
    changed: 'Unpublished changes',
  },
  missing: (parts: readonly RecipePartName[]) =>
    `Missing: ${parts.map((part) => missing[part]).join(', ')}`,
  saved: (count: number) => (count === 1 ? 'Saved once' : `Saved ${count} times`),
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  pick: (title: string) => `Pick ${title}`,
  picked: (count: number) => (count === 1 ? '1 recipe picked' : `${count} recipes picked`),
  found: (count: number) => (count === 1 ? '1 recipe found' : `${count} recipes found`),
  pickedActions: 'With the picked recipes',
  actions: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    premium: 'Make premium',
    public: 'Make public',
    delete: 'Delete',
    clear: 'Put back',
  },
  done: {
    publish: (count: number) => `${recipes(count)} published`,
    unpublish: (count: number) => `${recipes(count)} taken from the site`,
    premium: (count: number) => `${recipes(count)} for paid subscribers now`,
    public: (count: number) => `${recipes(count)} for everyone now`,
    delete: (count: number) => `${recipes(count)} deleted; kept for 30 days`,
  },
  failed: (count: number) => `${recipes(count)} could not be changed`,
  undone: 'Taken back',
  undoFailed: 'This could not be taken back',
  loadFailed: 'Your recipes could not be loaded',
  createFailed: 'No new recipe could be made',
  tryAgain: 'Try again',
  nothingFound: {
    heading: 'No recipe fits',
    text: 'Nothing here has all of this at once.',
  },
  empty: {
    heading: 'The first page of your book',
    text: 'Write a recipe as you would tell it to a friend: what goes in, then what to do. Publish it when it reads well.',
  },
  keys: {
    title: 'Keys of this list',
    rows: [
      ['↑ ↓ or j k', 'Next and previous recipe'],
      ['Enter', 'Open'],
      ['x or Space', 'Pick'],
      ['Shift ↑ ↓', 'Pick a range'],
      ['Ctrl or ⌘ A', 'Pick all that are shown'],
      ['/', 'Search'],
      ['c', 'New recipe'],
      ['Esc', 'Put all back'],
      ['Ctrl or ⌘ K', 'Find anything'],
    ],
  },
} as const;

function recipes(count: number): string {
  return count === 1 ? '1 recipe' : `${count} recipes`;
}
