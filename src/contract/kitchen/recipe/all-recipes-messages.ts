/** What is said wherever a list needs all recipes of a site. */
export const allRecipesMessages = { reading: 'Reading all recipes …' } as const;
