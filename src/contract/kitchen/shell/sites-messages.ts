/** What is said where a site is chosen or made. */
export const sitesMessages = {
  deleted: {
    heading: 'Deleted',
    until: (day: string) => `Can be restored until ${day}`,
    restore: 'Restore',
    restoreNamed: (title: string) => `Restore ${title}`,
  },
  heading: 'Which site?',
  newHeading: 'Your kitchen is empty',
  newText:
    'A site is your name over the door. Pick one, and the first recipe is waiting as a draft.',
  create: 'Create your site',
  createAnother: 'Create another site',
  open: (title: string) => `Open ${title}`,
} as const;
