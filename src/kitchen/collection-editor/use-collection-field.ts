import { useStore } from '@nanostores/react';
import type { CollectionContent } from '#domain/kitchen/collections/collection-content.ts';
import { useCollection, useCollectionDraft } from './collection-draft.ts';

/** One field of the collection, of which a change is a step to undo. */
export function useCollectionField<Name extends keyof CollectionContent>(name: Name) {
  const draft = useCollectionDraft();
  const issues = useStore(draft.$issues);
  const role = useStore(draft.$role);
  return {
    value: useCollection((content) => content[name]),
    issue: issues[name],
    isReadOnly: role !== 'writer',
    /** `typed` as in `DraftChange`. */
    set: (value: CollectionContent[Name], typed?: string) =>
      draft.change({
        field: name,
        update: (content) => (content[name] === value ? content : { ...content, [name]: value }),
        ...(typed !== undefined && { typed }),
      }),
  };
}
