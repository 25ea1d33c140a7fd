/** What is said of a recipe that is not there any more while somebody has words for it. */
export const goneRecipeMessages = {
  looking: 'This recipe is not there any more.',
  deleted: (when: string) => `This recipe was deleted ${when}.`,
  deletedBy: (who: string, when: string) => `This recipe was deleted ${when} by ${who}.`,
  forGood: 'This recipe is not there any more, and cannot be restored.',
  notLooked: (reason: string) => `What became of this recipe is not known: ${reason}`,
  kept: 'What you wrote is kept on this device.',
  unkept: 'What you wrote stands on this page alone; stay here.',
  restore: 'Restore',
  restored: 'Restored, with what you wrote.',
  notRestored: (reason: string) => `Not restored: ${reason}`,
  toNew: 'Make a new recipe of it',
  notMade: (reason: string) => `No recipe was made of it: ${reason}`,
} as const;
