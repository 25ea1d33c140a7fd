import { useStore } from '@nanostores/react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { savingMessages as texts } from '#contract/kitchen/shell/saving-messages.ts';
import { historyPath } from '#domain/kitchen/kitchen-paths.ts';
import { timeOrDay } from '../clock/day-words.ts';
import { SavingStatus as DraftStatus } from '../drafts/SavingStatus.tsx';
import { siteSlugHere } from '../shell/network/address.ts';
import { showConflict } from './conflict/show-conflict.ts';
import { useRecipeDraft } from './draft/use-draft.ts';
import { canShowField, showField } from './fields/show-field.ts';

/** What became of the recipe; what is saved leads to its versions. */
export function SavingStatus() {
  const draft = useRecipeDraft();
  const { id, updatedAt } = useStore(draft.$stored);
  const saved = (
    <a href={historyPath(siteSlugHere(), id)} title={recipeEditorMessages.history}>
      <span>{texts.saved}</span> <time dateTime={updatedAt}>{timeOrDay(updatedAt)}</time>
    </a>
  );
  return <DraftStatus {...{ draft, texts, saved, canShowField, showField, showConflict }} />;
}
