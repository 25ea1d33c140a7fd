import { useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { newRecipeMessages } from '#contract/kitchen/recipe/new-recipe-messages.ts';
import { isUntitledSlug, saysAnAddress } from '#domain/kitchen/fields/address-of-title.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { failureOf } from '#stores/failure.ts';
import { Title } from '../../fields/Title.tsx';
import { codeLater } from '../../shell/frame/code-later.ts';
import { notify } from '../../shell/notices/notices.ts';
import { useDraft, useRecipeDraft } from '../draft/use-draft.ts';
import { showField } from './show-field.ts';
import { useField } from './use-field.ts';
import { useFreeAddress } from './use-free-address.ts';

const { fields: texts } = recipeEditorMessages;
const intake = codeLater(() => import('../../recipe-import/intake/import-instead.ts'));

/** A whole recipe, or where one is, was no title. */
async function importPasted(text: string, recipe: RecipeContent): Promise<void> {
  try {
    const { importInstead } = await intake();
    await importInstead(text, recipe);
  } catch (error) {
    notify(failureOf(error).message);
  }
}

/** The title of the recipe. The address follows it until somebody chooses one. */
export function TitleField() {
  const draft = useRecipeDraft();
  const { value, issue, isReadOnly } = useField('title');
  const isUntitled = useIsUntitled(value);
  const lastSaid = useLastSaid(value);
  const addressFor = useFreeAddress();
  const type = (title: string, typed: string | undefined) =>
    draft.change({
      field: 'title',
      ...(typed !== undefined && { typed }),
      update: (recipe) => ({
        ...recipe,
        title,
        slug: addressFor({ ...recipe, title: lastSaid }, title),
      }),
    });
  return (
    <Title
      label={texts.title}
      heading={value}
      value={isUntitled ? '' : value}
      standIn={newRecipeMessages.title}
      place="title"
      placeholder={texts.titlePlaceholder}
      most={recipeLimits.line}
      {...{ isReadOnly, issue }}
      onType={type}
      onWhole={isUntitled ? (text) => void importPasted(text, draft.$recipe.get()) : undefined}
      // The address below it is not what is written next.
      onEnter={() => showField('description')}
    />
  );
}

/** Whether nobody has named the recipe: the name that stands in for one is no words to go on with. */
function useIsUntitled(title: string): boolean {
  const slug = useDraft((recipe) => recipe.slug);
  return title === newRecipeMessages.title && isUntitledSlug(slug);
}

/** The last title with words in it: an address follows it though the title is emptied in between. */
function useLastSaid(title: string): string {
  const [last, setLast] = useState(title);
  const isSaid = saysAnAddress(title);
  if (isSaid && title !== last) setLast(title);
  return isSaid ? title : last;
}
