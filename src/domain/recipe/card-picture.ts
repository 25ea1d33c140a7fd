/** How cards show a recipe, be they rendered with the page or found by a search. */
export const cardPicture = {
  ratio: '4:5',
  widths: [240, 360, 480, 720],
  sizes: '(min-width:1024px) 23vw, (min-width:768px) 31vw, calc(50vw - 1.6rem)',
} as const;
