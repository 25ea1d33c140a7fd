type Named = { name: string };

/** What newsletters say around what their cook wrote. */
export const letterMessages = {
  openRecipe: 'Open the recipe',
  ingredients: 'Ingredients',
  method: 'Method',
  notes: 'Notes',
  /** Where all of it would be longer than mail programs show. */
  goesOn: 'The rest of this recipe is on the site',
  /** Where the note would be longer than mail programs show. */
  noteGoesOn: 'The rest of this letter is on the site',
  noteEnds: 'The rest of this letter is longer than mail programs show.',
  upgrade: 'Get Full Access',
  why: ({ name }: Named) => `You get this letter because you subscribed to ${name}.`,
  readOnSite: 'Read this on the site',
  unsubscribe: 'Unsubscribe',
  testSubject: (subject: string) => `[Test] ${subject}`,
} as const;
