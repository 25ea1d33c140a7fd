import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo, useState } from 'react';
import { sitePagesMessages as texts } from '#contract/kitchen/site/site-pages-messages.ts';
import { later } from '../shell/frame/Later.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { usePage } from './page-draft.ts';
import { pageFrames } from '../preview/page-frames.ts';
import { pageEdited, shownPath } from './written-page.ts';

// Nobody waits for it to write.
const PreviewPane = later(async () => (await import('./PagePreview.tsx')).PagePreview);

const wide = globalThis.matchMedia('(min-width: 1200px)');

/** The page, beside the editor where there is room, else below it. */
export function BesidePage({ site }: { site: OwnSite }) {
  const { page, draft } = usePage();
  const [isShown, setIsShown] = useState(wide.matches);
  const [focus$] = useState(() => atom<string | null>(null));
  const path = shownPath(page, useStore(draft.$stored));
  const shown = useMemo(
    () => ({
      edited: pageEdited(page, path, { siteSlug: site.slug, draft$: draft.$content }),
      openUrl: pageFrames(site.slug, { kind: 'fixed', path }),
    }),
    [page, path, site.slug, draft],
  );
  return (
    <aside className="editor-beside" data-shown={isShown ? 'preview' : undefined}>
      <fieldset className="editor-panes" aria-label={texts.preview}>
        <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {texts.preview}
        </button>
      </fieldset>
      {/* A page that comes to be with its first words is another document. */}
      {isShown && <PreviewPane key={path} {...shown} focus$={focus$} />}
    </aside>
  );
}
