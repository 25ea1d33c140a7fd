import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { PreviewReader } from '#domain/publishing/preview-readers.ts';
import { debounced } from '#stores/debounce.ts';
import { call } from '../../shell/connection.ts';

const afterTypingMs = 150;

/** The page of what stands in the editor; `html` is the last one that was whole. */
export type UnsavedPage = {
  status: 'waiting' | 'current' | 'unfinished' | 'unreachable';
  html: string | null;
};

export type Edited = {
  siteSlug: string;
  recipeId: string;
  draft$: ReadableAtom<RecipeInput>;
};

/** Renders what is typed a moment after the last key; a newer text takes over from an older one. */
export function unsavedPage({ siteSlug, recipeId, draft$ }: Edited) {
  const $page = atom<UnsavedPage>({ status: 'waiting', html: null });
  let reader: PreviewReader = 'owner';
  let newest = new AbortController();
  const settle = (status: UnsavedPage['status'], html = $page.get().html) =>
    $page.set({ status, html });

  async function render(unsaved: RecipeInput): Promise<void> {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const json = { page: { kind: 'recipe' as const, id: recipeId }, unsaved, reader };
    try {
      const asked = { param: { siteSlug }, json };
      const answer = await call(() =>
        manageApi[':siteSlug'].previews.$post(asked, { init: { signal } }),
      );
      const { preview } = await jsonOf(answer);
      if (!signal.aborted) settle('current', preview.body);
    } catch (error) {
      if (signal.aborted) return;
      const isUnfinished = error instanceof ApiError && error.status === 400;
      settle(isUnfinished ? 'unfinished' : 'unreachable');
    }
  }

  const later = debounced<RecipeInput>(afterTypingMs, (draft) => void render(draft));
  return {
    $page: $page as ReadableAtom<UnsavedPage>,
    showTo(chosen: PreviewReader): void {
      if (chosen === reader) return;
      reader = chosen;
      later.cancel();
      void render(draft$.get());
    },
    /** Follows the editor until it is told to stop. */
    follow(): () => void {
      const unbind = draft$.subscribe((draft) => later.soon(draft));
      return () => {
        unbind();
        later.cancel();
        newest.abort();
      };
    },
  };
}
