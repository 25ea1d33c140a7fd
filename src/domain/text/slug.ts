import { slugMaxLength } from './is-slug.ts';
import { transliterate } from './transliteration.ts';

/** The text as a slug, at most 100 characters; null when no letter or digit of it can be written. */
export function slugFrom(text: string): string | null {
  const words = transliterate(text.slice(0, slugMaxLength * 4).toWellFormed())
    .replaceAll(/['’ʼ]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return cutSlug(words.replace(/^-/, ''), slugMaxLength) || null;
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
