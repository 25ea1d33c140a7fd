import type { CollectionContent } from '#domain/kitchen/collections/collection-content.ts';
import { useDraftField } from '../drafts/use-draft-field.ts';
import { useCollectionDraft } from './collection-draft.ts';

export const useCollectionField = <Name extends keyof CollectionContent>(name: Name) =>
  useDraftField(useCollectionDraft(), name);
