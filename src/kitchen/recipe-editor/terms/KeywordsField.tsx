import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { withField } from '#domain/kitchen/draft/recipe-updates.ts';
import { keywordsIn, withKeywords } from '#domain/kitchen/terms/keywords.ts';
import { ChipsField } from '../chips/ChipsField.tsx';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { useField } from '../fields/use-field.ts';

const { keywords: texts } = dishMessages;
/** A pasted list is longer than one word. */
const listMaxLength = 20_000;

export function KeywordsField() {
  const draft = useRecipeDraft();
  const { value, issue, isReadOnly, set } = useField('keywords');
  return (
    <ChipsField
      label={texts.label}
      field="keywords"
      chips={value.map((word) => ({ id: word, label: word }))}
      placeholder={texts.hint}
      most={listMaxLength}
      onWords={(words) => {
        draft.change({
          field: 'keywords',
          update: (recipe) =>
            withField(recipe, 'keywords', withKeywords(recipe.keywords, keywordsIn(words))),
        });
        return true;
      }}
      onRemove={({ id }) => set(value.filter((word) => word !== id))}
      isReadOnly={isReadOnly}
      issue={issue}
    />
  );
}
