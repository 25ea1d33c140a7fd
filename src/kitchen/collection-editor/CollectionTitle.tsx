import { newCollectionMessages } from '#contract/kitchen/lists/new-collection-messages.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { isUntitledSlug, slugAfterTitle } from '#domain/kitchen/fields/address-of-title.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { Title } from '../fields/Title.tsx';
import { $labels } from '../recipes/site-labels.ts';
import { useCollection, useCollectionDraft } from './collection-draft.ts';
import { showField } from '../fields/show-field.ts';
import { useCollectionField } from './use-collection-field.ts';

const { fields: texts } = collectionEditorMessages;

export function CollectionTitle() {
  const { value, issue, isReadOnly, set } = useCollectionField('title');
  const slug = useCollection((content) => content.slug);
  const isUntitled = value === newCollectionMessages.title && isUntitledSlug(slug);
  const { begin, end } = useFollowingSlug();
  return (
    <Title
      label={texts.title}
      heading={value}
      value={isUntitled ? '' : value}
      standIn={newCollectionMessages.title}
      place="title"
      placeholder={texts.titlePlaceholder}
      most={recipeLimits.line}
      {...{ isReadOnly, issue }}
      onType={(title, typed) => set(title, { typed })}
      onFocus={begin}
      onBlur={end}
      // The address below it is not what is written next.
      onEnter={() => showField('description')}
    />
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
