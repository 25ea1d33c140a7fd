/** What stands around the cook's featured recipes. */
export const featuredMessages = { heading: 'Featured recipes', tryAgain: 'Try again' } as const;
