import { z } from 'zod';
import { withNewIds } from '#domain/import/larder/former-ids.ts';
import { withOwnLinks } from '#domain/import/larder/own-links.ts';
import { callAs, type Person } from '../people.ts';
import { addressOf } from '../site-browser.ts';

const thing = z.looseObject({ id: z.string() });
const titled = thing.extend({ title: z.string() });
const listOf = <Item extends z.ZodType>(name: string, item: Item) =>
  z.looseObject({ [name]: z.array(item), total: z.number() });

/** Everything that a cook keeps on a site, with names in place of its ids and links, to compare it with another one. */
export async function siteFacts(cook: Person, slug: string) {
  const base = `GET /api/v1/manage/${slug}`;
  const all = async <Item extends z.ZodType>(name: string, item: Item) => {
    const found: z.output<Item>[] = [];
    for (let total = 1; found.length < total;) {
      const query = `limit=100&offset=${found.length}`;
      const answer = await callAs(cook, `${base}/${name}?${query}`);
      const page = listOf(name, item).parse(answer);
      found.push(...z.array(item).parse(page[name]));
      ({ total } = z.looseObject({ total: z.number() }).parse(page));
    }
    return found;
  };
  const one = async (path: string, name: string) =>
    z.looseObject({ [name]: titled }).parse(await callAs(cook, `${base}/${path}`))[name];
  const rows = await all('recipes', titled.extend({ slug: z.string() }));
  const recipes = await Promise.all(rows.map(({ id }) => one(`recipes/${id}`, 'recipe')));
  const listed = await all('collections', titled.extend({ slug: z.string() }));
  const collections = await Promise.all(
    listed.map(({ id }) => one(`collections/${id}`, 'collection')),
  );
  const media = thing.extend({ name: z.string(), bytes: z.number() });
  const images = await all('images', media);
  const videos = await all('videos', media);
  const globals = lists.parse(await callAs(cook, `${base}/globals`));
  const settings = await callAs(cook, `${base}/site-working-copy`);
  const site = await one('current-site', 'site');
  const named = new Map<string, string>([
    ...rows.map((row) => [row.id, `recipe ${row.slug}`] as const),
    ...listed.map((row) => [row.id, `collection ${row.slug}`] as const),
    ...[...images, ...videos].map(({ id, name, bytes }) => [id, `${name} of ${bytes}`] as const),
    ...globals.units.map((unit) => [unit.id, `unit ${unit.slug}`] as const),
    ...[...globals.terms, ...globals.mergedTerms].map(
      (term) => [term.id, `${term.kind} ${term.slug}`] as const,
    ),
    ...[...globals.ingredients, ...globals.equipment].flatMap((entry) => [
      [entry.id, entry.title] as const,
      ...(entry.formerly ?? []).map(({ id, title }) => [id, title] as const),
    ]),
  ]);
  const origins = [addressOf(slug, '/').replace(/\/$/, '')];
  const plain = (value: unknown) =>
    withOwnLinks(without(withNewIds(value, named)), { origins, origin: '', paths: new Map() });
  return {
    recipes: sorted(plain(recipes)),
    collections: plain(collections),
    images: sorted(plain(images)),
    videos: sorted(plain(videos)),
    globals: plain(globals),
    settings: plain(settings),
    site: plain(site),
  };
}

const entry = titled.extend({ formerly: z.array(titled).optional() });
const lists = z.looseObject({
  units: z.array(thing.extend({ slug: z.string() })),
  terms: z.array(thing.extend({ kind: z.string(), slug: z.string() })),
  mergedTerms: z.array(thing.extend({ kind: z.string(), slug: z.string() })),
  ingredients: z.array(entry),
  equipment: z.array(entry),
});

/** What every site has of its own, whatever its cook writes, or what follows from the rest. */
const ofItself = new Set([
  'key',
  'lqip',
  'version',
  'revision',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'schedule',
  'hasUnpublishedChanges',
  'recipeCount',
  'changedParts',
  // Of what is named by ids beside it.
  'referencedImages',
  'referencedVideos',
  'image',
  'cover',
  'video',
  'featuredImage',
]);

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !ofItself.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, without(each)]));
}

const sorted = (value: unknown): unknown[] =>
  z
    .array(z.unknown())
    .parse(value)
    .map((each) => JSON.stringify(each))
    .toSorted()
    .map((each): unknown => JSON.parse(each));
