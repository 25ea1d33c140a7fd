/** What is said of a recipe that somebody deleted while another person has it open. */
export const goneRecipeMessages = {
  deletedBy: (who: string, when: string) => `This recipe was deleted by ${who}, ${when}.`,
  deleted: (when: string) => `This recipe was deleted ${when}.`,
  gone: 'This recipe is not there any more.',
  kept: 'What you wrote stands here and stays on this device.',
  unkept: 'What you wrote stands here alone, since this device keeps nothing.',
  notKnown: (reason: string) => `Whether it can be restored could not be looked up: ${reason}`,
  askAgain: 'Look again',
  asking: 'Looking…',
  restore: 'Restore',
  restoring: 'Restoring…',
  failed: (reason: string) => `Not restored: ${reason}`,
} as const;
