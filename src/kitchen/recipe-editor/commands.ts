import { useEffect } from 'react';
import { publishingMessages } from '#contract/kitchen/publishing-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { historyPath } from '#domain/kitchen/kitchen-paths.ts';
import { offerCommands } from '../shell/palette.ts';
import { useRecipeDraft } from './draft/use-draft.ts';
import { duplicateLater } from './publishing/duplicate-later.ts';

/** What the palette does with an open recipe, and where it leads from there. */
export function useCommands(siteSlug: string): void {
  const draft = useRecipeDraft();
  useEffect(
    () =>
      offerCommands([
        {
          id: 'duplicate',
          group: 'actions',
          label: publishingMessages.duplicate,
          run: { act: () => void duplicateLater(draft) },
        },
        {
          id: 'history',
          group: 'screens',
          label: recipeEditorMessages.history,
          run: { href: historyPath(siteSlug, draft.$stored.get().id) },
        },
      ]),
    [draft, siteSlug],
  );
}
