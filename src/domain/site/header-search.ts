/**
 * Sites with a search box in their header. It is part of the code, so that a change here has pages
 * rendered anew as any other change of what they show.
 */
const headerSearchSites = new Set(['hearth', 'market-garden', 'atelier']);
/** Pages that have a search of their own, or one thing to do. */
const pathsWithout =
  /^\/(?:recipes|subscribe|sign-in|sign-up|unsubscribe)(?:\/(?:success|callback)?)?$/;

export const hasHeaderSearch = (siteSlug: string): boolean => headerSearchSites.has(siteSlug);

export const showsHeaderSearch = (path: string): boolean => !pathsWithout.test(path);
