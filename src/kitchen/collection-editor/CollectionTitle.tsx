import { newCollectionMessages } from '#contract/kitchen/new-collection-messages.ts';
import { useStore } from '@nanostores/react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/collections-messages.ts';
import { isUntitledSlug, slugAfterTitle } from '#domain/kitchen/fields/address-of-title.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { typedBy } from '../recipe-editor/fields/use-field.ts';
import { useKeptLine } from '../recipe-editor/fields/use-kept-line.ts';
import { $labels } from '../recipes/site-labels.ts';
import { useCollection, useCollectionDraft } from './collection-draft.ts';
import { showField } from './show-collection-field.ts';
import { useCollectionField } from './use-collection-field.ts';

const { fields: texts } = collectionEditorMessages;

/** The title, as large as it reads. */
export function CollectionTitle() {
  const { value, issue: refused, isReadOnly, set } = useCollectionField('title');
  const slug = useCollection((content) => content.slug);
  const isUntitled = value === newCollectionMessages.title && isUntitledSlug(slug);
  const field = useRef<HTMLTextAreaElement>(null);
  const { told, keep } = useKeptLine(recipeLimits.line);
  const { begin, end } = useFollowingSlug();
  const issue = refused ?? told;
  const id = useId();
  // Who begins a collection begins with its name. A writer comes to be once the tab may write.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isUntitled && !isReadOnly && isFree) field.current?.focus({ preventScroll: true });
  }, [isUntitled, isReadOnly]);
  const type = (event: ChangeEvent<HTMLTextAreaElement>) =>
    set(keep(event.target.value.replaceAll('\n', ' ')), typedBy(event));
  return (
    <div className="editor-title">
      <h1 className="visually-hidden">{value}</h1>
      <label htmlFor={id} className="visually-hidden">
        {texts.title}
      </label>
      <textarea
        id={id}
        ref={field}
        data-field="title"
        rows={1}
        placeholder={texts.titlePlaceholder}
        value={isUntitled ? '' : value}
        readOnly={isReadOnly}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : `${id}-issue`}
        onFocus={begin}
        onBlur={end}
        onChange={type}
        onKeyDown={leaveOnEnter}
      />
      {issue !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {issue}
        </p>
      )}
    </div>
  );
}

/**
 * The address follows the title once that is whole, since each address that was saved leads here for
 * good; and only as long as no visitor finds the collection.
 */
function useFollowingSlug() {
  const draft = useCollectionDraft();
  const { recipeCount, id } = useStore(draft.$stored);
  const before = useRef(draft.$content.get().title);
  return {
    begin: () => {
      before.current = draft.$content.get().title;
    },
    end: () => {
      const { title, slug } = draft.$content.get();
      if (recipeCount > 0 || title === before.current) return;
      const others = ($labels.get()?.collections ?? []).filter((other) => other.id !== id);
      const taken = new Set(others.map((other) => other.slug));
      const next = slugAfterTitle({ title: before.current, slug }, title, taken);
      const update = (content: ReturnType<typeof draft.$content.get>) =>
        content.slug === next ? content : { ...content, slug: next };
      draft.change({ field: 'slug', update });
    },
  };
}

/** A title is one line: Enter leads to what is written next, which the address below it is not. */
function leaveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  showField('description');
}
