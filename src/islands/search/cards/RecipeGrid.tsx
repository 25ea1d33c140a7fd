import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { wordRoom } from '#domain/recipe/title-shape.ts';
import { RecipeCard } from './RecipeCard.tsx';
import { useFirstAdded } from '../use-first-added.ts';

type Props = {
  recipes: readonly RecipeCardView[];
  /** The recipes at the end that "load more" has added; the first new one takes the focus. */
  added: readonly RecipeCardView[];
};

export function RecipeGrid({ recipes, added }: Props) {
  const grid = useFirstAdded(added);
  if (recipes.length === 0) return null;
  return (
    <div className="recipe-grid" ref={grid} style={wordRoom(recipes)}>
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} />
      ))}
    </div>
  );
}

declare module 'react' {
  interface CSSProperties {
    '--word'?: number;
  }
}
