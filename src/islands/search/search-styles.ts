import href from '#styles/search.css?url';
import { styleSheet } from '#ui/style-sheet.ts';

/** What opens where visitors search: lists below a box, the overlay, filters. */
export const searchStyles = styleSheet(href);
