import { useEffect, useMemo } from 'react';
import { unpackWork } from '#domain/cooking/packed-work.ts';
import { cookingStyles } from './cooking-styles.ts';
import { WorkPlace } from './WorkPlace.tsx';

type Props = { packed: string };

/** The part of a recipe page that its reader changes. */
export function RecipeWork({ packed }: Props) {
  const work = useMemo(() => unpackWork(packed), [packed]);
  useEffect(() => {
    // Amounts that were chosen before the page was loaded are shown by now.
    cookingStyles.whenLoaded(() => {
      delete document.querySelector<HTMLElement>('[data-choosing]')?.dataset['choosing'];
    });
  }, []);
  return <WorkPlace work={work} />;
}
