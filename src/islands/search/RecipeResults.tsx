import { searchMessages } from '#contract/search-messages.ts';
import type { RecipeSearchAnswer } from '#contract/recipe-search.ts';
import { isEmptyRecipeQuery } from '#domain/filters.ts';
import {
  $moreRecipes,
  $recipeQuery,
  $recipeResults,
  loadMoreRecipes,
  retrySearch,
} from '#stores/recipe-search.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { FailedSearch } from './FailedSearch.tsx';
import { LoadMore } from './LoadMore.tsx';
import { RecipeCard } from './RecipeCard.tsx';
import { ResultHead } from './ResultHead.tsx';
import { useFirstAdded } from './use-first-added.ts';
import { type ListState, usePrintedList } from './use-printed-list.ts';

type Props = {
  /** How many recipes the page itself shows, and how many there are. */
  printed: number;
  total: number;
  /** The id of what the page itself shows, which makes room for what is found. */
  listId: string;
};

/** What was found instead of the printed list, or what comes after it. */
export function RecipeResults({ printed, total, listId }: Props) {
  const query = useValue($recipeQuery);
  const results = useValue($recipeResults);
  const more = useValue($moreRecipes);
  const isSearching = !isEmptyRecipeQuery(query);
  const isFailed = isSearching && results.status === 'rejected';
  const found = isSearching && !isFailed ? valueOf(results) : null;
  const recipes = [...(found?.recipes ?? []), ...more];
  const isReplaced = isFailed || found !== null;
  usePrintedList(listId, listStateOf(isSearching, isReplaced));
  const grid = useFirstAdded(more);
  return (
    <section
      className="recipe-results"
      aria-label={isSearching ? searchMessages.found : undefined}
      data-status={results.status}
    >
      {isReplaced && <ResultHead found={found} query={query} />}
      {isFailed && <FailedSearch onRetry={retrySearch} />}
      {recipes.length > 0 && (
        <div className="recipe-grid" ref={grid}>
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} />
          ))}
        </div>
      )}
      <LoadMore
        left={leftOf({ isSearching, found, printed, total }) - more.length}
        added={more.length}
        onLoad={() => void loadMoreRecipes(printed)}
      />
    </section>
  );
}

type Known = { isSearching: boolean; found: RecipeSearchAnswer | null } & Pick<
  Props,
  'printed' | 'total'
>;

/** How many there are behind the first page; none while a search has found nothing yet. */
function leftOf({ isSearching, found, printed, total }: Known): number {
  if (!isSearching) return total - printed;
  return found ? found.total - found.recipes.length : 0;
}

function listStateOf(isSearching: boolean, isReplaced: boolean): ListState {
  if (!isSearching) return 'shown';
  return isReplaced ? 'replaced' : 'waiting';
}
