import href from '#styles/widgets.css?url';
import { styleSheet } from './style-sheet.ts';

/** What opens above the page: dialogs, drawers, menus, toasts. */
export const widgetStyles = styleSheet(href);
