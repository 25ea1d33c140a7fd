import { useEffect, useRef, useState } from 'react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { triedTheme } from '#domain/kitchen/look/tried-theme.ts';
import type { PreviewScheme } from '#domain/kitchen/preview-frame.ts';
import type { FramedPage } from '#domain/publishing/preview-links.ts';
import { useValue } from '#stores/use-value.ts';
import { PreviewStage, type PreviewWidth } from '../preview/PreviewStage.tsx';
import { pageFrames } from '../preview/page-frames.ts';
import { useLook } from './look-draft.ts';
import { lookFrames } from './look-frames.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';

const { preview: texts, tryAgain } = lookMessages;

type Props = {
  name: string;
  /** Null while the site has no such page. */
  page: FramedPage | null;
  siteSlug: string;
  width: PreviewWidth;
  scheme: PreviewScheme;
  /** What pages are put together by, as it is saved. */
  composition: string;
};

/** One page of the site, that wears what is tried on. */
export function LookPage({ page, ...rest }: Props) {
  if (page === null) return <p className="look-no-page kitchen-meta">{texts.noRecipe}</p>;
  return <PageInFrame page={page} {...rest} />;
}

function PageInFrame(props: Props & { page: FramedPage }) {
  const { name, page, siteSlug, width, scheme, composition } = props;
  const { draft, faces } = useLook();
  const [frames] = useState(() => lookFrames(pageFrames(siteSlug, page)));
  const { status, isOutdated } = useValue(frames.$frames);
  const loaded = useRef(composition);
  // The page is another document, told what it wears before React has drawn its controls.
  useEffect(() => {
    const stopFollowing = draft.$content.subscribe((content) => {
      const theme = triedTheme(content, faces);
      if (theme) frames.showTheme(theme);
    });
    void frames.start();
    return () => {
      stopFollowing();
      frames.stop();
    };
  }, [frames, draft, faces]);
  useEffect(() => frames.showScheme(scheme), [frames, scheme]);
  useEffect(() => {
    if (loaded.current === composition) return;
    loaded.current = composition;
    frames.loadAgain();
  }, [frames, composition]);
  return (
    <section className="look-page" aria-label={name}>
      <PreviewStage frames={frames} width={width} title={name} />
      {isOutdated && (
        <div className="look-page-note" data-outdated>
          <output>{texts.outdated}</output>
          <TryAgain onAgain={() => frames.loadAgain()}>{tryAgain}</TryAgain>
        </div>
      )}
      {status !== 'open' && (
        <div className="look-page-note">
          <output>{status === 'failed' ? texts.failed : texts.loading}</output>
          {status === 'failed' && <TryAgain onAgain={() => frames.start()}>{tryAgain}</TryAgain>}
        </div>
      )}
    </section>
  );
}
