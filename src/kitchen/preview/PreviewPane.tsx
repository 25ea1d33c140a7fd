import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect, useState } from 'react';
import { previewMessages as texts } from '#contract/kitchen/preview-messages.ts';
import { type PreviewScheme, previewSchemes } from '#domain/kitchen/preview-frame.ts';
import { type PreviewReader, previewReaders } from '#domain/publishing/preview-readers.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Choices } from './Choices.tsx';
import { previewFrames } from './frames.ts';
import { PreviewStage, type PreviewWidth, previewWidths } from './PreviewStage.tsx';
import { type Edited, unsavedPage } from './unsaved-page.ts';

type Props<Draft> = {
  /** What stands in the editor, and the page that shows it; the same for as long as it is open. */
  edited: Edited<Draft>;
  /** Answers an address that is good for loading that page once. */
  openUrl: () => Promise<string>;
  /** What is edited: the id of a row, or a field's name. */
  focus$: ReadableAtom<string | null>;
  /** The element of the page that shows what is edited; null where none does. */
  targetOf: (draft: Draft, focus: string) => string | null;
  children?: ReactNode;
};

/** The page of what is edited beside its editor: the real one, following what is typed. */
export function PreviewPane<Draft>(props: Props<Draft>) {
  const { edited, openUrl, focus$, targetOf, children } = props;
  const { draft$ } = edited;
  const [[page, frames]] = useState(() => [unsavedPage(edited), previewFrames(openUrl)] as const);
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
      const target = focus === null ? null : targetOf(draft$.get(), focus);
      if (target !== null) frames.scrollTo(target);
    });
    return () => {
      unbind();
      stopFollowing();
      frames.stop();
    };
  }, [page, frames, draft$, focus$, targetOf]);
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
      {children}
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
