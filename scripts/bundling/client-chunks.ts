import { groupOf, kitchenChunkOf, kitchenChunks } from './kitchen-chunks.ts';
import { type ModuleGraph, nodeOf } from './module-graph.ts';

const firstScript = 'first-script';

/**
 * The part of the product whose pages load an entry, as a path: what two parts share belongs to the
 * part above both. The empty path is above all of them.
 */
export const areas: [entry: RegExp, area: string][] = [
  [/^astro:scripts\//, firstScript],
  // A letter for paying readers is no recipe, and shows what a locked one shows.
  [/\/src\/islands\/recipe\/lock\/LockedNewsletter\./, 'recipe/locked/letter'],
  [/\/src\/islands\/recipe\/lock\//, 'recipe/locked'],
  // Locked recipes show films as well, other recipes none that needs a script.
  [/\/src\/ui\/media\//, 'recipe/locked'],
  // Reading a recipe needs neither; they hydrate on interaction, like all of `site`.
  [/\/src\/islands\/recipe\/(?:ShareBar|timers\/TimerDock)\./, 'recipe/tools'],
  [/\/src\/islands\/recipe\//, 'recipe'],
  // Who writes may change their account, which no reader's script does.
  [/\/src\/islands\/comments\/member-parts\./, 'site/account/members'],
  [/\/src\/islands\/comments\//, 'recipe/comments'],
  [/\/src\/islands\/media\//, 'recipe/media'],
  [/\/src\/islands\/search\/(?:RecipeSearch|RecipeResults|FurtherRecipes)\./, 'site/lists'],
  [/\/src\/islands\/account\/bookmark-list\//, 'site/account/bookmarks'],
  [/\/src\/islands\/account\/create\//, 'site/account/create'],
  [/\/src\/islands\/account\/profile\//, 'site/account/profile'],
  [/\/src\/islands\/invitation\//, 'site/account/invitation'],
  [/\/src\/islands\/confirm-newsletter\//, 'site/account/confirm-newsletter'],
  [/\/src\/islands\/account\/subscriptions\//, 'site/account/subscriptions'],
  [/\/src\/islands\/sign-in\//, 'site/account/sign-in'],
  [/\/src\/islands\/subscribe\//, 'site/account/subscribe'],
  [/\/src\/islands\/give-year\//, 'site/account/give-year'],
  [/\/src\/islands\/plan-gift\//, 'site/account/plan-gift'],
  [/\/src\/islands\/unsubscribe\//, 'site/account/unsubscribe'],
  [/\/src\/islands\/gift\//, 'site/gift'],
  [/\/src\/stores\/accounts\/claim-token\./, 'site'],
  // The header, the newsletter, bookmarks and notices of any page.
  [/\/src\/islands\/(?:account|bookmark|newsletter|search|shell)\//, 'site'],
];

const depthOf = (area: string) => area.split('/').filter(Boolean).length;

/** Outer areas come first, since a chunk takes in what its modules import and has no chunk yet. */
export const chunkGroups = ['react', ...chunksOfAreas(), ...kitchenChunks].map((chunk) => ({
  debugName: chunk,
  name: (id: string, graph: ModuleGraph) => {
    const name = knownNameOf(id, graph);
    return name !== null && groupOf(name) === chunk ? name : null;
  },
}));

const knownNames = new Map<string, string | null>();

/** Every group asks for every module, and a build has one graph of the client. */
function knownNameOf(id: string, graph: ModuleGraph): string | null {
  const known = knownNames.get(id);
  if (known !== undefined) return known;
  const name = chunkNameOf(id, graph);
  knownNames.set(id, name);
  return name;
}

function chunksOfAreas(): string[] {
  const paths = areas.map(([, area]) => area).filter((area) => area !== firstScript);
  const outer = paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
  const all = [...new Set(['', ...outer, ...paths])];
  return all.toSorted((one, other) => depthOf(one) - depthOf(other)).map(chunkOfArea);
}

function chunkOfArea(area: string): string {
  return area === '' ? 'shared' : area.replaceAll('/', '-');
}

/** Marks the copy of a module that the kitchen has for itself, as a query of its id. */
export const kitchenCopy = 'kitchen';

// The client of @astrojs/react renders what is `client:only`, which no page of visitors has.
const kitchen =
  /\/src\/(?:kitchen|pages\/(?:platform\/)?kitchen)\/|\/@astrojs\/react\/dist\/client\.|[?&]kitchen$/;

export const isKitchenModule = (id: string): boolean => kitchen.test(id);

/**
 * The chunk of a module, null where the bundler decides. Entries of the kitchen are not counted
 * where visitors have the module, so that their chunks are the same with and without them.
 */
export function chunkNameOf(id: string, graph: ModuleGraph): string | null {
  const area = areaReaching(id, graph);
  if (area === firstScript) return null;
  if (area === null) return hasVisitors(id, graph) ? null : kitchenChunkOf(id, graph);
  return area === '' && isFramework(id) ? 'react' : chunkOfArea(area);
}

/** What every island needs: the libraries that all of them use, and what hydrates them. */
const isFramework = (id: string) =>
  /\/node_modules\/|\/src\/islands\/(?:client-renderer|slot)\./.test(id);

/**
 * The area above all that leads to a module; null for a module that is loaded later only. A later
 * part counts as an entry of its own area, unless its loader has the module already.
 */
function areaReaching(id: string, graph: ModuleGraph): string | null {
  const ancestors = [...importersOf(id, graph)].filter((each) => !isKitchenModule(each));
  const isEntry = (each: string) => nodeOf(each, graph).isEntry;
  const entries = ancestors.filter(isEntry);
  if (entries.length === 0) return null;
  const area = commonArea(entries.map(areaOf));
  const laterParts = ancestors.filter((each) => {
    const loaders = nodeOf(each, graph).dynamicImporters;
    return loaders.some((loader) => !isWithin(areaReaching(loader, graph), area));
  });
  return commonArea([area, ...laterParts.map(areaOf)]);
}

/** Whether a part that visitors load later has it, for none does at once. */
const hasVisitors = (id: string, graph: ModuleGraph): boolean =>
  [...importersOf(id, graph)].some(
    (each) =>
      !isKitchenModule(each) &&
      nodeOf(each, graph).dynamicImporters.some((loader) => !isKitchenModule(loader)),
  );

const isWithin = (inner: string | null, outer: string): boolean =>
  inner === null || outer === '' || `${inner}/`.startsWith(`${outer}/`);

/** A module and all that import it statically, near or far. */
function importersOf(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id]);
  // A set hands out what is added while it is gone through.
  for (const next of found) {
    for (const importer of nodeOf(next, graph).importers) found.add(importer);
  }
  return found;
}

function areaOf(entry: string): string {
  return areas.find(([pattern]) => pattern.test(entry))?.[1] ?? '';
}

function commonArea(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (end < 0 ? first : first.slice(0, end)).join('/');
}
