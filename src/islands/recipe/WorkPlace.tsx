import { useLayoutEffect } from 'react';
import { hasIngredients, hasMethod, type RecipeWork } from '#domain/cooking/recipe-work.ts';
import { openRecipe } from '#stores/cooking/recipe-session.ts';
import { Ingredients } from './ingredients/Ingredients.tsx';
import { Method } from './method/Method.tsx';
import { useReading } from './use-reading.ts';
import { useStepInAddress } from './method/use-step-in-address.ts';

type Props = { work: RecipeWork };

/** The ingredients beside the steps; a recipe may have one of them alone, or neither. */
export function WorkPlace({ work }: Props) {
  const reading = useReading(work);
  // A layout effect restores the stored progress before the effects of child components hand on
  // what was ticked before hydration.
  useLayoutEffect(() => openRecipe(work.id), [work.id]);
  useStepInAddress(work);
  if (!hasIngredients(work) && !hasMethod(work)) return null;
  return (
    <div className="recipe-work">
      {hasIngredients(work) && <Ingredients work={work} reading={reading} />}
      {hasMethod(work) && <Method work={work} reading={reading} />}
    </div>
  );
}
