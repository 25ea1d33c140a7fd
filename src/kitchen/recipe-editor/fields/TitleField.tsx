import { useStore } from '@nanostores/react';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { slugAfterTitle } from '#domain/kitchen/fields/address-of-title.ts';
import { $rows } from '../../recipes/recipe-index.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { typedBy, useField } from './use-field.ts';

const { fields: texts } = recipeEditorMessages;

/** The title, as large as it reads. The address follows it until somebody chooses one. */
export function TitleField() {
  const draft = useRecipeDraft();
  const { value, issue, isReadOnly } = useField('title');
  const fieldId = useId();
  const isPublished = useStore(draft.$stored).publishedAt !== null;
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const title = event.target.value.replaceAll(/\s*\n\s*/g, ' ');
    const typed = typedBy(event);
    draft.change({
      field: 'title',
      ...(typed !== undefined && { typed }),
      update: (recipe) => ({
        ...recipe,
        title,
        // An address that readers may know changes only where somebody changes it.
        slug: isPublished ? recipe.slug : slugAfterTitle(recipe, title, takenSlugs(draft)),
      }),
    });
  };
  return (
    <div className="editor-title">
      <h1 className="visually-hidden">{value}</h1>
      <label htmlFor={fieldId} className="visually-hidden">
        {texts.title}
      </label>
      <textarea
        id={fieldId}
        data-field="title"
        rows={1}
        maxLength={255}
        placeholder={texts.titlePlaceholder}
        value={value}
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

/** A title is one line: Enter leads to what comes next. */
function leaveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

function takenSlugs({ $stored }: RecipeDraft): ReadonlySet<string> {
  const { id } = $stored.get();
  const others = ($rows.get() ?? []).filter((row) => row.id !== id);
  return new Set(others.map(({ slug }) => slug));
}
