/** Where a browser keeps things for its visitor; every site has an origin and so a store of its own. */
export const authTokenKey = 'authToken';
export const hasSubmittedNewsletterFormKey = 'hasSubmittedNewsletterForm';
export const analyticsConsentKey = 'analyticsConsent';
/** Kept for the session only. */
export const hasClosedNewsletterPopupKey = 'hasClosedNewsletterPopup';
/** Kept for the session only: by which newsletter a visitor came, as `src/islands/shell/letter-origin.ts` writes it. */
export const cameByLetterKey = 'cameByLetter';
export const measurementSystemKey = 'measurementSystem';
export const temperatureSystemKey = 'temperatureSystem';
export const keepsSeveralTimersKey = 'keepsSeveralTimers';
export const timersKey = 'timers';
/** Kept for the session only: where a mail with a code was sent, and when. */
export const sentMailKey = 'sentMail';
/** Kept for the session only: how far a cook has got with a recipe. */
export const recipeSessionKey = (recipeId: string): string => `recipe:${recipeId}`;
/** Kept for the session only: the name that a visitor has begun to give themselves. */
export const commenterNameKey = 'commenterName';
/** Kept for the session only: what a visitor has begun to write. */
export const commentDraftKey = (recipeId: string, parentId: string | null): string =>
  `commentDraft:${recipeId}:${parentId ?? ''}`;
/**
 * What an owner keeps in the kitchen of a site on this device: views of lists, what can be undone, first
 * steps that were put away, what is typed into entries of lists, what was said of pictures.
 */
export const kitchenKey = (
  what: 'views' | 'deeds' | 'comment-deeds' | 'steps' | 'entries' | 'pictures',
  userId: string,
  siteId: string,
): string => `kitchen:${what}:${userId}:${siteId}`;
/** Kept for the session only: what was typed into a setting of a site and not saved yet. */
export const unsavedSettingKey = (siteId: string, name: string): string =>
  `unsavedSetting:${siteId}:${name}`;
/** Kept for the session only: what a screen of the kitchen did before it led to another. */
export const leftNoticeKey = 'leftNotice';
/** What was typed last in an editor of the kitchen, when its page went before the journal was written. */
export const lastWordKey = (personId: string, siteId: string, id: string): string =>
  `kitchen:lastWord:${personId}:${siteId}:${id}`;
/** What the cook of a recipe does not want to be asked about any more. */
export const silencedLacksKey = (recipeId: string): string => `silencedLacks:${recipeId}`;
/** What an app shared, or what was pasted, on its way to the import of a site. */
export const sharedSourceKey = 'sharedSource';
/** The id of the site in whose kitchen a person was last. */
export const lastSiteKey = (userId: string): string => `kitchen:lastSite:${userId}`;
