/** What the screen says to which other apps share. */
export const shareMessages = {
  which: 'Which site is it for?',
  whichText: 'What you shared is kept on this device until it became a draft.',
  noSite:
    'What you shared is kept on this device. Create your site, and it waits where recipes are imported.',
  nothing: 'Nothing was shared',
  nothingText: 'Share a page or a text from another app, and it becomes a recipe of your site.',
  toKitchen: 'To the kitchen',
} as const;
