/** What Overview tells; each can fail by itself while the others stand. */
export const overviewParts = [
  'recipes',
  'schedules',
  'comments',
  'mails',
  'subscribers',
  'bookmarks',
  'mostSaved',
  'steps',
] as const;
export type OverviewPart = (typeof overviewParts)[number];
