/** What is said of a copy that is made where a recipe is written. */
export const duplicatingMessages = {
  done: 'Copied as a draft, which this is',
  notSaved: 'Not copied: the recipe is not saved yet.',
  failed: (reason: string) => `Not copied: ${reason}`,
} as const;
