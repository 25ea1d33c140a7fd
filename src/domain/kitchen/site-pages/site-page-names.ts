/** The pages of a site that are neither recipes nor collections. */
export const sitePageNames = ['home', 'about', 'links', 'events', 'book', 'press'] as const;
export type SitePageName = (typeof sitePageNames)[number];
