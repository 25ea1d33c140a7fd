import type { TermKind } from '#domain/recipe/recipe.ts';

const kinds: Record<TermKind, string> = {
  category: 'Categories',
  cuisine: 'Cuisines',
  meal: 'Meals',
  method: 'Methods',
  diet: 'Diets',
  tag: 'Tags',
};

/** What the dialogs say in which recipes are filtered, tagged and collected. */
export const listChoicesMessages = {
  groups: { ...kinds, collections: 'Collections', languages: 'Languages' },
  find: 'Find',
  nothing: (words: string) => `Nothing is called “${words}”.`,
  count: (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
  filter: {
    title: 'Filter recipes',
    show: (count: number) => (count === 1 ? 'Show 1 recipe' : `Show ${count} recipes`),
    clear: 'Clear',
    empty:
      'Tags, meals, cuisines and collections stand here once your recipes have some. Pick recipes in the list to tag them.',
  },
  /** Several are found by the words, and none is called by them. */
  unclear: (words: string) =>
    `“${words}” is not added yet: choose one of these, or make a new one below.`,
  tag: {
    title: (count: number) => (count === 1 ? 'Tags of 1 recipe' : `Tags of ${count} recipes`),
    create: (title: string) => `New tag “${title}”`,
    empty: 'No tag yet. Type the name of the first.',
  },
  collect: {
    title: (count: number) =>
      count === 1 ? 'Collections of 1 recipe' : `Collections of ${count} recipes`,
    create: (title: string) => `New collection “${title}”`,
    empty: 'No collection yet. Type the name of the first.',
  },
  share: { all: 'all of them', some: 'some of them', none: 'none of them' },
  apply: 'Apply',
  cancel: 'Cancel',
  loadFailed: 'What your site knows could not be loaded',
  tryAgain: 'Try again',
} as const;
