import { useEffect, useState } from 'react';
import { featuredMessages } from '#contract/search/featured-messages.ts';
import { $featuredRecipes, loadFeaturedRecipes } from '#stores/search/featured-recipes.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { FailedSearch } from './FailedSearch.tsx';
import { RecipeRow } from './cards/RecipeRow.tsx';
import { searchStyles } from './search-styles.ts';

type Props = {
  /** The recipe of this page, which is left out. */
  recipeId: string;
  /** How many are shown; the page keeps room for them while they load. */
  count: number;
};

/** Loads the featured recipes in the browser, since a rendered list would go out of date. */
export function FeaturedRecipes({ recipeId, count }: Props) {
  const featured = useValue($featuredRecipes);
  const [isStyled, setIsStyled] = useState(false);
  useEffect(() => {
    searchStyles.whenLoaded(() => setIsStyled(true));
    void loadFeaturedRecipes();
  }, []);
  const others = valueOf(featured)?.filter(({ id }) => id !== recipeId) ?? [];
  const shown = isStyled ? others.slice(0, count) : [];
  return (
    <section className="band featured-recipes" aria-labelledby="featured-recipes-heading">
      <h2 id="featured-recipes-heading">{featuredMessages.heading}</h2>
      {featured.status === 'rejected' && (
        <FailedSearch onRetry={() => void loadFeaturedRecipes()} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without markers */}
      <ul role="list" style={{ '--count': count }}>
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <a className="search-option" href={`/recipes/${recipe.slug}`}>
              <RecipeRow recipe={recipe} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

declare module 'react' {
  // React's types do not know custom properties.
  interface CSSProperties {
    '--count'?: number;
  }
}
