import type { ImportItemInput } from '#contract/import/imports.ts';
import type { FileContent, FileRecipe } from '#domain/import/files/file-recipe.ts';
import { holdsBlog, recipesOfBlog } from '#domain/import/blog/recipes-of-blog.ts';
import { readFile } from '#domain/import/files/read-file.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { draftOf, problemItem, withPicturesTaken } from './import-item.ts';
import { takeRecipePictures } from './import-pictures.ts';
import { itemKey } from './item-key.ts';
import { knownRecipes, type KnownRecipes } from './known-recipes.ts';

export type Reading = {
  id: string;
  pantry: Pantry;
  /** Keys of what came before. */
  known: ReadonlySet<string>;
  fetchesPictures: boolean;
  signal: AbortSignal;
  onRead: (content: FileContent) => void;
};

/** What the files hold, as it is sent, but for what came before. */
export async function* fileItems(
  files: readonly File[],
  reading: Reading,
): AsyncGenerator<ImportItemInput> {
  const recipes = await knownRecipes(reading.pantry);
  const seen = new Set<string>();
  for await (const { name, content } of contentsOf(files)) {
    reading.signal.throwIfAborted();
    reading.onRead(content);
    const place = 'recipe' in content ? content.recipe.path : content.problem.path;
    const key = await freeKey(name, place, seen);
    if (reading.known.has(key)) continue;
    yield 'recipe' in content
      ? await itemOf(key, content.recipe, { ...reading, recipes })
      : problemItem(key, content.problem);
    await breath();
  }
}

/** What a file holds where it is one thing and no blog; null for more. */
export async function onlyContent(file: File): Promise<FileContent | null> {
  const named = { name: file.name, blob: file };
  if (await holdsBlog(named)) return null;
  let first: FileContent | null = null;
  for await (const content of readFile(named)) {
    if (first) return null;
    first = content;
  }
  return first;
}

/** Files of a blog belong together, however many there are; all others stand for themselves. */
async function* contentsOf(
  files: readonly File[],
): AsyncGenerator<{ name: string; content: FileContent }> {
  const ofBlog: { name: string; blob: Blob }[] = [];
  for (const file of files) {
    const named = { name: file.name, blob: file };
    if (await holdsBlog(named)) ofBlog.push(named);
    else for await (const content of readFile(named)) yield { name: file.name, content };
  }
  const [first] = ofBlog;
  if (!first) return;
  for await (const content of recipesOfBlog(ofBlog)) yield { name: first.name, content };
}

/** Two files of one name, or two things of one place, stay two, in the order in which they stand. */
async function freeKey(name: string, place: string, seen: Set<string>): Promise<string> {
  for (let no = 1; ; no += 1) {
    const key = await itemKey(name, no === 1 ? place : `${place} (${no})`);
    if (seen.has(key)) continue;
    seen.add(key);
    return key;
  }
}

export async function itemOf(
  key: string,
  file: FileRecipe,
  {
    id,
    pantry,
    recipes,
    signal,
    fetchesPictures,
  }: Omit<Reading, 'onRead'> & { recipes: KnownRecipes },
): Promise<ImportItemInput> {
  const read = draftOf(file, pantry);
  const repeated = await recipes.repeatedBy(read.recipe, signal);
  const pictures = await takeRecipePictures(file, { importId: id, fetchesPictures, signal });
  const draft = withPicturesTaken(read, pictures);
  return repeated
    ? { outcome: 'ask', key, repeats: repeated.recipeId, ...draft }
    : { outcome: 'make', key, ...draft };
}

/** Lets the page answer between two recipes. */
export function breath(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}
