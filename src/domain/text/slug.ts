import { isSlug, slugMaxLength } from './is-slug.ts';
import { pathWords } from './path-words.ts';
import { transliterate } from './transliteration.ts';

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
    'billing payments checkout stripe webhooks status security support abuse',
    'mail email smtp imap pop mx webmail postmaster hostmaster webmaster no-reply noreply',
    'newsletter newsletters autoconfig autodiscover static media assets cdn images files uploads',
    'fonts sounds public dev staging preview local localhost internal ns1 ns2 dns ftp null undefined',
  ].flatMap((line) => line.split(' ')),
]);

/** The text as a slug, at most 100 characters; null when no letter or digit of it can be written. */
export function slugFrom(text: string): string | null {
  const words = transliterate(text.slice(0, slugMaxLength * 4).toWellFormed())
    .replaceAll(/['’ʼ]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return cutSlug(words.replace(/^-/, ''), slugMaxLength) || null;
}

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

/** The base itself or the base with the first free number, from 2 on. */
export function uniqueSlug(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = numberedSlug(base, number);
    if (!taken.has(slug)) return slug;
  }
}

/** What `uniqueSlug` tries first, so that one question tells which of them are taken. */
export const slugCandidates = (base: string): string[] =>
  Array.from({ length: 100 }, (_, index) => numberedSlug(base, index + 1));

function numberedSlug(base: string, number: number): string {
  if (number === 1) return base;
  const suffix = `-${number}`;
  return cutSlug(base, slugMaxLength - suffix.length) + suffix;
}

/** At most so long; cut between words where the first word leaves room for it. */
export function cutSlug(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug.replace(/-$/, '');
  const cut = slug.slice(0, maxLength + 1);
  const lastHyphen = cut.lastIndexOf('-');
  return lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut.slice(0, maxLength);
}
