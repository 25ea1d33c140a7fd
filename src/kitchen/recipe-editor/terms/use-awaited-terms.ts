import { useEffect } from 'react';
import { awaitedKinds } from '#domain/kitchen/terms/awaited-terms.ts';
import { codeLater } from '../../shell/frame/code-later.ts';
import { $hasSessionEnded } from '../../shell/session/session.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { $siteGlobals } from '../site-globals.ts';

// Seldom does a recipe await anything.
const newTerms = codeLater(() => import('./new-terms.ts'));

/** Tries what could not be made once more: when the recipe is opened, and when the server is there again. */
export function useAwaitedTerms(draft: RecipeDraft): void {
  useEffect(() => {
    const ended = new AbortController();
    const tryAgain = () => {
      const isAwaiting = awaitedKinds(draft.$recipe.get()).length > 0;
      if (!isAwaiting || draft.$role.get() !== 'writer' || $siteGlobals.get() === null) return;
      newTerms().then(
        ({ makeAwaitedTerms }) => {
          if (!ended.signal.aborted) makeAwaitedTerms(draft);
        },
        // It is tried again with the next sign of the server.
        () => undefined,
      );
    };
    const stops = [
      $siteGlobals.subscribe((globals, before) => {
        if (globals !== null && !before) tryAgain();
      }),
      draft.$role.listen(tryAgain),
      $hasSessionEnded.listen((hasEnded) => {
        if (!hasEnded) tryAgain();
      }),
    ];
    globalThis.addEventListener('online', tryAgain, { signal: ended.signal });
    return () => {
      ended.abort();
      for (const stop of stops) stop();
    };
  }, [draft]);
}
