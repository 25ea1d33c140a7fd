import href from '#styles/widgets/comments.css?url';
import { styleSheet } from '#ui/style-sheet.ts';

/** No page carries the styles of what it does not hold. */
export const commentStyles = styleSheet(href);
