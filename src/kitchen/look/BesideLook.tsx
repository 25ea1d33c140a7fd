import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { compositionOf, siteLookOf } from '#domain/kitchen/look/site-look.ts';
import { type PreviewScheme, previewSchemes } from '#domain/kitchen/preview-frame.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { FramedPage } from '#domain/publishing/preview-links.ts';
import { Choices } from '../preview/Choices.tsx';
import { type PreviewWidth, previewWidths } from '../preview/PreviewStage.tsx';
import { LookPage } from './LookPage.tsx';
import { useLook, useLookValue } from './look-draft.ts';

const { preview: texts } = lookMessages;

const pages = ['home', 'recipe'] as const;
type PageName = (typeof pages)[number];

const wideFrom = '(min-width: 1200px)';

type Props = { siteSlug: string; recipeId: RecipeId | null };

/** The homepage and a recipe as visitors would see them; where there is room for one, by turns. */
export function BesideLook({ siteSlug, recipeId }: Props) {
  const { draft } = useLook();
  const isWide = useIsWide();
  const [page, setPage] = useState<PageName>('home');
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const saved = compositionOf(siteLookOf(useStore(draft.$stored)));
  const isBehind = useLookValue(compositionOf) !== saved;
  const framed: Record<PageName, FramedPage | null> = {
    home: { kind: 'fixed', path: '/' },
    recipe: recipeId === null ? null : { kind: 'recipe', id: recipeId },
  };
  return (
    <aside className="look-beside" aria-label={texts.region}>
      <div className="preview-tools">
        {!isWide && (
          <Choices
            label={texts.page}
            options={texts.pages}
            values={pages}
            chosen={page}
            onChoose={setPage}
          />
        )}
        {isWide && (
          <Choices
            label={texts.width}
            options={texts.widths}
            values={previewWidths}
            chosen={width}
            onChoose={setWidth}
          />
        )}
        <Choices
          label={texts.scheme}
          options={texts.schemes}
          values={previewSchemes}
          chosen={scheme}
          onChoose={setScheme}
        />
      </div>
      <div className="look-stages" data-width={width}>
        {pages
          .filter((each) => isWide || each === page)
          .map((each) => (
            <LookPage
              key={each === 'home' ? each : recipeId}
              name={texts.pages[each]}
              page={framed[each]}
              {...{ siteSlug, width, scheme, composition: saved }}
            />
          ))}
      </div>
      <output className="preview-note">{isBehind ? texts.follows : ''}</output>
    </aside>
  );
}

function useIsWide(): boolean {
  const [wide] = useState(() => globalThis.matchMedia(wideFrom));
  const [isWide, setIsWide] = useState(wide.matches);
  useEffect(() => {
    const follow = () => setIsWide(wide.matches);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, [wide]);
  return isWide;
}
