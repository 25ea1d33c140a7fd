import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { AskedPreview } from '#contract/publishing/preview.ts';
import type { PreviewReader } from '#domain/publishing/preview-readers.ts';
import { debounced } from '#stores/debounce.ts';
import { call } from '../shell/network/connection.ts';

const afterTypingMs = 150;

/** The page of what stands in an editor; `html` is the last one that was whole. */
export type UnsavedPage = {
  status: 'waiting' | 'current' | 'unfinished' | 'unreachable';
  html: string | null;
};

export type Edited<Draft> = {
  /** Who reads it, until another is chosen. */
  reader?: PreviewReader;
  siteSlug: string;
  draft$: ReadableAtom<Draft>;
  /** The page that shows a draft; null while the draft is not whole enough for one. */
  pageOf: (draft: Draft) => AskedPreview | null;
};

/** Whether what is typed cannot be a page as it stands. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 413);

/** Renders what is typed a moment after the last key; a newer text takes over from an older one. */
export function unsavedPage<Draft>({ siteSlug, draft$, pageOf, ...edited }: Edited<Draft>) {
  const $page = atom<UnsavedPage>({ status: 'waiting', html: null });
  let reader = edited.reader ?? 'owner';
  let newest = new AbortController();
  const settle = (status: UnsavedPage['status'], html = $page.get().html) =>
    $page.set({ status, html });

  async function render(draft: Draft): Promise<void> {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const page = pageOf(draft);
    if (page === null) {
      settle('unfinished');
      return;
    }
    try {
      const asked = { param: { siteSlug }, json: { ...page, reader } };
      const answer = await call(() =>
        manageApi[':siteSlug'].previews.$post(asked, { init: { signal } }),
      );
      const { preview } = await jsonOf(answer);
      if (!signal.aborted) settle('current', preview.body);
    } catch (error) {
      if (signal.aborted) return;
      settle(isRefused(error) ? 'unfinished' : 'unreachable');
    }
  }

  const later = debounced<Draft>(afterTypingMs, (draft) => void render(draft));
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
