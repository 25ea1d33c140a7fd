import href from '#styles/widgets/widgets.css?url';
import { styleSheet } from './style-sheet.ts';

/** The styles of dialogs, drawers, menus and toasts. */
export const widgetStyles = styleSheet(href);
