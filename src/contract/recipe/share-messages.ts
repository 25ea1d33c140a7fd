/** What is said where a recipe is shared or printed. */
export const shareMessages = {
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied ✓',
  cannotCopy: 'The link could not be copied. Here it is:',
  email: 'Email',
  pin: 'Pin it',
  print: 'Print',
  printRecipe: 'Print the recipe',
  printWith: {
    pictures: 'With pictures',
    notes: 'With notes',
    story: 'With the story',
  },
  printHint: 'Servings and measures are printed as they are chosen now.',
} as const;
