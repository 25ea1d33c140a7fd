import { searchMessages } from '#contract/search/search-messages.ts';
import {
  $loadingMore,
  $moreRecipes,
  $recipeResults,
  type FoundRecipes,
  loadMoreRecipes,
} from '#stores/search/recipe-search.ts';
import { type Remote, valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { LoadMore } from './LoadMore.tsx';
import { RecipeGrid } from './cards/RecipeGrid.tsx';
import { ResultHead } from './ResultHead.tsx';
import { useRenderedList } from './use-rendered-list.ts';

type Results = Remote<FoundRecipes>;

type Props = {
  /** The number of recipes that the page renders, and of all recipes. */
  rendered: number;
  total: number;
  /** The id of the rendered list, which results replace. */
  listId: string;
};

/** The results of a search in place of the rendered list, or without one the recipes after it. */
export function RecipeResults({ rendered, total, listId }: Props) {
  const results = useValue($recipeResults);
  const more = useValue($moreRecipes);
  const loading = useValue($loadingMore);
  const found = valueOf(results);
  const recipes = [...(found?.recipes ?? []), ...more];
  useRenderedList(listId);
  return (
    <section
      className="recipe-results"
      aria-label={results.status === 'idle' ? undefined : searchMessages.found}
      data-status={results.status}
    >
      {found && <ResultHead found={found} />}
      {results.status === 'rejected' && !found && (
        <h1 className="visually-hidden">{searchMessages.label}</h1>
      )}
      <RecipeGrid recipes={recipes} added={more} />
      <LoadMore
        loading={loading}
        left={leftOf(results, { rendered, total }) - more.length}
        added={more.length}
        onLoad={() => void loadMoreRecipes(rendered)}
      />
    </section>
  );
}

/** The number of recipes after the first page; 0 while the results load. */
function leftOf(results: Results, { rendered, total }: Pick<Props, 'rendered' | 'total'>): number {
  if (results.status === 'idle') return total - rendered;
  return results.status === 'fulfilled' ? results.value.total - results.value.recipes.length : 0;
}
