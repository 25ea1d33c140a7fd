import { useEffect } from 'react';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { historyPath } from '#domain/kitchen/kitchen-paths.ts';
import { offerCommands } from '../shell/palette/palette.ts';
import { useRecipeDraft } from './draft/use-draft.ts';
import { duplicateRecipe } from './publishing/acts.ts';

/** What the palette leads to and does from here. */
export function useCommands(siteSlug: string): void {
  const draft = useRecipeDraft();
  useEffect(
    () =>
      offerCommands([
        {
          id: 'duplicate',
          group: 'actions',
          label: texts.duplicate,
          run: { act: () => void duplicateRecipe(draft) },
        },
        {
          id: 'history',
          group: 'screens',
          label: texts.history,
          run: { href: historyPath(siteSlug, draft.$stored.get().id) },
        },
      ]),
    [draft, siteSlug],
  );
}
