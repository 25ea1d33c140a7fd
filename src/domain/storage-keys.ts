/** Where a browser keeps things for its visitor; every site has an origin and so a store of its own. */
export const authTokenKey = 'authToken';
export const hasSubmittedNewsletterFormKey = 'hasSubmittedNewsletterForm';
/** Kept for the session only. */
export const hasClosedNewsletterPopupKey = 'hasClosedNewsletterPopup';
