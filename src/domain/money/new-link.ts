/**
 * In the address of the screen of plans: the provider's link was used before or is too old, and another
 * one is to lead on.
 */
export const newLinkParameter = 'newLink';
