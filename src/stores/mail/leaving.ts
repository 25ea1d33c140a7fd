import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { LeavingAnswer } from '#contract/mail/newsletter.ts';
import { siteSlug } from '../site/site.ts';
import { type Submit, submission } from '../submit.ts';

export type Leaving = {
  /** Whose letters the page is about; null until that is known, and of a page without a token. */
  $about: ReadableAtom<LeavingAnswer | null>;
  load: (token: string) => Promise<void>;
  undo: Submit<{ token: string }>;
};

/** Who left, or is about to, by a letter, and the way back. */
export function leaving(): Leaving {
  const $about = atom<LeavingAnswer | null>(null);
  const call = siteApi[':siteSlug']['newsletter-leavings'][':token'];
  return {
    $about,
    load: async (token) => {
      if (token === '') return;
      try {
        $about.set(await jsonOf(await call.$get({ param: { siteSlug: siteSlug(), token } })));
      } catch {
        // The page says the same without it.
      }
    },
    undo: submission(async ({ token }) => {
      const param = { siteSlug: siteSlug(), token };
      $about.set(await jsonOf(await call.undo.$post({ param })));
    }),
  };
}
