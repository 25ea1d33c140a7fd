import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { newRecipeMessages } from '#contract/kitchen/new-recipe-messages.ts';
import { isUntitledSlug, saysAnAddress } from '#domain/kitchen/fields/address-of-title.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { useDraft, useRecipeDraft } from '../draft/use-draft.ts';
import { showField } from './show-field.ts';
import { typedBy, useField } from './use-field.ts';
import { useFreeAddress } from './use-free-address.ts';
import { useKeptLine } from './use-kept-line.ts';

const { fields: texts } = recipeEditorMessages;

/** The title, as large as it reads. The address follows it until somebody chooses one. */
export function TitleField() {
  const draft = useRecipeDraft();
  const { value, issue: refused, isReadOnly } = useField('title');
  const isUntitled = useIsUntitled(value);
  const field = useRef<HTMLTextAreaElement>(null);
  const lastSaid = useLastSaid(value);
  const { told, keep } = useKeptLine(recipeLimits.line);
  const issue = refused ?? told;
  const fieldId = useId();
  const addressFor = useFreeAddress();
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const title = keep(event.target.value.replaceAll('\n', ' '));
    const typed = typedBy(event);
    draft.change({
      field: 'title',
      ...(typed !== undefined && { typed }),
      update: (recipe) => ({
        ...recipe,
        title,
        slug: addressFor({ ...recipe, title: lastSaid }, title),
      }),
    });
  };
  // Who begins a recipe begins with its name. A writer comes to be once the tab may write.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isUntitled && !isReadOnly && isFree) field.current?.focus({ preventScroll: true });
  }, [isUntitled, isReadOnly]);
  return (
    <div className="editor-title">
      <h1 className="visually-hidden">{value}</h1>
      <label htmlFor={fieldId} className="visually-hidden">
        {texts.title}
      </label>
      <textarea
        id={fieldId}
        ref={field}
        data-field="title"
        rows={1}
        placeholder={texts.titlePlaceholder}
        value={isUntitled ? '' : value}
        readOnly={isReadOnly}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : `${fieldId}-issue`}
        onChange={type}
        onKeyDown={leaveOnEnter}
      />
      {issue !== undefined && (
        <p id={`${fieldId}-issue`} className="editor-issue">
          {issue}
        </p>
      )}
    </div>
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

/** A title is one line: Enter leads to what is written next, which the address below it is not. */
function leaveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  showField('description');
}
