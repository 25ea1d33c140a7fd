import type { ReadableAtom } from 'nanostores';
import { useEffect, useMemo, useState } from 'react';
import { previewMessages as texts } from '#contract/kitchen/preview-messages.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import {
  frameTargetOf,
  type PreviewScheme,
  previewSchemes,
} from '#domain/kitchen/preview-frame.ts';
import { type PreviewReader, previewReaders } from '#domain/publishing/preview-readers.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Choices } from './Choices.tsx';
import { previewFrames } from './frames.ts';
import { frameLinks } from './preview-links.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import { PreviewStage, type PreviewWidth, previewWidths } from './PreviewStage.tsx';
import { unsavedPage } from './unsaved-page.ts';

type Props = {
  siteSlug: string;
  recipeId: string;
  /** The recipe as it stands in the editor. */
  draft$: ReadableAtom<RecipeInput>;
  /** What is edited: the id of an ingredient usage or an instruction, or a field's name. */
  focus$: ReadableAtom<string | null>;
};

/** The page of the recipe beside its editor: the real one, following what is typed. */
export function PreviewPane({ siteSlug, recipeId, draft$, focus$ }: Props) {
  const [page, frames] = useMemo(() => {
    const previewed = { siteSlug, recipeId };
    return [unsavedPage({ ...previewed, draft$ }), previewFrames(frameLinks(previewed))] as const;
  }, [siteSlug, recipeId, draft$]);
  const { status, html } = useValue(page.$page);
  const { status: loading } = useValue(frames.$frames);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const [reader, setReader] = useState<PreviewReader>('owner');
  // The page is another document, told what is typed and where.
  useEffect(() => {
    void frames.start();
    const stopFollowing = page.follow();
    const unbind = focus$.listen((focus) => {
      const target = focus === null ? null : frameTargetOf(draft$.get(), focus);
      if (target !== null) frames.scrollTo(target);
    });
    return () => {
      unbind();
      stopFollowing();
      frames.stop();
    };
  }, [page, frames, draft$, focus$]);
  useEffect(() => {
    if (html !== null) frames.showPage(html);
  }, [frames, html]);
  return (
    <section className="preview" aria-label={texts.region}>
      <div className="preview-tools">
        <Choices
          label={texts.width}
          options={texts.widths}
          values={previewWidths}
          chosen={width}
          onChoose={setWidth}
        />
        <Choices
          label={texts.scheme}
          options={texts.schemes}
          values={previewSchemes}
          chosen={scheme}
          onChoose={(chosen) => {
            setScheme(chosen);
            frames.showScheme(chosen);
          }}
        />
        <Choices
          label={texts.reader}
          options={texts.readers}
          values={previewReaders}
          chosen={reader}
          onChoose={(chosen) => {
            setReader(chosen);
            page.showTo(chosen);
          }}
        />
      </div>
      <PreviewStage frames={frames} width={width} />
      <output className="preview-note">{noteOf(loading, status)}</output>
      {loading === 'failed' && (
        <Button variant="quiet" onClick={() => void frames.start()}>
          {texts.tryAgain}
        </Button>
      )}
      <PreviewLinks siteSlug={siteSlug} recipeId={recipeId} />
    </section>
  );
}

type Loading = 'loading' | 'open' | 'failed';
type Following = 'waiting' | 'current' | 'unfinished' | 'unreachable';

function noteOf(loading: Loading, following: Following): string {
  if (loading !== 'open') return texts[loading];
  if (following === 'unfinished' || following === 'unreachable') return texts[following];
  return '';
}
