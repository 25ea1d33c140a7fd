import { useEffect } from 'react';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { $listView, showView } from '../list-view.ts';
import { $labels, loadLabels } from '../site-labels.ts';
import { chosenLabels } from './chosen-labels.ts';

/** What the list is filtered by beside the words and states that are seen anyway. */
export function FilterChips() {
  const view = useValue($listView);
  const labels = useComputed($labels);
  const hasIds = view.terms.length + view.collections.length > 0;
  useEffect(() => {
    // The address names terms by their ids alone.
    if (hasIds) void loadLabels();
  }, [hasIds]);
  const chips = chosenLabels(view, labels);
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={texts.filters.chosen}>
      {chips.map(({ key, title, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={texts.filters.remove(title)}
            onClick={() => showView(without)}
          >
            {title}
            <span aria-hidden> ×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
