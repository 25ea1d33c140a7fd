import type { ImportItemInput } from '#contract/import/imports.ts';
import type { FileContent, FileRecipe } from '#domain/import/files/file-recipe.ts';
import { blogsIn, holdsBlog, recipesOfBlog } from '#domain/import/blog/recipes-of-blog.ts';
import { readFile } from '#domain/import/files/read-file.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import type { Brought } from './brought-files.ts';
import { draftOf, problemItem, withPicturesTaken } from './import-item.ts';
import { takeRecipePictures } from './import-pictures.ts';
import { itemKey } from './item-key.ts';
import { knownRecipes, type KnownRecipes } from './known-recipes.ts';

type Reading = {
  id: string;
  pantry: Pantry;
  /** Keys of what came before. */
  known: ReadonlySet<string>;
  fetchesPictures: boolean;
  signal: AbortSignal;
  onRead: (content: FileContent) => void;
};

/** What files and folders hold, as it is sent, but for what came before. */
export async function* fileItems(
  brought: Brought,
  reading: Reading,
): AsyncGenerator<ImportItemInput> {
  const recipes = await knownRecipes(reading.pantry);
  const seen = new Set<string>();
  for await (const { name, content } of contentsOf(brought)) {
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

/** What a file holds where it is one thing and no blog; null for more. The reading goes on from there. */
export async function onlyContent(file: File): Promise<FileContent | null> {
  const begun = await begin(file);
  beginnings.set(file, begun);
  if (begun.isBlog) return null;
  while (begun.first.length < 2) {
    const next = await begun.rest.next();
    if (next.done) break;
    begun.first.push(next.value);
  }
  const [content, more] = begun.first;
  return content && !more ? content : null;
}

/** How far a file was looked into. */
type Begun = { isBlog: boolean; first: FileContent[]; rest: AsyncGenerator<FileContent> };

/** What was read of a file before it was known what becomes of it, so that nothing is read twice. */
const beginnings = new WeakMap<File, Begun>();

async function begin(file: File): Promise<Begun> {
  const named = { name: file.name, blob: file };
  return { isBlog: await holdsBlog(named), first: [], rest: readFile(named) };
}

type Named = { name: string; content: FileContent };
type Export = Parameters<typeof recipesOfBlog>[0][number];

/** Files of a blog belong together, however many there are; all others stand for themselves. */
async function* contentsOf({ files, folders }: Brought): AsyncGenerator<Named> {
  const ofBlog: Export[] = [];
  for (const file of files) {
    const { name } = file;
    const begun = beginnings.get(file) ?? (await begin(file));
    beginnings.delete(file);
    if (begun.isBlog) ofBlog.push({ name, blob: file });
    else yield* under(name, begun);
  }
  for (const folder of folders) {
    const { name } = folder;
    const { blogs, rest } = await blogsIn(folder);
    ofBlog.push(...blogs);
    const named = { name, blob: rest };
    if (await holdsBlog(named)) ofBlog.push(named);
    else if (rest.files.length > 0) yield* under(name, { first: [], rest: readFile(named) });
  }
  const [first] = ofBlog;
  if (first) yield* under(first.name, { first: [], rest: recipesOfBlog(ofBlog) });
}

async function* under(
  name: string,
  { first, rest }: Pick<Begun, 'first' | 'rest'>,
): AsyncGenerator<Named> {
  for (const content of first) yield { name, content };
  for await (const content of rest) yield { name, content };
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

async function itemOf(
  key: string,
  file: FileRecipe,
  { id, pantry, recipes, signal, fetchesPictures }: Reading & { recipes: KnownRecipes },
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
function breath(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}
