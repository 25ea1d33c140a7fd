/** What any screen of the kitchen says when it begins a recipe. */
export const newRecipeMessages = {
  title: 'Untitled recipe',
  failed: 'No new recipe could be made',
} as const;
