import type { RecipeLock } from '#domain/recipe/recipe-access.ts';

/** Sites whose premium recipes are opened by something else than a plan of the site, by slug. */
const locks: Record<string, RecipeLock> = { 'supper-letter': 'substack' };

export const lockOf = (siteSlug: string): RecipeLock => locks[siteSlug] ?? 'plan';
