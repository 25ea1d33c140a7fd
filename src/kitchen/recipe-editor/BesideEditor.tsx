import { atom, type ReadableAtom } from 'nanostores';
import { lazy, Suspense, useEffect, useState } from 'react';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe-editor-messages.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { Button } from '#ui/Button.tsx';
import type { OwnSite } from '../shell/session.ts';
import { useRecipeDraft } from './draft/use-draft.ts';

// Nobody waits for it to write.
const PreviewPane = lazy(async () => {
  const { PreviewPane: pane } = await import('./preview/PreviewPane.tsx');
  return { default: pane };
});

const wide = globalThis.matchMedia('(min-width: 1200px)');

/** The real page of the recipe, beside the editor where there is room and instead of it elsewhere. */
export function BesideEditor({ site }: { site: OwnSite }) {
  const { $recipe, $stored } = useRecipeDraft();
  const [isShown, setIsShown] = useState(wide.matches);
  const [focus$] = useState(() => atom<string | null>(null));
  useFocusedField(focus$);
  return (
    <aside className="editor-beside" data-shown={isShown || undefined}>
      <Button
        variant="quiet"
        className="editor-preview-switch"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {texts.preview}
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <PreviewPane
            siteSlug={site.slug}
            recipeId={$stored.get().id}
            draft$={$recipe}
            focus$={focus$}
          />
        </Suspense>
      )}
    </aside>
  );
}

/** Follows the focus of the editor: the last id of a field's path, or its name. */
function useFocusedField(focus$: ReadableAtom<string | null> & { set: (name: string) => void }) {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      const path = field?.dataset['field'];
      if (path !== undefined) focus$.set(idIn(path) ?? path);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [focus$]);
}

const idIn = (path: string): string | null => path.split('.').findLast(isUuid) ?? null;
