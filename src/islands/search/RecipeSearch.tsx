import { useEffect, useState } from 'react';
import { listMessages } from '#contract/search/list-messages.ts';
import {
  $recipeQuery,
  $recipeResults,
  $searchText,
  followAddress,
  retrySearch,
  submitSearch,
  typeSearch,
} from '#stores/search/recipe-search.ts';
import { useValue } from '#stores/use-value.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { FailedSearch } from './FailedSearch.tsx';
import type { FilterGroup, Suggestion } from './filters/filter-option.ts';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterDialog } from './filters/FilterDialog.tsx';
import { resultText } from './result-text.ts';
import { searchStyles } from './search-styles.ts';
import { SearchBox } from './SearchBox.tsx';

type Props = { suggestions: Suggestion[]; groups: FilterGroup[]; showsFilters: boolean };

/** The box, chips and filters of the recipes page; the results are another island. */
export function RecipeSearch({ suggestions, groups, showsFilters }: Props) {
  const query = useValue($recipeQuery);
  const [isChoosing, setIsChoosing] = useState(false);
  // The query lives in the page's address, which Back changes.
  useEffect(followAddress, []);
  const results = useValue($recipeResults);
  const announcement = results.status === 'fulfilled' ? resultText(results.value) : '';
  return (
    <search className="recipe-search">
      <SearchBox text={useValue($searchText)} onType={typeSearch} onSubmit={submitSearch} />
      {showsFilters && (
        <FilterChips
          suggestions={suggestions}
          groups={groups}
          query={query}
          onOpen={() => searchStyles.whenLoaded(() => setIsChoosing(true))}
        />
      )}
      {results.status === 'rejected' && <FailedSearch onRetry={retrySearch} />}
      <FilterDialog groups={groups} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
      <LiveRegion text={isChoosing ? '' : announcement} />
      <p className="without-scripts">{listMessages.withoutScripts}</p>
    </search>
  );
}
