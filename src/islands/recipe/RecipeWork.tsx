import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { unpackWork } from '#domain/cooking/packed-work.ts';
import type { RecipeWork as Work } from '#domain/cooking/recipe-work.ts';
import { cookingStyles } from './cooking-styles.ts';
import { Notes } from './method/Notes.tsx';
import { WorkPlace } from './WorkPlace.tsx';

type Props = { packed: string };

/** The interactive part of a recipe page. */
export function RecipeWork({ packed }: Props) {
  const work = useMemo(() => unpackWork(packed), [packed]);
  useEffect(() => {
    // The page hides its amounts until they show what the reader chose on an earlier visit.
    cookingStyles.whenLoaded(() => {
      delete document.querySelector<HTMLElement>('[data-choosing]')?.dataset['choosing'];
    });
  }, []);
  return (
    <>
      <WorkPlace work={work} />
      {work.note && <NotesBelow work={work} />}
    </>
  );
}

/** Takes over the rendered notes, which are in the page outside of this island. */
function NotesBelow({ work }: { work: Work }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const takeOver = () => {
      const rendered = document.querySelector('#notes .prose');
      rendered?.replaceChildren();
      setPlace(rendered);
    };
    if (document.readyState !== 'loading') {
      takeOver();
      return undefined;
    }
    document.addEventListener('DOMContentLoaded', takeOver, { once: true });
    return () => document.removeEventListener('DOMContentLoaded', takeOver);
  }, []);
  return place && createPortal(<Notes work={work} />, place);
}
