import type { LackKind } from '#domain/kitchen/completeness/lack-kinds.ts';

/** What is lacking, and what it is good for. */
const lacks: Record<LackKind, { lack: string; why: string }> = {
  picture: {
    lack: 'No picture',
    why: 'Readers choose a dish by how it looks.',
  },
  ingredients: { lack: 'No ingredients', why: 'The page has nothing to shop for yet.' },
  steps: { lack: 'No steps', why: 'The page does not say what to do yet.' },
  unreadLines: {
    lack: 'Lines whose amount or name could not be read',
    why: 'They stay as they are when servings or units are changed.',
  },
  openMentions: {
    lack: 'Steps with an @ whose ingredient was not chosen',
    why: 'Readers would see the sign. Press behind the word, and the ingredients are offered again.',
  },
  yield: { lack: 'Not said how much it makes', why: 'Without it nobody can change the servings.' },
  times: { lack: 'Not said how long it takes', why: 'Readers look for what fits their evening.' },
  description: {
    lack: 'No description',
    why: 'Lists and shared links show it below the title.',
  },
  alternativeText: {
    lack: 'Pictures nobody has described',
    why: 'Who cannot see hears these words. Say “decorative” where there is nothing to tell.',
  },
  unclearHeat: {
    lack: 'Heat without °C or °F',
    why: 'Readers elsewhere cannot tell how hot, and pages cannot convert it.',
  },
  longTitle: {
    lack: 'The title is longer than a search result shows',
    why: 'Its end is cut off there.',
  },
  unusedIngredients: {
    lack: 'Ingredients that no step uses',
    why: 'Readers wonder where they go.',
  },
  halfTimes: {
    lack: 'Preparation or cooking time is missing',
    why: 'Search engines take the two together or neither.',
  },
  emptyLinks: { lack: 'Links without words', why: 'Nobody can see or press them.' },
  category: { lack: 'No meal or category', why: 'Search engines file recipes by them.' },
  cuisine: { lack: 'No cuisine', why: 'Search engines file recipes by it.' },
  stepsWithoutIngredient: {
    lack: 'Steps that name no ingredient',
    why: 'Right for “Heat the oven”, worth a look elsewhere.',
  },
  keywords: { lack: 'No tags or search words', why: 'They lead to it who search in other words.' },
};

const fields: Readonly<Record<string, string>> = {
  description: 'Description',
  note: 'Notes',
  storyExcerpt: 'Story',
  storyMore: 'The rest of the story',
};

export const completenessMessages = {
  heading: 'What is still missing',
  groups: { readers: 'For readers', search: 'For search engines' },
  alsoForSearch: 'Search engines want it too.',
  lacks,
  nothing: 'Nothing is missing.',
  nothingElse: 'Nothing else is missing.',
  advice: 'None of it keeps you from publishing.',
  picture: (at: number) => `Picture ${at}`,
  field: (name: string) => fields[name] ?? name,
  more: (count: number) => `${count} more`,
  leave: 'Leave it',
  leaveOf: (lack: string) => `Leave it: ${lack}`,
  left: (count: number) => `Left as it is on this device: ${count}`,
  askAgain: 'Ask again',
} as const;
