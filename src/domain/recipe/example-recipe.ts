/** The example in a new site that shows a cook how a recipe is structured. */
export const exampleRecipe = {
  title: 'Leeks with mustard and crumbs',
  slug: 'leeks-with-mustard-and-crumbs',
  description:
    'An example to look at, change or delete. Leeks cooked soft in their own juice, sharpened with mustard and finished with fried crumbs.',
  yieldServings: 4,
  prepTimeMinutes: 15,
  cookTimeMinutes: 30,
  note: 'The leeks keep for two days. Warm them gently and fry the crumbs anew.',
  ingredients: [
    { quantity: 6, unitSlug: null, title: 'leeks', preparation: 'halved and washed' },
    { quantity: 3, unitSlug: 'tablespoon', title: 'butter', preparation: null },
    { quantity: 0.5, unitSlug: 'cup', title: 'water', preparation: null },
    { quantity: 1, unitSlug: 'tablespoon', title: 'Dijon mustard', preparation: null },
    { quantity: 1, unitSlug: 'cup', title: 'coarse bread crumbs', preparation: null },
    { quantity: null, unitSlug: null, title: 'salt', preparation: null },
  ],
  steps: [
    {
      text: 'Melt half of the butter in a wide pan and lay the leeks in, cut side down.',
      timer: null,
    },
    {
      text: 'Pour in the water, salt lightly, cover and cook over low heat until they give to a knife.',
      timer: 25,
    },
    {
      text: 'Stir the mustard into the juices in the pan and spoon them over the leeks.',
      timer: null,
    },
    {
      text: 'Fry the crumbs in the rest of the butter until they crackle, and scatter them on top.',
      timer: 5,
    },
  ],
} as const;
