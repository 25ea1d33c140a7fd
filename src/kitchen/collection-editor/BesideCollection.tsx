import { atom, computed } from 'nanostores';
import { useEffect, useState } from 'react';
import { collectionEditorMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { PreviewAside } from '../preview/PreviewAside.tsx';
import { later } from '../shell/frame/Later.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { pageFrames } from '../preview/page-frames.ts';
import { useCollectionDraft } from './collection-draft.ts';
import { collectionEdited, pageOf } from './collection-page.ts';

// Nobody waits for it to write.
const PreviewPane = later(async () => (await import('./CollectionPreview.tsx')).CollectionPreview);

/** The page, beside the editor where there is room, else below it. */
export function BesideCollection({ site }: { site: OwnSite }) {
  const { $content, $stored } = useCollectionDraft();
  const [focus$] = useState(() => atom<string | null>(null));
  const [shown] = useState(() => {
    const page = { siteSlug: site.slug, collectionId: $stored.get().id };
    const draft$ = computed($content, (content) => content);
    return {
      edited: collectionEdited(page, draft$),
      openUrl: pageFrames(site.slug, pageOf(page.collectionId)),
    };
  });
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      focus$.set(field?.dataset['field'] ?? null);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [focus$]);
  return (
    <PreviewAside texts={{ show: texts.preview, hide: texts.hidePreview }}>
      <PreviewPane {...shown} focus$={focus$} />
    </PreviewAside>
  );
}
