import type { RecipeRow } from './recipe-row.ts';

/** The credited author of a recipe, with its source and licence. */
export function creditOf({ author, source, licence }: RecipeRow): string | null {
  const lead = author === null ? source && `from ${source}` : `by ${author}`;
  if (!lead) return null;
  const rest = [author === null ? null : source, licence].filter((part) => part !== null);
  return ['Recipe', [lead, ...rest].join(', ')].join(' ');
}
