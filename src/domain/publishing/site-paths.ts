/** Paths on the host of a site, without its origin. */
export const sharePicturePath = '/share.png';
/** Pixels a side of the icons of a site whose cook has uploaded none. */
export const drawnIconSizes = [192, 512] as const;
export const drawnIconPath = (size: number) => `/icon-${size}.png`;
export const recipePath = (slug: string) => `/recipes/${slug}`;
export const collectionPath = (slug: string) => `/collections/${slug}`;
export const recipeIndexPath = (part: number) => `/recipes/index/${part}`;
/** Letters of the past, the newest first. */
export const newslettersPath = '/newsletters';
export const newsletterPath = (slug: string) => `${newslettersPath}/${slug}`;
export const unsubscribePath = '/unsubscribe';
export const unsubscribeDonePath = `${unsubscribePath}/done`;
/** Of who took it back. */
export const unsubscribeBackPath = `${unsubscribePath}/back`;
/** Where letters about answers to comments end. */
export const unsubscribeRepliesPath = `${unsubscribePath}/replies`;
export const unsubscribeRepliesDonePath = `${unsubscribeRepliesPath}/done`;
export const unsubscribeRepliesBackPath = `${unsubscribeRepliesPath}/back`;
