import { useEffect, useLayoutEffect, useMemo } from 'react';
import { unpackWork } from '#domain/cooking/packed-work.ts';
import { openRecipe } from '#stores/recipe-session.ts';
import { Ingredients } from './Ingredients.tsx';
import { Method } from './Method.tsx';
import { useReading } from './use-reading.ts';

type Props = { packed: string };

/** What is worked with at the stove: ingredients beside the steps. */
export function RecipeWork({ packed }: Props) {
  const work = useMemo(() => unpackWork(packed), [packed]);
  const reading = useReading(work);
  // What a cook had reached before a reload is known to the browser only; what was pressed since
  // then comes after it, from effects below.
  useLayoutEffect(() => openRecipe(work.id), [work.id]);
  useEffect(() => {
    // Amounts that were chosen before the page was loaded are shown by now.
    delete document.querySelector<HTMLElement>('[data-choosing]')?.dataset['choosing'];
  }, []);
  return (
    <div className="recipe-work">
      <Ingredients work={work} reading={reading} />
      <Method work={work} reading={reading} />
    </div>
  );
}
