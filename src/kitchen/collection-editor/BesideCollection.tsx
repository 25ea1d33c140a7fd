import { atom, computed } from 'nanostores';
import { useEffect, useState } from 'react';
import { collectionEditorMessages as texts } from '#contract/kitchen/collections-messages.ts';
import { later } from '../shell/Later.tsx';
import type { OwnSite } from '../shell/session.ts';
import { useCollectionDraft } from './collection-draft.ts';
import { collectionEdited, collectionFrames } from './collection-page.ts';

// Nobody waits for it to write.
const PreviewPane = later(async () => (await import('./CollectionPreview.tsx')).CollectionPreview);

const isWide = () => globalThis.matchMedia('(min-width: 1200px)').matches;

/** The page, beside the editor where there is room, else below it. */
export function BesideCollection({ site }: { site: OwnSite }) {
  const { $content, $stored } = useCollectionDraft();
  const [isShown, setIsShown] = useState(isWide);
  const [focus$] = useState(() => atom<string | null>(null));
  const [shown] = useState(() => {
    const page = { siteSlug: site.slug, collectionId: $stored.get().id };
    const draft$ = computed($content, (content) => content);
    return { edited: collectionEdited(page, draft$), openUrl: collectionFrames(page) };
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
    <aside className="editor-beside" data-shown={isShown ? 'preview' : undefined}>
      <button
        type="button"
        className="kitchen-link collection-beside"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? texts.hidePreview : texts.preview}
      </button>
      {isShown && <PreviewPane {...shown} focus$={focus$} />}
    </aside>
  );
}
