import type { RecipeLock } from '#domain/recipe/recipe-access.ts';

/** Themes whose premium recipes are opened by something else than a plan of the site. */
const locks: Record<string, RecipeLock> = { letter: 'substack' };

export const lockOf = (themeName: string): RecipeLock => locks[themeName] ?? 'plan';
