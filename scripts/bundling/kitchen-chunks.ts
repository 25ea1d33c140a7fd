import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type ModuleGraph, nodeOf } from './module-graph.ts';

/** What is written beside its page, and is no recipe. */
const parts = ['Collection', 'Newsletter', 'Page', 'Look', 'Settings'];
const editors: readonly string[] = ['Editor', 'History', ...parts];
/**
 * Opened seldom, and made of what others are made of: it takes their files as they are, and none is
 * cut for its sake.
 */
const guests = ['RecipeImport', 'Share'];

const kitchen = resolve(import.meta.dirname, '../../src/kitchen');
const screenFile = /(?:^|\/)(\w+)Screen\.tsx$/;

/** All that is not written in: lists, and what is asked before something is done. */
const lists = globSync('*/*Screen.tsx', { cwd: kitchen })
  .map((file) => String(screenFile.exec(file)?.[1]))
  .filter((screen) => ![...editors, ...guests].includes(screen))
  .toSorted();
/** The screens of the kitchen, each the entry of a page. */
export const screens: readonly string[] = [...lists, ...editors, ...guests];

const ofMany = 'kitchen';
const ofOthers = 'kitchen-all-others';
const ofLists = 'kitchen-all-lists';
const ofEditors = 'kitchen-all-editors';
const ofParts = 'kitchen-all-parts';
const partsOfTwo = 'kitchen-parts-of-two';
const partsOfOne = 'kitchen-parts-of-one';
const pairs = screens.flatMap((one, at) => screens.slice(at + 1).map((other) => [one, other]));

/**
 * What the names of chunks begin with. Outer chunks come first, since a chunk takes in what its
 * modules import and has no chunk yet.
 */
export const kitchenChunks = [
  ofMany,
  ofOthers,
  ofLists,
  ofEditors,
  ofParts,
  partsOfTwo,
  ...pairs.map(chunkOf),
  partsOfOne,
  ...screens.map((screen) => chunkOf([screen])),
];

/**
 * The chunk of a module of the kitchen: that of the one screen or the two that load it at once, of
 * the lists, the editors or the whole kitchen. A screen so loads a handful of files, which compress better than one for each
 * way that leads to a module. What later parts of other screens need stands apart, so that they do
 * not load a whole screen for its sake. Null where the bundler decides: what is loaded later only.
 */
export function kitchenChunkOf(id: string, graph: ModuleGraph): string | null {
  const leaders = leadersOf(id, graph);
  const atOnce = screensIn(leaders);
  if (atOnce.length === 0) return null;
  if (atOnce.length > 2) return sharedBy(atOnce);
  const others = leaders.filter((each) => {
    const loaders = nodeOf(each, graph).dynamicImporters;
    const ofLoaders = loaders.flatMap((loader) => leadersOf(loader, graph, true));
    return screensIn(ofLoaders).some((screen) => ![...atOnce, ...guests].includes(screen));
  });
  if (others.length === 0) return isOfEditors(atOnce) ? ofEditors : chunkOf(atOnce);
  const key = [...atOnce, ...others.map((each) => basename(each)).toSorted()].join();
  return `${atOnce.length > 1 ? partsOfTwo : partsOfOne}-${hashOf(key)}`;
}

/** What a recipe and its history or one part of the site share is too little for a file of its own. */
const isOfEditors = ([one = '', other = '']: readonly string[]): boolean =>
  one === 'Editor' && (other === 'History' || parts.includes(other));

/** Lists do without what only editors share, and the other way round; so do recipes and parts of the site. */
function sharedBy(atOnce: readonly string[]): string {
  if (atOnce.every((screen) => lists.includes(screen))) return ofLists;
  if (atOnce.every((screen) => parts.includes(screen))) return ofParts;
  return atOnce.every((screen) => editors.includes(screen)) ? ofEditors : ofAll(atOnce);
}

/** The editor of recipes, the largest screen, does without what it alone does not need. */
const ofAll = (atOnce: readonly string[]): string =>
  atOnce.includes('Editor') ? ofMany : ofOthers;

/** The entry of the list that a chunk belongs to. */
export const groupOf = (chunk: string): string =>
  kitchenChunks.find((each) => /-of-/.test(each) && chunk.startsWith(each)) ?? chunk;

function chunkOf(group: string[]): string {
  return [ofMany, ...group].join('-').toLowerCase();
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 6);

/** A module and all that lead to it at once, or at all. */
function leadersOf(id: string, graph: ModuleGraph, isAtAll = false): string[] {
  const found = new Set([id]);
  // A set hands out what is added while it is gone through.
  for (const next of found) {
    const { importers, dynamicImporters } = nodeOf(next, graph);
    for (const leader of isAtAll ? [...importers, ...dynamicImporters] : importers) {
      found.add(leader);
    }
  }
  return [...found];
}

/** In the order of their list; guests where there is nobody else. */
function screensIn(ids: readonly string[]): string[] {
  const names = new Set(ids.map((each) => screenFile.exec(each)?.[1]));
  const found = screens.filter((screen) => names.has(screen));
  const hosts = found.filter((screen) => !guests.includes(screen));
  return hosts.length > 0 ? hosts : found;
}
