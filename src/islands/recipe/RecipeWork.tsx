import { useEffect } from 'react';
import type { RecipeWork as Work } from '#domain/cooking/recipe-work.ts';
import { openRecipe } from '#stores/recipe-session.ts';
import { Ingredients } from './Ingredients.tsx';
import { Method } from './Method.tsx';
import { useReading } from './use-reading.ts';

type Props = { work: Work };

/** What is worked with at the stove: ingredients beside the steps. */
export function RecipeWork({ work }: Props) {
  const reading = useReading(work);
  // What a cook had reached before a reload is known to the browser only.
  useEffect(() => openRecipe(work.id), [work.id]);
  return (
    <div className="recipe-work">
      <Ingredients work={work} reading={reading} />
      <Method work={work} reading={reading} />
    </div>
  );
}
