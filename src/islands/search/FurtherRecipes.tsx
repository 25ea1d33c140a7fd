import { $furtherRecipes, loadFurtherRecipes } from '#stores/search/collection-recipes.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { LoadMore } from './LoadMore.tsx';
import { RecipeGrid } from './cards/RecipeGrid.tsx';

type Props = {
  /** The slug of a collection. */
  collection: string;
  /** The number of its recipes that the page renders, and of all its recipes. */
  rendered: number;
  total: number;
};

const none: [] = [];

/** Loads the recipes of a collection that its page does not render. */
export function FurtherRecipes({ collection, rendered, total }: Props) {
  const further = useValue($furtherRecipes);
  const recipes = valueOf(further) ?? none;
  return (
    <div className="recipe-results">
      <RecipeGrid recipes={recipes} added={recipes} />
      <LoadMore
        loading={further}
        left={further.status === 'fulfilled' ? 0 : total - rendered}
        added={recipes.length}
        onLoad={() => void loadFurtherRecipes(collection, rendered)}
      />
    </div>
  );
}
