import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { unpackWork } from '#domain/cooking/packed-work.ts';
import type { RecipeWork as Work } from '#domain/cooking/recipe-work.ts';
import { cookingStyles } from './cooking-styles.ts';
import { Notes } from './Notes.tsx';
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
  return (
    <>
      <WorkPlace work={work} />
      {work.note && <NotesBelow work={work} />}
    </>
  );
}

/** Takes over the notes, which the page printed below what is not of this island. */
function NotesBelow({ work }: { work: Work }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const takeOver = () => {
      const printed = document.querySelector('#notes .prose');
      printed?.replaceChildren();
      setPlace(printed);
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
