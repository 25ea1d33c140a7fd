import { slugFrom, uniqueSlug } from '../../text/slug.ts';

const untitled = /^untitled-[\da-f]{8}$/;

type Addressed = { title: string; slug: string };

/**
 * The slug after the title has changed: it follows the title until somebody has chosen one of their
 * own. `taken` holds the slugs of the other recipes of the site.
 */
export function slugAfterTitle(
  { title, slug }: Addressed,
  newTitle: string,
  taken: ReadonlySet<string>,
): string {
  if (!followsTitle(title, slug)) return slug;
  const base = slugFrom(newTitle);
  return base === null ? slug : uniqueSlug(base, taken);
}

/** Whether a slug is what the title makes, with or without a number. */
function followsTitle(title: string, slug: string): boolean {
  if (untitled.test(slug)) return true;
  const base = slugFrom(title);
  return base !== null && (slug === base || slug.replace(/-\d{1,3}$/, '') === base);
}
