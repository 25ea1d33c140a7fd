import href from '#styles/cooking.css?url';
import { styleSheet } from '#ui/style-sheet.ts';

/** What shows up only while somebody cooks: timers at the foot of the page, print options. */
export const cookingStyles = styleSheet(href);
