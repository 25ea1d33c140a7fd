/** What the recipe editor says beside its fields. */
export const recipeEditorMessages = {
  loading: 'Opening the recipe…',
  failed: 'The recipe could not be opened',
  notFound: 'This recipe is not there, or not there any more.',
  toList: 'Recipes',
  preview: 'Preview',
  undo: 'Undo',
  redo: 'Redo',
  saving: {
    saved: 'Saved',
    waiting: 'Saving…',
    saving: 'Saving…',
    offline: 'Offline, kept on this device',
    'not-saved': (reason: string) => `Not saved: ${reason}`,
    conflict: 'Changed elsewhere',
    'signed-out': 'Signed out, kept on this device',
    retry: 'Retry',
    notKept: 'This device keeps nothing; stay until it is saved.',
  },
  state: {
    draft: 'Draft',
    published: 'Published',
    changed: 'Unpublished changes',
  },
  publish: {
    publish: 'Publish',
    update: 'Update',
    unpublish: 'Unpublish',
    delete: 'Delete',
    view: 'View on the site',
    more: 'More',
    failed: (reason: string) => `Not published: ${reason}`,
    published: 'Published. It is live in a moment.',
    unpublished: 'Taken from the site',
    deleted: 'Deleted; kept for 30 days',
    needsSave: 'It is published as soon as it is saved.',
    newAddress: (path: string) => `New address ${path}; the old one leads there.`,
  },
  restored: (time: string) => `Restored what was not saved yet, ${time}.`,
  undoRestoration: 'Undo',
  keep: 'Keep',
  otherTab: 'Open in another tab. What is written there shows here.',
  writeHere: 'Write here',
  conflict: {
    heading: 'Changed elsewhere while you wrote',
    text: 'What only one of you changed is already put together. Choose where both did. Nothing is saved until then.',
    nothingTwice:
      'You changed different things, so both fit together. Nothing is saved until you say so.',
    mine: 'Mine',
    theirs: 'Theirs',
    both: 'Both, theirs first',
    nothing: 'Nothing',
    save: 'Save it so',
    fieldAt: conflictField,
  },
  fields: {
    title: 'Title',
    titlePlaceholder: 'What is it called?',
    slug: 'Address',
    prepTimeMinutes: 'Preparation',
    cookTimeMinutes: 'Cooking',
    customTimeMinutes: 'Another time',
    customTimeLabel: 'Its name',
    customTimePlaceholder: 'Resting, rising …',
    minutesHint: 'for example 1h 20 or 90',
    minutesIssue: 'Write a time, for example 1h 20 or 90.',
    yieldServings: 'Makes',
    yieldIssue: 'Write a number, for example 6 or 1.5.',
    servingDescription: 'of what',
    servingPlaceholder: 'servings',
    difficultyLevel: 'Difficulty',
    difficulties: { none: 'Not said', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    privacySetting: 'Who may read it',
    privacy: { public: 'Everyone', subscribers_only: 'Paid subscribers' },
    keywords: 'Search words',
    keywordsHint: 'Words that are not in the text, with commas',
  },
  sections: {
    pictures: 'Pictures',
    film: 'Film',
    times: 'Time and yield',
    ingredients: 'Ingredients',
    steps: 'Steps',
    method: 'Method',
  },
  texts: {
    description: 'Description',
    descriptionPlaceholder: 'Why would somebody cook this tonight?',
    note: 'Notes',
    notePlaceholder: 'What to swap, what to watch, how it keeps',
    storyExcerpt: 'Story',
    storyExcerptPlaceholder: 'Where it comes from; these lines are seen first',
    storyMore: 'The rest of the story',
    storyMorePlaceholder: 'For those who read on',
  },
} as const;

const conflictLists: Record<string, string> = {
  ingredientUsageGroups: 'Group of ingredients',
  ingredientUsages: 'Ingredient',
  instructionGroups: 'Group of steps',
  instructions: 'Step',
  equipmentUsages: 'Equipment',
};

/** "instructions.{id}.timerMinutes" as "Step: timer minutes". */
function conflictField(path: string): string {
  const [first = '', id, aspect] = path.split('.');
  const list = conflictLists[first];
  if (list === undefined) return spoken(first);
  if (id === 'order') return `${list}: order`;
  return aspect === undefined ? list : `${list}: ${spoken(aspect).toLowerCase()}`;
}

function spoken(name: string): string {
  const words = name.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, ' $&').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
