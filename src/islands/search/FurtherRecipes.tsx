import { $furtherRecipes, loadFurtherRecipes } from '#stores/collection-recipes.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { LoadMore } from './LoadMore.tsx';
import { RecipeGrid } from './RecipeGrid.tsx';

type Props = {
  /** The slug of a collection. */
  collection: string;
  /** How many of its recipes the page itself shows, and how many there are. */
  printed: number;
  total: number;
};

const none: [] = [];

/** What stands in a collection after the recipes that its page prints. */
export function FurtherRecipes({ collection, printed, total }: Props) {
  const further = useValue($furtherRecipes);
  const recipes = valueOf(further) ?? none;
  return (
    <div className="recipe-results">
      <RecipeGrid recipes={recipes} added={recipes} />
      <LoadMore
        loading={further}
        left={further.status === 'fulfilled' ? 0 : total - printed}
        added={recipes.length}
        onLoad={() => void loadFurtherRecipes(collection, printed)}
      />
    </div>
  );
}
