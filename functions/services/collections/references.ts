import { issueMessages } from '#contract/issue-messages.ts';
import { referencedIds, type RichText } from '#domain/text/rich-text.ts';
import type { Reference } from '../check-references.ts';
import { invalid } from '../service-error.ts';

type Referring = {
  description: RichText | null;
  imageId: string | null;
  videoId: string | null;
  recipeIds: string[];
};

/** Everything a collection refers to, each with the place where it does. */
export function collectionReferences(collection: Referring): Reference[] {
  const { description, imageId, videoId, recipeIds } = collection;
  const unitIds = description ? referencedIds(description).unitIds : [];
  return [
    ...unitIds.map((id): Reference => ({ kind: 'unit', id, path: 'description' })),
    ...(imageId === null ? [] : [{ kind: 'image' as const, id: imageId, path: 'imageId' }]),
    ...(videoId === null ? [] : [{ kind: 'video' as const, id: videoId, path: 'videoId' }]),
    ...recipeIds.map((id, index): Reference => ({
      kind: 'recipe',
      id,
      path: `recipeIds.${index}`,
    })),
  ];
}

/** A collection holds a recipe once. */
export function checkRecipesOnce(recipeIds: string[]): void {
  const repeated = recipeIds.flatMap((id, index) =>
    recipeIds.indexOf(id) < index
      ? [{ path: `recipeIds.${index}`, message: issueMessages.invalidInput }]
      : [],
  );
  if (repeated.length > 0) throw invalid(...repeated);
}
