import { useLayoutEffect } from 'react';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { openRecipe } from '#stores/recipe-session.ts';
import { Ingredients } from './Ingredients.tsx';
import { Method } from './Method.tsx';
import { useReading } from './use-reading.ts';
import { useStepInAddress } from './use-step-in-address.ts';

type Props = { work: RecipeWork };

/** What is worked with at the stove: ingredients beside the steps. */
export function WorkPlace({ work }: Props) {
  const reading = useReading(work);
  // What a cook had reached before a reload is known to the browser only; what was pressed since
  // then comes after it, from effects below.
  useLayoutEffect(() => openRecipe(work.id), [work.id]);
  useStepInAddress(work);
  return (
    <div className="recipe-work">
      <Ingredients work={work} reading={reading} />
      <Method work={work} reading={reading} />
    </div>
  );
}
