/** What the screen of recently deleted recipes says. */
export const deletedRecipesMessages = {
  heading: 'Recently deleted',
  intro:
    'A deleted recipe is kept for 30 days with its comments, and then removed for good. One that was published is shown again once it is restored.',
  count: (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
  list: 'Recently deleted recipes',
  deleted: (when: string) => `Deleted ${when}`,
  wasPublished: 'Was published',
  left: (days: number) => {
    if (days <= 0) return 'Removed today';
    return days === 1 ? '1 day left' : `${days} days left`;
  },
  restore: 'Restore',
  restoreNamed: (title: string) => `Restore ${title}`,
  restorePicked: (count: number) => (count === 1 ? 'Restore' : `Restore ${count}`),
  more: 'Show more',
  toRecipes: 'To the recipes',
  loadFailed: 'What was deleted could not be loaded',
  tryAgain: 'Try again',
  empty: {
    heading: 'Nothing here',
    text: 'A recipe that you delete waits here for 30 days, with its pictures, comments and places in collections. One press brings it back.',
  },
} as const;
