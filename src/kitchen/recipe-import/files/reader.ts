import type { ImportItemInput } from '#contract/import/imports.ts';
import type { FileContent, FileRecipe } from '#domain/import/files/file-recipe.ts';
import { holdsBlog, recipesOfBlog } from '#domain/import/blog/recipes-of-blog.ts';
import { readFile } from '#domain/import/files/read-file.ts';
import { openLarder } from '#domain/import/larder/open-larder.ts';
import { draftOf, problemItem, withPicturesTaken } from './import-item.ts';
import { takeRecipePictures } from './import-pictures.ts';
import { itemKey } from './item-key.ts';
import { larderItems } from './larder/larder-items.ts';
import type { FileItem, Reading } from './reading-files.ts';
import { knownRecipes, type KnownRecipes } from './known-recipes.ts';
import { listItems, pageItem } from './page-item.ts';

export type ItemReading = Omit<Reading, 'personId' | 'flush' | 'onThing'> & {
  recipes: KnownRecipes;
};

/** What the files hold, in its order. */
export async function* fileItems(
  files: readonly File[],
  reading: Reading,
): AsyncGenerator<FileItem> {
  const others: File[] = [];
  const names: string[] = [];
  for (const file of files) {
    const { name } = file;
    const larder = await openLarder(file, name);
    if (!larder) {
      others.push(file);
      continue;
    }
    // Two archives of one name stay two.
    const before = names.filter((each) => each === name).length;
    names.push(name);
    const fileName = before === 0 ? name : `${name} (${before + 1})`;
    yield* larderItems({ larder, fileName }, reading);
  }
  if (others.length > 0) yield* itemsOfOthers(others, reading);
}

async function* itemsOfOthers(files: readonly File[], reading: Reading): AsyncGenerator<FileItem> {
  const recipes = await knownRecipes(reading.pantry);
  const seen = new Set<string>();
  for await (const { name, content } of contentsOf(files)) {
    reading.signal.throwIfAborted();
    reading.onThing(nameOf(content));
    const said = 'recipe' in content ? (content.recipe.comments ?? []) : [];
    for (const { place, item } of thingsOf(content, { ...reading, recipes })) {
      const key = await freeKey(name, place, seen);
      const isKnown = reading.known.has(key);
      yield { key, item: isKnown ? null : await item(key), said };
      if (!isKnown) await breath();
    }
  }
}

type Thing = { place: string; item: (key: string) => ImportItemInput | Promise<ImportItemInput> };

/** What is sent of it, each under a place of its own. */
function thingsOf(content: FileContent, reading: ItemReading): Thing[] {
  if ('recipe' in content) {
    const { recipe } = content;
    return [{ place: recipe.path, item: (key) => itemOf(key, recipe, reading) }];
  }
  if ('page' in content) {
    const { page } = content;
    return [{ place: page.path, item: (key) => pageItem(key, page, reading) }];
  }
  if ('lists' in content) {
    return listItems(content.lists, reading.pantry).map(({ no, ...item }) => ({
      place: `${content.path} ${no}`,
      item: (key) => ({ ...item, key }),
    }));
  }
  const { problem } = content;
  return [{ place: problem.path, item: (key) => problemItem(key, problem) }];
}

function nameOf(content: FileContent): string {
  if ('recipe' in content) return content.recipe.recipe.title?.value ?? '';
  if ('page' in content) return content.page.title;
  return 'problem' in content ? content.problem.path : '';
}

/** What a file holds where it is one thing, no blog and none of our own; null for more. */
export async function onlyContent(file: File): Promise<FileContent | null> {
  const named = { name: file.name, blob: file };
  if ((await openLarder(file, file.name)) || (await holdsBlog(named))) return null;
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
  { id, pantry, recipes, signal, fetchesPictures }: ItemReading,
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
