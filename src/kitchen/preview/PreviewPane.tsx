import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect, useState } from 'react';
import { previewMessages as texts } from '#contract/kitchen/publishing/preview-messages.ts';
import { type PreviewScheme, previewSchemes } from '#domain/kitchen/preview-frame.ts';
import { type PreviewReader, previewReaders } from '#domain/publishing/preview-readers.ts';
import { useValue } from '#stores/use-value.ts';
import { Choices } from './Choices.tsx';
import { previewFrames } from './frames.ts';
import { PreviewStage, type PreviewWidth, previewWidths } from './PreviewStage.tsx';
import { type Edited, unsavedPage } from './unsaved-page.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';

type Props<Draft> = {
  /** What stands in the editor, and the page that shows it; the same for as long as it is open. */
  edited: Edited<Draft>;
  /** Answers an address that is good for loading that page once. */
  openUrl: () => Promise<string>;
  /** What is edited: the id of a row, or a field's name. */
  focus$: ReadableAtom<string | null>;
  /** A selector of what shows on the page what is edited; null where nothing does. */
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
    const stopLeading = lead({ draft$, focus$, targetOf, scrollTo: frames.scrollTo });
    return () => {
      stopLeading();
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
            frames.showTo(chosen);
          }}
        />
      </div>
      <PreviewStage frames={frames} width={width} />
      <output className="preview-note">{noteOf(loading, status)}</output>
      {loading === 'failed' && <TryAgain onAgain={() => frames.start()}>{texts.tryAgain}</TryAgain>}
      {children}
    </section>
  );
}

type Leading<Draft> = Pick<Props<Draft>, 'focus$' | 'targetOf'> & {
  draft$: ReadableAtom<Draft>;
  scrollTo: (to: string) => void;
};

/** A row that is begun comes into the draft after the focus comes to it, and others before it move it. */
function lead<Draft>({ draft$, focus$, targetOf, scrollTo }: Leading<Draft>): () => void {
  let last: string | null = null;
  const follow = () => {
    const focus = focus$.get();
    const target = focus === null ? null : targetOf(draft$.get(), focus);
    if (target !== null && target !== last) scrollTo(target);
    last = target;
  };
  const stops = [
    focus$.listen(() => {
      last = null;
      follow();
    }),
    draft$.listen(follow),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

type Loading = 'loading' | 'open' | 'failed';
type Following = 'waiting' | 'current' | 'unfinished' | 'unreachable';

function noteOf(loading: Loading, following: Following): string {
  if (loading !== 'open') return texts[loading];
  if (following === 'unfinished' || following === 'unreachable') return texts[following];
  return '';
}
