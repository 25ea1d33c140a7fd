import href from '#styles/widgets/search.css?url';
import { styleSheet } from '#ui/style-sheet.ts';

/** The styles of the search list, the overlay and the filters. */
export const searchStyles = styleSheet(href);
