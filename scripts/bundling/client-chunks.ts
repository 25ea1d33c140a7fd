/** What the bundler knows of a module. */
type ModuleNode = {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
};

export type ModuleGraph = { getModuleInfo: (id: string) => ModuleNode | null };

const firstScript = 'first-script';
const laterPart = '/later';

/**
 * The part of the product whose pages load an entry, as a path: what two parts share belongs to the
 * part above both. The empty path is above all of them.
 */
export const areas: [entry: RegExp, area: string][] = [
  [/^astro:scripts\//, firstScript],
  [/\/src\/islands\/recipe\/lock\//, 'recipe/locked'],
  // Locked recipes show films as well, other recipes none that needs a script.
  [/\/src\/ui\/media\//, 'recipe/locked'],
  [/\/src\/islands\/recipe\//, 'recipe'],
  [/\/src\/islands\/comments\//, 'recipe/comments'],
  [/\/src\/islands\/gift\//, 'recipe/gift'],
  [/\/src\/islands\/media\//, 'recipe/media'],
  [/\/src\/islands\/search\/FeaturedRecipes\./, 'recipe'],
  [/\/src\/islands\/search\/(?:RecipeSearch|RecipeResults|FurtherRecipes)\./, 'lists'],
  [/\/src\/islands\/account\/bookmark-list\//, 'account/bookmarks'],
  [/\/src\/islands\/account\/create\//, 'account/create'],
  [/\/src\/islands\/account\/profile\//, 'account/profile'],
  [/\/src\/islands\/account\/subscriptions\//, 'account/subscriptions'],
  [/\/src\/islands\/sign-in\//, 'account/sign-in'],
  [/\/src\/islands\/subscribe\//, 'account/subscribe'],
  [/\/src\/islands\/unsubscribe\//, 'account/unsubscribe'],
];

const depthOf = (area: string) => area.split('/').filter(Boolean).length;

/** Outer areas come first, since a chunk takes in what its modules import and has no chunk yet. */
export const chunkGroups = ['react', ...chunksOfAreas()].map((chunk) => ({
  debugName: chunk,
  name: (id: string, graph: ModuleGraph) => (chunkNameOf(id, graph) === chunk ? chunk : null),
}));

function chunksOfAreas(): string[] {
  const paths = areas.map(([, area]) => area).filter((area) => area !== firstScript);
  const outer = paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  const all = [...new Set(['', ...outer, ...paths])];
  return all.toSorted((one, other) => depthOf(one) - depthOf(other)).map(chunkOfArea);
}

function chunkOfArea(area: string): string {
  return area === '' ? 'shared' : area.replaceAll('/', '-');
}

const kitchen = /\/src\/(?:kitchen|pages\/(?:platform\/)?kitchen)\//;

export const isKitchenModule = (id: string): boolean => kitchen.test(id);

/**
 * The chunk of a module, null where the bundler decides. Entries of the kitchen are not counted, so
 * that the chunks of visitors are the same with and without them.
 */
export function chunkNameOf(id: string, graph: ModuleGraph): string | null {
  const reached = areasReaching(id, graph);
  if (reached.size === 0) return null;
  const isLibrary = id.includes('/node_modules/');
  const area = commonArea([...reached.values()]);
  if (isLibrary && area === '') return 'react';
  // The first script is one file, and what is loaded later comes in the bundler's own chunks.
  return area === firstScript || area.endsWith(laterPart) ? null : chunkOfArea(area);
}

/** The areas of the visitors' entries that lead to a module, by entry. */
function areasReaching(id: string, graph: ModuleGraph): Map<string, string> {
  const reached = new Map<string, string>();
  const later = new Map<string, string>();
  for (const ancestor of importersOf(id, graph)) {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(ancestor) ?? unknown;
    if (isKitchenModule(ancestor)) continue;
    if (isEntry) reached.set(ancestor, areaOf(ancestor));
    const loaders = dynamicImporters.flatMap((loader) => [
      ...areasReaching(loader, graph).values(),
    ]);
    if (loaders.length > 0) later.set(ancestor, commonArea(loaders) + laterPart);
  }
  // What is loaded later as well as at once is where it is needed at once.
  return reached.size > 0 ? reached : later;
}

/** A module and all that import it statically, near or far. */
function importersOf(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id]);
  // A set hands out what is added while it is gone through.
  for (const next of found) {
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) found.add(importer);
  }
  return found;
}

const unknown: ModuleNode = { isEntry: false, importers: [], dynamicImporters: [] };

function areaOf(entry: string): string {
  return areas.find(([pattern]) => pattern.test(entry))?.[1] ?? '';
}

function commonArea(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (end < 0 ? first : first.slice(0, end)).join('/');
}
