import { countIds } from '#domain/kitchen/recipe-list/choices.ts';
import { termKinds } from '#domain/recipe/recipe.ts';
import type { IndexRow } from '../recipe-index.ts';
import type { SiteLabels } from '../site-labels.ts';
import type { LabelGroup } from './ChoiceList.tsx';

type Titled = { title: string };
const byTitle = (one: Titled, other: Titled) => one.title.localeCompare(other.title, 'en');

/** The terms of a site by their kinds, with how many of the recipes have each. */
export function termGroups({ terms }: SiteLabels, rows: readonly IndexRow[]): LabelGroup[] {
  const counts = countIds(rows, ({ termIds }) => termIds);
  return termKinds
    .map((kind) => ({
      kind,
      choices: terms
        .filter((term) => term.kind === kind)
        .map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }))
        .toSorted(byTitle),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** In the order of the site. */
export function collectionGroup(
  { collections }: SiteLabels,
  rows: readonly IndexRow[],
): LabelGroup {
  const counts = countIds(rows, ({ collectionIds }) => collectionIds);
  const choices = collections.map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }));
  return { kind: 'collections', choices };
}

/** Nothing to choose where all recipes are written in one. */
export function languageGroup(rows: readonly IndexRow[]): LabelGroup[] {
  const counts = countIds(rows, ({ language }) => [language]);
  if (counts.size < 2) return [];
  const choices = [...counts].map(([id, count]) => ({ id, title: languageName(id), count }));
  return [{ kind: 'languages', choices: choices.toSorted(byTitle) }];
}

/** "Brazilian Portuguese" for "pt-BR". */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
