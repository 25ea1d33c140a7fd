import type { FileProblem } from '../files/file-recipe.ts';
import { isOfSystem, leadsOut } from '../archive/entry-names.ts';
import { fileLimits, unpackedMost } from '../archive/limits.ts';
import { type Folder, isFolder } from '../archive/folder.ts';
import { openArchive } from '../archive/open-archive.ts';
import type { Archive, ArchiveEntry } from '../archive/zip-archive.ts';
import { lenientJson } from '../markup/json-blocks.ts';
import { threadsByRecipe } from './comment-threads.ts';
import type { Larder, LarderAddress, LarderCollection } from './larder-content.ts';
import { listsOf, noLists } from './larder-lists.ts';
import { mediaOf, noMedia } from './larder-media.ts';
import { type BesideRecipes, larderRecipe, nothingBeside } from './larder-recipe.ts';
import { siteOf } from './larder-site.ts';
import {
  idOf,
  isOwnText,
  recipeFormat,
  recordOf,
  recordsOf,
  siteFormat,
  textOf,
} from './own-json.ts';

/**
 * The archive of a site of this product, packed or not, or one recipe of it, by what it says of itself; null for
 * everything else. Recipes are unpacked one after the other, pictures and films when they are asked for.
 */
export async function openLarder(opened: Blob | Folder, name: string): Promise<Larder | null> {
  if (!isFolder(opened)) {
    const head = await opened.slice(0, headBytes).text();
    if (isOwnText(head, recipeFormat)) return alone(opened, name);
    if (!head.startsWith('PK')) return null;
  }
  const archive = await openArchive(opened);
  const usable = archive.entries.filter(({ path }) => !isOfSystem(path) && !leadsOut(path));
  const root = await rootOf(usable);
  return root === null ? null : larderIn({ ...archive, entries: usable }, { root, name });
}

const headBytes = 400;
const recipeFolder = 'data/recipes/';

/** The folder that the archive lies in, where somebody packed it anew: what the files say tells it. */
async function rootOf(entries: readonly ArchiveEntry[]): Promise<string | null> {
  const ofSite = entries.find(({ path }) => /(?:^|\/)data\/site\.json$/.test(path));
  const ofRecipe = entries.find(({ path }) => /(?:^|\/)data\/recipes\/[^/]+\.json$/.test(path));
  for (const [entry, format] of [
    [ofSite, siteFormat],
    [ofRecipe, recipeFormat],
  ] as const) {
    const bytes = entry && !entry.isLocked ? await entry.head(headBytes) : null;
    if (!entry || !bytes || !isOwnText(new TextDecoder().decode(bytes), format)) continue;
    return entry.path.slice(0, entry.path.lastIndexOf('data/', entry.path.lastIndexOf('/')));
  }
  return null;
}

type Place = { root: string; name: string };
type Reader = (
  path: string,
) => Promise<{ text: string } | { problem: FileProblem['problem'] } | null>;

async function larderIn({ entries, problem }: Archive, { root, name }: Place): Promise<Larder> {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const read = readerOf(byPath, root);
  const problems: FileProblem[] = problem === null ? [] : [{ path: name, problem }];
  const json = async (path: string): Promise<unknown> => {
    const found = await read(path);
    if (found === null) return null;
    const value = 'text' in found ? lenientJson(found.text) : undefined;
    const trouble = 'problem' in found ? found.problem : 'broken';
    if (value === undefined) problems.push({ path, problem: trouble });
    return value ?? null;
  };
  const ofSite = siteOf(await read('data/site.json'), 'data/site.json');
  if ('problem' in ofSite) problems.push(ofSite.problem);
  const lists = await json('data/lists.json');
  const media = await json('data/media.json');
  const addresses = addressesOf(await json('data/old-addresses.json'));
  const comments = threadsByRecipe(await json('comments.json'));
  const beside: BesideRecipes = { comments, addresses: byRecipe(addresses) };
  const paths = entries.flatMap(({ path }) =>
    path.startsWith(root + recipeFolder) && path.endsWith('.json') ? [path.slice(root.length)] : [],
  );
  return {
    site: 'site' in ofSite ? ofSite.site : null,
    lists: listsOf(recordOf(lists)),
    ...mediaOf(recordOf(media), (path) => byPath.get(root + path) ?? null),
    collections: collectionsOf(await json('data/collections.json')),
    addresses: addresses.filter(({ kind }) => kind !== 'recipe'),
    hasSubscribers: byPath.has(`${root}subscribers.csv`),
    hasLetters: byPath.has(`${root}newsletters.json`),
    problems,
    recipePaths: paths,
    recipeAt: async (path) => {
      const found = (await read(path)) ?? { problem: 'broken' as const };
      return 'problem' in found
        ? { problem: { path, problem: found.problem } }
        : larderRecipe(found.text, path, beside);
    },
  };
}

/** The text of an entry, in UTF-8 as the archive writes them all; null where there is no such entry. */
function readerOf(byPath: ReadonlyMap<string, ArchiveEntry>, root: string): Reader {
  const spent = { bytes: 0 };
  return async (path) => {
    const entry = byPath.get(root + path);
    if (!entry) return null;
    if (entry.isLocked) return { problem: 'locked' };
    const most = unpackedMost(spent, entry.packedSize, fileLimits.textBytes);
    const unpacked = await entry.unpack(most);
    if ('problem' in unpacked) return unpacked;
    spent.bytes += unpacked.blob.size;
    return { text: await unpacked.blob.text() };
  };
}

async function alone(blob: Blob, name: string): Promise<Larder> {
  const isTooLarge = blob.size > fileLimits.textBytes;
  const text = isTooLarge ? '' : await blob.text();
  const lists = recordOf(recordOf(isTooLarge ? null : lenientJson(text))['lists']);
  return {
    site: null,
    lists: isTooLarge ? noLists : listsOf(lists),
    ...noMedia,
    collections: [],
    addresses: [],
    hasSubscribers: false,
    hasLetters: false,
    problems: isTooLarge ? [{ path: name, problem: 'too_large' }] : [],
    recipePaths: isTooLarge ? [] : [name],
    recipeAt: (path) => Promise.resolve(larderRecipe(text, path, nothingBeside)),
  };
}

const collectionsOf = (written: unknown): LarderCollection[] =>
  recordsOf(written).flatMap((each, at) => {
    const id = idOf(each['id']);
    return id === null ? [] : [{ path: `data/collections.json#${at + 1}`, id, written: each }];
  });

const addressesOf = (written: unknown): LarderAddress[] =>
  recordsOf(written).flatMap(({ address, kind, target }) =>
    idOf(address) === null
      ? []
      : [{ address: textOf(address), kind: textOf(kind), target: textOf(target) }],
  );

function byRecipe(addresses: readonly LarderAddress[]): Map<string, string[]> {
  const ofRecipes = addresses.filter(({ kind }) => kind === 'recipe');
  const grouped = Map.groupBy(ofRecipes, ({ target }) => target);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ address }) => address)]));
}
