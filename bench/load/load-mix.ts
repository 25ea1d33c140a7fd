import type { BenchSite } from '../bench-platform.ts';
import { corpusQueries, placeAmong, type Random } from '../sites/search-corpus.ts';
import type { Asked } from '../sites/site-client.ts';

export type LoadedSite = BenchSite & { commentIds: string[] };
export type Scene = {
  sites: LoadedSite[];
  visitors: string[];
  /** What pages were answered with, by address. */
  etags: Map<string, string>;
};
export type Kind = 'public' | 'signed-in' | 'write';
export type Turn = { kind: Kind; calls: Asked[] };

type Place = Scene & { site: LoadedSite; recipe: number; visitor: string; random: Random };
type Weighted<Item> = readonly (readonly [weight: number, item: Item])[];

const kinds: Weighted<Kind> = [
  [90, 'public'],
  [8, 'signed-in'],
  [2, 'write'],
];
const turns: Record<Kind, Weighted<(place: Place) => Asked[]>> = {
  public: [
    [50, (place) => [page(place, `/recipes/recipe-${place.recipe}`)]],
    [20, (place) => [page(place, '/')]],
    [12, (place) => [page(place, '/recipes')]],
    [12, (place) => [page(place, `/collections/collection-${place.recipe % 12}`)]],
    [6, search],
  ],
  'signed-in': [
    [50, (place) => [read(place, '/current-user')]],
    [25, bookmarks],
    [25, (place) => [read(place, `/comments?recipeId=${recipeIdOf(place)}`)]],
  ],
  write: [
    [40, (place) => [write(place, '/bookmarks', { recipeId: recipeIdOf(place) })]],
    [25, comment],
    [25, upvote],
    [10, edit],
  ],
};
const queries = corpusQueries(400);
/** Of so many reads of a page that was seen before, one asks whether it is still the same. */
const readsPerRevisit = 3;

let textsWritten = 0;

/** The next request of a connection; early sites and recipes are more frequent than late ones. */
export function nextTurn(scene: Scene, random: Random): Turn {
  const kind = choose(kinds, random);
  const site = itemOf(scene.sites, placeAmong(scene.sites.length, random));
  const recipe = placeAmong(site.recipeIds.length, random);
  const visitor = itemOf(scene.visitors, random(scene.visitors.length));
  const callsOf = choose(turns[kind], random);
  return { kind, calls: callsOf({ ...scene, site, recipe, visitor, random }) };
}

export const addressOf = ({ host, path }: Asked) => `${host}${path}`;

function page({ site: { host }, etags, random }: Place, path: string): Asked {
  const asked = { host, path };
  const etag = etags.get(addressOf(asked));
  const isRevisit = random(readsPerRevisit) === 0;
  return etag && isRevisit ? { ...asked, headers: { 'If-None-Match': etag } } : asked;
}

function search({ site: { host, slug }, random }: Place): Asked[] {
  const query = itemOf(queries, random(queries.length));
  const asked = { ...query, ...(query['query'] !== '' && { orderBy: 'relevance' }) };
  return [{ host, path: `/api/v1/site/${slug}/recipes?${new URLSearchParams(asked)}` }];
}

function bookmarks({ site: { host }, visitor }: Place): Asked[] {
  return [{ host, path: '/api/v1/manage/bookmarks', headers: signedIn(visitor) }];
}

function comment(place: Place): Asked[] {
  textsWritten += 1;
  const content = `Lovely, says number ${textsWritten}`;
  return [write(place, '/comments', { recipeId: recipeIdOf(place), content })];
}

function upvote(place: Place): Asked[] {
  const { commentIds } = place.site;
  const commentId = itemOf(commentIds, place.random(commentIds.length));
  return [write(place, '/comment-upvotes', { commentId })];
}

/** A cook of any site writes a new title and shows it. */
function edit({ sites, random }: Place): Asked[] {
  const { host, slug, token, recipeIds } = itemOf(sites, random(sites.length));
  const recipe = random(recipeIds.length);
  const path = `/api/v1/manage/${slug}/recipes/${recipeIds[recipe]}`;
  const headers = { ...signedIn(token), 'Content-Type': 'application/json' };
  textsWritten += 1;
  const input = { title: `Recipe ${recipe}, edit ${textsWritten}`, slug: `recipe-${recipe}` };
  return [
    { host, path, headers, method: 'PUT', body: JSON.stringify(input) },
    { host, path: `${path}/publish`, headers, method: 'POST', body: '{}' },
  ];
}

const recipeIdOf = ({ site, recipe }: Place) => site.recipeIds[recipe];

function read({ site: { host, slug }, visitor }: Place, path: string): Asked {
  return { host, path: `/api/v1/site/${slug}${path}`, headers: signedIn(visitor) };
}

function write(place: Place, path: string, body: object): Asked {
  const { headers, ...asked } = read(place, path);
  return {
    ...asked,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

const signedIn = (token: string) => ({ Authorization: `Bearer ${token}` });

function choose<Item>(choices: Weighted<Item>, random: Random): Item {
  let left = random(choices.reduce((sum, [weight]) => sum + weight, 0));
  const chosen = choices.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  if (!chosen) throw new Error('There is nothing to choose from');
  return chosen[1];
}

function itemOf<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new Error(`There is no item ${at}`);
  return item;
}
