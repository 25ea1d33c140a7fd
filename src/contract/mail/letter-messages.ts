type Named = { name: string };

/** What newsletters say around what their cook wrote. */
export const letterMessages = {
  openRecipe: 'Open the recipe',
  cook: 'Cook along, scale it and save it on the site',
  ingredients: 'Ingredients',
  method: 'Method',
  notes: 'Notes',
  /** Where all of it would be longer than mail programs show. */
  goesOn: 'The rest of this recipe is on the site',
  upgrade: 'Get Full Access',
  why: ({ name }: Named) => `You get this letter because you subscribed to ${name}.`,
  unsubscribe: 'Unsubscribe',
  noPostalAddress: 'Your postal address stands here once it is in your settings.',
  testSubject: (subject: string) => `[Test] ${subject}`,
} as const;
