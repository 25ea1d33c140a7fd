import type { RecipePartName } from '#domain/recipe/index/missing-places.ts';
import { allRecipesMessages } from './all-recipes-messages.ts';

const missing: Record<RecipePartName, string> = {
  picture: 'picture',
  alternativeText: 'picture description',
  description: 'description',
  times: 'times',
  yield: 'yield',
  ingredients: 'ingredients',
  steps: 'steps',
  openMentions: 'ingredients for an @ in the steps',
  unusedIngredients: 'steps for some ingredients',
};

const doing = (what: string) => (count: number, of: number) =>
  `${what} ${count} of ${recipes(of)} …`;

/** What the list of a site's recipes says. */
export const recipeListMessages = {
  heading: 'Recipes',
  newRecipe: 'New recipe',
  importRecipe: 'Import a recipe',
  reading: allRecipesMessages.reading,
  count: (shown: number, all: number) => (shown === all ? `${all}` : `${shown} of ${all}`),
  search: 'Search recipes',
  states: {
    all: 'All',
    draft: 'Drafts',
    published: 'Published',
    changed: 'Changes',
    scheduled: 'Scheduled',
  },
  stateFilter: 'State',
  premium: 'Premium',
  incomplete: 'Something missing',
  filters: {
    open: 'Filter',
    openWith: (count: number) => `Filter (${count})`,
    chosen: 'Filtered by',
    unpictured: 'Published without a picture',
    remove: (title: string) => `Take the filter ${title} away`,
    collection: 'Collection',
    unknownTerm: 'a term that is gone',
    unknownCollection: 'a collection that is gone',
  },
  order: 'Sorted by',
  orders: {
    updated: 'Last changed',
    published: 'Date published',
    scheduled: 'Time scheduled',
    title: 'Title',
    state: 'State',
    missing: 'Most missing',
    saved: 'Times saved',
    comments: 'Comments',
  },
  clear: 'Clear filters',
  state: {
    draft: 'Draft',
    published: 'Published',
    changed: 'Unpublished changes',
  },
  scheduled: (time: string, place: string | null) =>
    place === null ? `Scheduled for ${time}` : `Scheduled for ${time} in ${place}`,
  scheduledChanges: (time: string, place: string | null) =>
    place === null ? `Changes scheduled for ${time}` : `Changes scheduled for ${time} in ${place}`,
  due: 'Due now',
  overdue: (time: string) => `Was due ${time}, not published yet`,
  parts: missing,
  missing: (parts: readonly RecipePartName[]) =>
    `Missing: ${parts.map((part) => missing[part]).join(', ')}`,
  saved: (count: number) => (count === 1 ? 'Saved once' : `Saved ${count} times`),
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  pick: (title: string) => `Pick ${title}`,
  picked: (count: number) => (count === 1 ? '1 recipe picked' : `${count} recipes picked`),
  pickedHidden: (count: number) => `${count} not shown`,
  found: (count: number) => (count === 1 ? '1 recipe found' : `${count} recipes found`),
  pickedActions: 'With the picked recipes',
  actions: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    premium: 'Make premium',
    public: 'Make public',
    tag: 'Tags…',
    collect: 'Collections…',
    duplicate: 'Duplicate',
    delete: 'Delete',
    clear: 'Pick none',
  },
  /** While it runs. */
  doing: {
    publish: doing('Publishing'),
    unpublish: doing('Taking from the site:'),
    premium: doing('Making premium:'),
    public: doing('Making public:'),
    duplicate: doing('Copying'),
    delete: doing('Deleting'),
    change: doing('Changing'),
    restore: doing('Restoring'),
    undo: doing('Taking back:'),
    redo: doing('Doing again:'),
  },
  done: {
    publish: (count: number) => `${recipes(count)} published`,
    unpublish: (count: number) => `${recipes(count)} taken from the site`,
    premium: (count: number) => `${recipes(count)} for paid subscribers now`,
    public: (count: number) => `${recipes(count)} for everyone now`,
    tagged: (count: number) => `${recipes(count)} tagged anew`,
    collected: (count: number) => `${recipes(count)} put into other collections`,
    duplicate: (count: number) =>
      `${recipes(count)} copied as ${count === 1 ? 'a draft' : 'drafts'}`,
    delete: (count: number) => `${recipes(count)} deleted; kept for 30 days`,
    restore: (count: number) => `${recipes(count)} restored`,
  },
  failed: (count: number) => `${recipes(count)} could not be changed`,
  undone: (label: string) => `Taken back: ${label}`,
  redone: (label: string) => `Done again: ${label}`,
  stays: (count: number) =>
    `${count === 1 ? '1 recipe stays as it is: it was' : `${recipes(count)} stay as they are: they were`} changed since`,
  undoFailed: 'This could not be taken back',
  redoFailed: 'This could not be done again',
  undoEnded: 'This can be taken back no more',
  deletedLink: 'Recently deleted',
  views: {
    heading: 'Saved views',
    all: 'All recipes',
    save: 'Save this view',
    name: 'Name of this view',
    suggestion: 'To finish this week',
    keep: 'Save',
    cancel: 'Cancel',
    more: (name: string) => `View ${name}`,
    rename: 'Rename',
    remove: 'Delete',
    removed: (name: string) => `View “${name}” deleted`,
    full: 'Thirty views are saved. Delete one first.',
  },
  loadFailed: 'Your recipes could not be loaded',
  tryAgain: 'Try again',
  nothingFound: {
    heading: 'No recipe fits',
    among: (count: number) =>
      count === 1 ? 'Your one recipe is not' : `None of your ${count} recipes is`,
    titled: (words: string) => `called “${words}”`,
    state: {
      draft: 'a draft',
      published: 'published as it is',
      changed: 'published with changes that wait',
      scheduled: 'scheduled',
    },
    premium: 'premium',
    incomplete: 'missing something',
    unpictured: () => 'published without a picture',
    term: (title: string) => `marked “${title}”`,
    collection: (title: string) => `in the collection “${title}”`,
    language: (name: string) => `written in ${name}`,
  },
  empty: {
    heading: 'The first page of your book',
    text: 'Write a recipe as you would tell it to a friend: what goes in, then what to do. Here it stands with its picture, its state and what it still lacks. Publish it when it reads well. Paste one or drop files anywhere here, and they are read.',
    deleted: 'Recently deleted recipes',
  },
} as const;

function recipes(count: number): string {
  return count === 1 ? '1 recipe' : `${count} recipes`;
}
