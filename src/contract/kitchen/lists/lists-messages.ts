import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import type { ListOrder, Show } from '#domain/kitchen/lists/list-view.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';

const number = new Intl.NumberFormat('en');
const recipes = (count: number): string =>
  count === 1 ? '1 recipe' : `${number.format(count)} recipes`;

const headings: Record<ListName, string> = {
  ingredients: 'Ingredients',
  equipment: 'Equipment',
  terms: 'Labels',
  units: 'Units',
};

const kinds: Record<TermKind, string> = {
  meal: 'Meals',
  category: 'Categories',
  cuisine: 'Cuisines',
  method: 'Methods',
  diet: 'Diets',
  tag: 'Tags',
};

const kind: Record<TermKind, string> = {
  meal: 'Meal',
  category: 'Category',
  cuisine: 'Cuisine',
  method: 'Method',
  diet: 'Diet',
  tag: 'Tag',
};

const shows: Record<Show, string> = {
  all: 'All',
  ...kinds,
  unweighed: 'No cup weight',
  used: 'Used',
  unused: 'Not used',
};

const orders: Record<ListOrder, string> = {
  name: 'A to Z',
  'most-used': 'Most used first',
  'least-used': 'Least used first',
};

/** What a cook's own lists say: ingredients, equipment, labels and units. */
export const listsMessages = {
  headings,
  lists: 'Lists of your pantry',
  kind,
  count: (shown: number, all: number) =>
    shown === all ? number.format(all) : `${number.format(shown)} of ${number.format(all)}`,
  search: 'Search by name',
  showLabel: 'Show',
  shows,
  orderLabel: 'Order',
  orders,
  loadFailed: 'Your lists could not be loaded',
  tryAgain: 'Try again',
  uses: (count: number) => (count === 0 ? 'Not used' : recipes(count)),
  also: (titles: readonly string[]) => `also ${titles.join(', ')}`,
  cup: (grams: string) => `1 cup = ${grams} g`,
  pick: (title: string) => `Pick ${title}`,
  found: (count: number) => `${number.format(count)} shown`,
  nothing: {
    heading: 'Nothing here is called so',
    text: 'Former names are searched too.',
    clear: 'Show all',
  },
  empty: {
    heading: {
      ingredients: 'An empty pantry',
      equipment: 'An empty drawer',
      terms: 'No labels yet',
      units: '',
    },
    text: {
      ingredients:
        'It fills as you write: keep an ingredient from the line of a recipe, or begin here.',
      equipment: 'What you add below a recipe stands here too, with its picture and its link.',
      terms: 'Meals, cuisines, diets and tags come from your recipes, or you begin here.',
      units: '',
    },
  } satisfies Record<string, Record<ListName, string>>,
  create: {
    open: {
      ingredients: 'New ingredient',
      equipment: 'New equipment',
      terms: 'New label',
      units: '',
    },
    name: 'Name',
    kind: 'Kind',
    left: 'Not added yet: the page was left before. Closing this forgets it.',
    save: 'Add',
    noName: 'It needs a name.',
    known: (title: string) => `“${title}” is in the list already.`,
    done: (title: string) => `Added “${title}”`,
  },
  unitsIntro: (language: string) =>
    `How much a unit measures is the same for every cook; what it is called is up to you, in all recipes in ${language}. A line that was typed with a word of its own keeps it.`,
  picked: {
    label: 'What to do with those that are picked',
    count: (count: number) => `${number.format(count)} picked`,
    clear: 'Pick none',
    merge: 'Merge into one…',
    delete: 'Delete what is not used',
  },
  mergePicked: {
    title: (count: number) => `Merge ${number.format(count)} into one`,
    keep: 'Which name stays?',
    follow:
      'Every recipe shows this name then. The others stay findable, and you can take them apart again.',
    save: 'Merge',
    kinds: 'Only labels of one kind can be merged.',
  },
  panel: {
    label: 'About this entry',
    close: 'Close',
    left: 'Not saved yet: the page was left before. Enter saves it, Escape brings back what was there.',
    present: (value: string) =>
      value === '' ? 'It was emptied meanwhile.' : `Meanwhile it was changed to “${value}”.`,
    name: 'Name',
    plural: 'Name of several',
    forms: (one: string, many: string) => `1 ${one}, 2 ${many}`,
    pluralHint: (plural: string) => `Usually “${plural}”`,
    pluralSame: 'The same for one and for many',
    cup: 'A cup weighs, in grams',
    cupHint: 'Turns cups into grams and back',
    usual: (grams: string) => `Usually ${grams} g. Take it`,
    noWeight: 'This is no weight. Write it like 120, or leave it empty.',
    density: (grams: string) => `${grams} g per millilitre`,
    metric: 'Shown in metric',
    imperial: 'Shown in US measures',
    methods: { weight: 'by weight', volume: 'by volume' },
    link: 'Link',
    linkHint: 'Readers who press it in a recipe get there.',
    noLink: 'A link begins with https://.',
    noName: 'It needs a name.',
    address: 'Word in addresses',
    addressHint: 'Lower-case letters, digits and hyphens',
    noAddress: 'Only lower-case letters, digits and single hyphens.',
    kind: 'Kind',
    short: 'Short',
    shortHint: 'Read where you type it',
    shortShown: (amount: string) => `Readers see “${amount}”`,
    platformWord: (title: string) => `Usually “${title}”. Take it`,
    measuresAlone: (title: string) =>
      `Nothing else is exactly as much as “${title}”, so it cannot be merged. Give it another name instead.`,
    otherAmount: (one: string, other: string) =>
      `“${one}” and “${other}” are not the same amount: recipes would say something else.`,
    measures: { weight: 'Weight', volume: 'Volume' },
    holds: (amount: string) => `is ${amount}`,
    counted: 'Counts, does not measure',
    former: 'Also called',
    separate: (title: string) => `Take out again: “${title}”`,
    separateShort: 'Take out again',
    recipes: (count: number) => (count === 0 ? 'No recipe uses it' : `In ${recipes(count)}`),
    draft: 'Draft',
    moreRecipes: (count: number) => `and ${recipes(count)} more`,
    recipesFailed: 'Its recipes could not be loaded',
    merge: 'Merge into…',
    mergeInto: 'Into which one?',
    mergeHint: (count: number) =>
      count === 0
        ? 'It stays findable by its old name.'
        : `${recipes(count)} ${count === 1 ? 'follows' : 'follow'}. It stays findable by its old name, and you can take them apart again.`,
    mergeNow: 'Merge',
    noTarget: 'Choose one of the list.',
    cancel: 'Cancel',
    same: (title: string) => `“${title}” is in the list already. Merge the two?`,
    mergeSame: (title: string) => `Merge into “${title}”`,
    delete: 'Delete',
  },
  done: {
    changed: (title: string) => `${title} was changed in all recipes`,
    renamed: (before: string, title: string) => `“${before}” is “${title}” now`,
    merged: (title: string, into: string, count: number) =>
      `“${title}” is now “${into}”: ${recipes(count)} followed`,
    mergedMany: (count: number, into: string) => `${number.format(count)} became “${into}”`,
    separated: (title: string) => `“${title}” is one of its own again`,
    deleted: (title: string) => `Deleted “${title}”`,
    deletedMany: (count: number, kept: number) =>
      kept === 0
        ? `Deleted ${number.format(count)}`
        : `Deleted ${number.format(count)}; ${number.format(kept)} are still used`,
    failed: (reason: string) => `Not changed: ${reason}`,
    inUse:
      'A recipe still names it: as published or scheduled, in an earlier version, or recently deleted.',
  },
} as const;
