import { createHash } from 'node:crypto';
import { commit, type Database } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { defaultRateLimits } from '#functions/http/limits/rate-limits.ts';
import { preparationRepository } from '#functions/repositories/newsletters/preparation.ts';
import { aSite, anImage } from './builders.ts';
import { checkedApp } from '../app/checked-app.ts';
import { fakeAdapters } from '../app/fake-adapters.ts';

export type Random = ReturnType<typeof randomFrom>;

export type KnownRecipe = { id: string; title: string; slug: string; isPublished: boolean };
export type KnownCollection = { id: string; recipeIds: string[] };
export type KnownTerm = {
  id: string;
  kind: 'meal' | 'category' | 'tag';
  /** What it was merged into; null for a term that stands. */
  intoId: string | null;
};

/** A unit of the platform, and what is said for it; null for one that is said itself. */
export type KnownUnit = { id: string; slug: string; intoId: string | null };

/** A cook at work on one site through the API, and what they remember having made. */
export type Cook = {
  siteId: string;
  slug: string;
  random: Random;
  clock: { now: number };
  recipes: KnownRecipe[];
  collections: KnownCollection[];
  terms: KnownTerm[];
  ingredientIds: string[];
  equipmentIds: string[];
  /** Of ingredients and equipment: what they were merged into. */
  mergedInto: Map<string, string>;
  units: KnownUnit[];
  imageIds: string[];
  /** Newsletters that left. */
  newsletterIds: string[];
  /** Has a newsletter that was started leave, as its queue would. */
  leave: (id: string) => Promise<void>;
  /** Sends to a path below the site's manage API; refusals for a taken name are no fault. */
  send: <Body>(method: string, path: string, body?: unknown) => Promise<Body>;
};

/** A small seeded generator, so that a failing run can be repeated. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return {
    below,
    pick,
    chance: (probability: number) => next() < probability,
    /** Some of the items, each once, in any order. */
    some: <Item>(items: readonly Item[], most: number): Item[] => {
      const left = [...items];
      const count = Math.min(below(most + 1), left.length);
      return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]!);
    },
  };
}

const startedAt = Date.UTC(2026, 4, 17, 9, 30);

export async function aCook(database: Database, seed: number): Promise<Cook> {
  const clock = { now: startedAt };
  let made = 0;
  const app = checkedApp({
    database,
    adapters: fakeAdapters(database),
    wakePublisher: () => Promise.resolve(),
    wakeMailer: () => Promise.resolve(),
    wakeNewsletter: () => Promise.resolve(),
    jobs: [],
    config: {
      platformHost: 'larder.test',
      scheme: 'https',
      applicationFeePercent: 5,
      appPriceCents: 1_500,
      ownSenders: null,
      rateLimits: defaultRateLimits,
    },
    now: () => clock.now,
    newId: () => idOf(`${seed} ${(made += 1)}`),
    log: () => undefined,
  });
  const site = await aSite(database, { slug: `random-${seed}` });
  await commit(database, [
    database.insert(changes).values({ siteId: site.id, key: 'site', createdAt: clock.now }),
  ]);
  const images = await Promise.all(
    Array.from({ length: 6 }, () => anImage(database, { siteId: site.id, userId: site.ownerId })),
  );
  return {
    siteId: site.id,
    slug: site.slug,
    random: randomFrom(seed),
    clock,
    recipes: [],
    collections: [],
    terms: [],
    ingredientIds: [],
    equipmentIds: [],
    mergedInto: new Map(),
    units: [],
    imageIds: images.map(({ id }) => id),
    newsletterIds: [],
    leave: async (id) => {
      const { begin } = preparationRepository({ db: database, siteId: site.id });
      await commit(database, begin(id, { letters: [], links: [] }, clock.now));
    },
    send: async <Body>(method: string, path: string, body?: unknown) => {
      const response = await app.fetch(
        new Request(`https://larder.test/api/v1/manage/${site.slug}${path}`, {
          method,
          headers: { Authorization: `Bearer ${site.token}`, 'Content-Type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      if (!response.ok && response.status !== 409) {
        throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      }
      return (text === '' ? null : JSON.parse(text)) as Body;
    },
  };
}

function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
