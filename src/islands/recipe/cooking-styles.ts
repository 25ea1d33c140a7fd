import href from '#styles/recipe/cooking.css?url';
import { styleSheet } from '#ui/style-sheet.ts';

/** The styles of what appears only on use: the timers at the foot of the page, print options. */
export const cookingStyles = styleSheet(href);
