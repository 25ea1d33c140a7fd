/** What can become of a recipe between two builds. */
export const recipeDeeds = ['published', 'updated', 'unpublished', 'premium', 'free'] as const;
export type RecipeDeed = (typeof recipeDeeds)[number];

export const pageChanges = ['added', 'changed', 'removed'] as const;
export type PageChange = (typeof pageChanges)[number];
export type PageCounts = Record<PageChange, number>;

export function countChanges(pages: readonly { change: PageChange }[]): PageCounts {
  const counts: PageCounts = { added: 0, changed: 0, removed: 0 };
  for (const { change } of pages) counts[change] += 1;
  return counts;
}
