import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { type PreviewScheme, previewSchemes } from '#domain/kitchen/preview-frame.ts';
import { type LetterForm, letterForms } from '#domain/publishing/preview-links.ts';
import { PreviewAside } from '../preview/PreviewAside.tsx';
import { Choices } from '../preview/Choices.tsx';
import { useDeviceSize } from '../preview/use-device-size.ts';
import { linkPageFrame } from '../preview/page-frames.ts';
import { useDish } from './dish.ts';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { $shownTo } from './sending.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';

const { preview: texts } = newsletterEditorMessages;
const widths = ['phone', 'desktop'] as const;
type Width = (typeof widths)[number];
const pixels: Record<Width, number> = { phone: 360, desktop: 700 };
const readers = ['free', 'monthly'] as const;

/** The letter as it is saved, beside the editor where there is room, else below it. */
export const LetterPreview = ({ siteSlug }: { siteSlug: string }) => (
  <PreviewAside texts={texts}>
    <Letter siteSlug={siteSlug} />
  </PreviewAside>
);

const readerOf = { free: 'free', paid: 'monthly' } as const;

type Shown = { src: string | null; isFailed: boolean };

export function Letter({ siteSlug }: { siteSlug: string }) {
  const { id, version } = useStore(useNewsletterDraft().$stored);
  const reader = useStore($shownTo);
  const { audience } = useStore(useNewsletterDraft().$content);
  // What only some get is shown as they get it, and a test brings the same.
  useEffect(() => {
    if (audience !== 'all') $shownTo.set(readerOf[audience]);
  }, [audience]);
  // Once its changes are published the letter is another, though nothing was typed in it.
  const isBehind = useDish()?.hasUnpublishedChanges === true;
  const [width, setWidth] = useState<Width>('phone');
  const [form, setForm] = useState<LetterForm>('html');
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const [attempts, setAttempts] = useState(0);
  const [{ src, isFailed }, setShown] = useState<Shown>({ src: null, isFailed: false });
  // A frame is another document, at an address that the server makes: one that cannot be reached tells
  // nobody, and would show the browser's own page about it.
  useEffect(() => {
    let isWanted = true;
    const show = (shown: Shown) => {
      if (isWanted) setShown(shown);
    };
    // A letter that is saved anew, or asked for again, is another.
    const query = new URLSearchParams({
      reader,
      page: form,
      shown: `${version}.${attempts}.${isBehind}`,
    });
    void linkPageFrame(siteSlug, { kind: 'letter', id }).then(
      ({ url }) => show({ src: `${url}?${query}`, isFailed: false }),
      () => show({ src: null, isFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [siteSlug, id, reader, form, version, attempts, isBehind]);
  return (
    <section className="preview" aria-label={texts.region}>
      <div className="preview-tools">
        <Choices
          label={texts.reader}
          options={texts.readers}
          values={readers}
          chosen={reader}
          onChoose={(chosen) => $shownTo.set(chosen)}
        />
        {form === 'html' && (
          <Choices
            label={texts.width}
            options={texts.widths}
            values={widths}
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
        <Choices
          label={texts.form}
          options={texts.forms}
          values={letterForms}
          chosen={form}
          onChoose={setForm}
        />
      </div>
      {isFailed && (
        <output className="preview-note">
          {texts.failed}{' '}
          <TryAgain onAgain={() => setAttempts(attempts + 1)}>{texts.tryAgain}</TryAgain>
        </output>
      )}
      {/* Plain text has no width of its own; made smaller it could not be read. */}
      <Stage width={form === 'html' ? width : 'phone'} scheme={scheme} src={src} />
    </section>
  );
}

type StageProps = { width: Width; scheme: PreviewScheme; src: string | null };

/** The letter at the width of a device, made as small as the room asks for. */
function Stage({ width, scheme, src }: StageProps) {
  const { stage, size } = useDeviceSize(pixels[width]);
  return (
    <div className="preview-stage" ref={stage} style={size}>
      {src !== null && (
        <iframe
          className="preview-frame letter-frame"
          title={texts.frame}
          src={src}
          sandbox=""
          // A letter takes the scheme of what is around it, as in a mail program.
          style={{ colorScheme: scheme }}
        />
      )}
    </div>
  );
}
