import { slugFrom, uniqueSlug } from '../../text/slug.ts';

const untitled = /^untitled-[\da-f]{8}$/;

type Addressed = { title: string; slug: string };

/** Whether an address is the one that a recipe has before anybody named it. */
export const isUntitledSlug = (slug: string): boolean => untitled.test(slug);

/**
 * The slug after the title has changed: it follows the title until somebody has chosen one of their
 * own. `taken` holds the slugs of the other recipes of the site.
 */
export function slugAfterTitle(
  { title, slug }: Addressed,
  newTitle: string,
  taken: ReadonlySet<string>,
): string {
  if (!followsTitle({ title, slug })) return slug;
  const base = slugFrom(newTitle);
  return base === null ? slug : uniqueSlug(base, taken);
}

/** Whether a title has words that an address can be made of. */
export const saysAnAddress = (title: string): boolean => slugFrom(title) !== null;

/** Whether a slug is what the title makes, with or without a number. */
export function followsTitle({ title, slug }: Addressed): boolean {
  if (isUntitledSlug(slug)) return true;
  const base = slugFrom(title);
  return base !== null && (slug === base || slug.replace(/-\d{1,3}$/, '') === base);
}
