/** What the window hears when an island that still sleeps is wanted. */
export const toastEvent = 'larder:toast';
