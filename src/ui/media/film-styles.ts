import href from '#styles/recipe/film.css?url';
import { styleSheet } from '../style-sheet.ts';

/** The icon that flashes when a film starts or stops. */
export const filmStyles = styleSheet(href);
