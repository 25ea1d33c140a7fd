import type { ImportItemInput } from '#contract/import/imports.ts';
import { addAll } from '#domain/import/add-all.ts';
import type { FileContent } from '#domain/import/files/file-recipe.ts';
import { blogsIn, holdsBlog, recipesOfBlog } from '#domain/import/blog/recipes-of-blog.ts';
import { readFile } from '#domain/import/files/read-file.ts';
import { openLarder } from '#domain/import/larder/open-larder.ts';
import type { KeptFolder } from '../../device/device-copies.ts';
import { type Brought, isNothing } from './brought-files.ts';
import { problemItem } from './import-item.ts';
import { itemKey } from './item-key.ts';
import { breath, itemOf, type ItemReading } from './item-of-recipe.ts';
import { larderItems } from './larder/larder-items.ts';
import type { FileItem, Reading } from './reading-files.ts';
import { knownRecipes } from './known-recipes.ts';
import { listItems, pageItem } from './page-item.ts';

/** What files and folders hold, in their order. */
export async function* fileItems(
  { files, folders }: Brought,
  reading: Reading,
): AsyncGenerator<FileItem> {
  const ours = new Set<Blob | KeptFolder>();
  const names: string[] = [];
  for (const opened of [...files, ...folders]) {
    const { name } = opened;
    const larder = await openLarder(opened, name);
    if (!larder) continue;
    ours.add(opened);
    // Two archives of one name stay two.
    const before = names.filter((each) => each === name).length;
    names.push(name);
    const fileName = before === 0 ? name : `${name} (${before + 1})`;
    yield* larderItems({ larder, fileName }, reading);
  }
  const others = {
    files: files.filter((each) => !ours.has(each)),
    folders: folders.filter((each) => !ours.has(each)),
  };
  if (!isNothing(others)) yield* itemsOfOthers(others, reading);
}

async function* itemsOfOthers(brought: Brought, reading: Reading): AsyncGenerator<FileItem> {
  const recipes = await knownRecipes(reading.pantry);
  const seen = new Set<string>();
  for await (const { name, content } of contentsOf(brought)) {
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

/** What a file holds where it is one thing, no blog and none of our own; null for more. The reading goes on from there. */
export async function onlyContent(file: File): Promise<FileContent | null> {
  if (await openLarder(file, file.name)) return null;
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
    addAll(ofBlog, blogs);
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
