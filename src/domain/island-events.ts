/** What the window hears when an island that still sleeps is wanted. */
export const toastEvent = 'larder:toast';
/** What the window hears when a timer starts on this page. */
export const timerEvent = 'larder:timer';
/** Dispatched on the window after a newsletter sign-up. */
export const newsletterSubscribedEvent = 'larder:newsletter-subscribed';
/** What the window hears when recipes are searched or filtered. */
export const recipeSearchEvent = 'larder:recipe-search';
