import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { type ListView, toggled } from '#domain/kitchen/recipe-list/list-view.ts';
import type { SiteLabels } from '../site-labels.ts';
import { languageName } from './label-groups.ts';

export type ChosenLabel = {
  key: string;
  kind: 'term' | 'collection' | 'language' | 'unpictured';
  title: string;
  /** The view without it. */
  without: Partial<ListView>;
};

const unpictured: ChosenLabel = {
  key: 'unpictured',
  kind: 'unpictured',
  title: texts.filters.unpictured,
  without: { isUnpictured: false },
};

/** The terms, collections and language of a view by their names, and what has no place beside it. */
export function chosenLabels(view: ListView, labels: SiteLabels | null): ChosenLabel[] {
  const { terms, collections, language } = view;
  const named = labels ?? { terms: [], collections: [] };
  const titleOf = (list: readonly { id: string; title: string }[], id: string, gone: string) =>
    labels === null ? '…' : (list.find((each) => each.id === id)?.title ?? gone);
  return [
    ...(view.isUnpictured ? [unpictured] : []),
    ...terms.map((id) => ({
      key: id,
      kind: 'term' as const,
      title: titleOf(named.terms, id, texts.filters.unknownTerm),
      without: { terms: toggled(terms, id) },
    })),
    ...collections.map((id) => ({
      key: id,
      kind: 'collection' as const,
      title: titleOf(named.collections, id, texts.filters.unknownCollection),
      without: { collections: toggled(collections, id) },
    })),
    ...(language === null
      ? []
      : [
          {
            key: language,
            kind: 'language' as const,
            title: languageName(language),
            without: { language: null },
          },
        ]),
  ];
}
