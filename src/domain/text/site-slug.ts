import { isSlug } from './is-slug.ts';
import { pathWords } from './path-words.ts';

/** A site's slug is a label of its host name, and the name system allows a label 63 characters. */
export const siteSlugMaxLength = 63;

/** A site keeps all slugs that it ever had, its present one among them. */
export const siteSlugsMax = 20;

// Hosts and paths the platform itself answers on, now or by convention, and names that would
// make a visitor take a cook's site for the platform.
const reservedSiteSlugs = new Set([
  ...pathWords,
  ...[
    'www api admin administrator root kitchen platform sites larder app account accounts auth login logout',
    'sign-in sign-up sign-out signin signup profile create bookmarks subscriptions subscribe',
    'billing payments checkout stripe webhooks status security support abuse units',
    'mail email smtp imap pop mx webmail postmaster hostmaster webmaster no-reply noreply',
    'newsletter newsletters autoconfig autodiscover static media assets cdn images files uploads',
    'fonts sounds public dev staging preview local localhost internal ns1 ns2 dns ftp null undefined',
  ].flatMap((line) => line.split(' ')),
]);

export function isReservedSiteSlug(slug: string): boolean {
  return reservedSiteSlugs.has(slug);
}

export function isSiteSlug(text: string): boolean {
  return isHostLabel(text) && !isReservedSiteSlug(text);
}

/** What a site that stands may be called: the platform can come to use the word itself. */
export function isHostLabel(text: string): boolean {
  return isSlug(text) && text.length <= siteSlugMaxLength;
}
