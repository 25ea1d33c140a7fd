import { useRef } from 'react';
import { listMessages } from '#contract/search/list-messages.ts';
import { filterKinds } from '#domain/search/filters.ts';
import {
  $recipeQuery,
  $recipeResults,
  chooseFilter,
  clearFilters,
  retrySearch,
} from '#stores/search/recipe-search.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { FailedSearch } from '../FailedSearch.tsx';
import type { FilterGroup } from './filter-option.ts';
import { FilterOptions } from './FilterOptions.tsx';
import { resultText } from '../result-text.ts';

type Props = { groups: FilterGroup[]; isOpen: boolean; onClose: () => void };

/** Every choice filters at once; the dialog shows the number of results. */
export function FilterDialog({ groups, isOpen, onClose }: Props) {
  const query = useValue($recipeQuery);
  const results = useValue($recipeResults);
  const facets = valueOf(results)?.facets ?? null;
  const hasChosen = filterKinds.some((kind) => query[kind].length > 0);
  const list = useRef<HTMLDivElement>(null);
  const clear = () => {
    clearFilters();
    // The button is disabled now, and the focus would be lost with it.
    list.current?.querySelector('fieldset')?.focus();
  };
  return (
    <Dialog
      title={listMessages.filters}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <output className="filters-found">
            {results.status === 'fulfilled' && resultText(results.value)}
          </output>
          <Button variant="quiet" disabled={!hasChosen} onClick={clear}>
            {listMessages.clear}
          </Button>
          <Button onClick={onClose}>{listMessages.done}</Button>
        </>
      }
    >
      {results.status === 'rejected' && <FailedSearch onRetry={retrySearch} />}
      <div ref={list} className="filter-groups" aria-busy={results.status === 'pending'}>
        {groups.map((group) => (
          <FilterOptions
            key={group.kind}
            group={group}
            chosen={query[group.kind]}
            found={facets && facets[group.kind]}
            onChoose={(slug) => chooseFilter(group.kind, slug)}
          />
        ))}
      </div>
    </Dialog>
  );
}
