import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { LeavingAnswer } from '#contract/mail/newsletter.ts';
import { unsubscribePath } from '#domain/publishing/site-paths.ts';
import { siteSlug } from '../site/site.ts';
import { type Submit, submission } from '../submit.ts';

export type Leaving = {
  /** Whose letters the page is about; null until that is known, and of a page without a token. */
  $about: ReadableAtom<LeavingAnswer | null>;
  load: (token: string) => Promise<void>;
  undo: Submit<object>;
};

/** Who left, or is about to, by a letter, and the way back. */
export function leaving(): Leaving {
  const $about = atom<LeavingAnswer | null>(null);
  let kept = '';
  const call = siteApi[':siteSlug']['newsletter-leavings'][':token'];
  return {
    $about,
    load: async (token) => {
      if (token === '') return;
      kept = token;
      const { pathname } = globalThis.location;
      // Whoever has left leaves nothing in the address that could be passed on.
      if (pathname !== unsubscribePath) globalThis.history.replaceState(null, '', pathname);
      try {
        $about.set(await jsonOf(await call.$get({ param: { siteSlug: siteSlug(), token } })));
      } catch {
        // The page says the same without it.
      }
    },
    undo: submission(async () => {
      const param = { siteSlug: siteSlug(), token: kept };
      $about.set(await jsonOf(await call.undo.$post({ param })));
    }),
  };
}
