import type { MergedRecipe } from './merge-recipes.ts';
import type { Choice } from './resolve-conflicts.ts';

export type Side = 'mine' | 'theirs';

/** Whose words do not stand in what somebody chose of a merged recipe; mine is chosen by default. */
export function losingSides(
  { conflicts }: MergedRecipe,
  choices: ReadonlyMap<string, Choice>,
): Side[] {
  const chosen = conflicts.map(({ path }) => choices.get(path) ?? 'mine');
  return [
    ...(chosen.includes('theirs') ? (['mine'] as const) : []),
    ...(chosen.includes('mine') ? (['theirs'] as const) : []),
  ];
}
