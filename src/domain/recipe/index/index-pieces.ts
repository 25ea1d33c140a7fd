/** How many recipes a piece of the kitchen's list holds: the first fills a screen, the others follow. */
export const indexPieces = { first: 200, most: 2000 };
