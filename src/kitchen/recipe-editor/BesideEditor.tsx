import { atom, type ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { useRecipeDraft } from './draft/use-draft.ts';
import { later } from '../shell/frame/Later.tsx';

// Nobody waits for any of them to write.
const PreviewPane = later(async () => (await import('./preview/PreviewPane.tsx')).PreviewPane);
const CompletenessPane = later(
  async () => (await import('./completeness/CompletenessPane.tsx')).CompletenessPane,
);
const SearchLookPane = later(
  async () => (await import('./search-look/SearchLookPane.tsx')).SearchLookPane,
);

const panes = ['preview', 'missing', 'look'] as const;
type Pane = (typeof panes)[number];

const names: Record<Pane, string> = recipeEditorMessages.panes;

const wide = globalThis.matchMedia('(min-width: 1200px)');

/** The page, what it lacks and how it is found: beside the editor where there is room, else below it. */
export function BesideEditor({ site }: { site: OwnSite }) {
  const { $stored } = useRecipeDraft();
  const aside = useRef<HTMLElement>(null);
  const { shown, toggle } = useShownPane(aside);
  const [focus$] = useState(() => atom<string | null>(null));
  useFocusedField(focus$);
  const recipe = { siteSlug: site.slug, recipeId: $stored.get().id };
  return (
    <aside ref={aside} className="editor-beside" data-shown={shown ?? undefined}>
      <fieldset className="editor-panes" aria-label={recipeEditorMessages.beside}>
        {panes.map((pane) => (
          <button
            key={pane}
            type="button"
            aria-pressed={pane === shown}
            onClick={() => toggle(pane)}
          >
            {names[pane]}
          </button>
        ))}
      </fieldset>
      {shown === 'preview' && <Preview recipe={recipe} focus$={focus$} />}
      {shown === 'missing' && <CompletenessPane recipeId={recipe.recipeId} />}
      {shown === 'look' && <SearchLookPane {...recipe} />}
    </aside>
  );
}

/** Below the recipe a pane is led to when it is opened, and away from to where the cook was before. */
function useShownPane(aside: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Pane | null>(wide.matches ? 'preview' : null);
  const left = useRef(0);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isAsked.current || wide.matches) return undefined;
    isAsked.current = false;
    if (shown !== null && aside.current) return keepInView(aside.current);
    globalThis.scrollTo({ top: left.current });
    return undefined;
  }, [aside, shown]);
  const toggle = (pane: Pane) => {
    isAsked.current = true;
    if (shown === null) left.current = globalThis.scrollY;
    setShown(pane === shown ? null : pane);
  };
  return { shown, toggle };
}

const touches = ['pointerdown', 'wheel', 'keydown'] as const;

/** What stands above it may still be loading and push it away; from the next touch on nothing moves by itself. */
function keepInView(pane: HTMLElement): () => void {
  const show = () => pane.scrollIntoView({ block: 'start' });
  const observer = new ResizeObserver(show);
  if (pane.previousElementSibling) observer.observe(pane.previousElementSibling);
  show();
  const stop = () => {
    observer.disconnect();
    for (const touch of touches) globalThis.removeEventListener(touch, stop);
  };
  for (const touch of touches) globalThis.addEventListener(touch, stop);
  return stop;
}

type PreviewProps = {
  recipe: { siteSlug: string; recipeId: string };
  focus$: ReadableAtom<string | null>;
};

function Preview({ recipe, focus$ }: PreviewProps) {
  const { $recipe } = useRecipeDraft();
  return <PreviewPane {...recipe} draft$={$recipe} focus$={focus$} />;
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
