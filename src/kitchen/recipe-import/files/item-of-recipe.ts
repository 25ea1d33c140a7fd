import type { ImportItemInput } from '#contract/import/imports.ts';
import type { FileRecipe } from '#domain/import/files/file-recipe.ts';
import { draftOf, type ImportDraft, withPicturesTaken } from './import-item.ts';
import { takeRecipePictures } from './import-pictures.ts';
import type { KnownRecipes, Repeated } from './known-recipes.ts';
import type { Reading } from './reading-files.ts';

export type ItemReading = Omit<Reading, 'personId' | 'flush' | 'onThing'> & {
  recipes: KnownRecipes;
};

/** A recipe as it is sent, with its pictures; its cook is asked about one that the site has. */
export async function itemOf(
  key: string,
  file: FileRecipe,
  { id, pantry, recipes, signal, fetchesPictures }: ItemReading,
): Promise<ImportItemInput> {
  const read = draftOf(file, pantry);
  const repeated = await recipes.repeatedBy(read.recipe, signal);
  const isRepeated = repeated !== null;
  const taking = { importId: id, fetchesPictures, isRepeated, signal };
  const pictures = await takeRecipePictures(file, taking);
  return makeOrAsk(key, withPicturesTaken(read, pictures), repeated);
}

/** A draft is made of it, but its cook is asked first about what the site has already. */
export const makeOrAsk = (
  key: string,
  draft: ImportDraft,
  repeated: Repeated | null,
): ImportItemInput =>
  repeated
    ? { outcome: 'ask', key, repeats: repeated.recipeId, ...draft }
    : { outcome: 'make', key, ...draft };

/** Lets the page answer between two recipes. */
export function breath(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}
