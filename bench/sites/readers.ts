import type { BenchPlatform, BenchSite } from '../bench-platform.ts';

const perStatement = 5000;
const dayMs = 86_400_000;
/** Over how many days they came and saved. */
const sinceDays = 1000;

/**
 * People who get the letters of a site, every twelfth of whom has left. As many saves lie on all of
 * its recipes in turn, a third of them of the last year.
 */
export async function addReaders(bench: BenchPlatform, site: BenchSite, count: number) {
  for (let from = 0; from < count; from += perStatement) {
    await addSome(bench, site, { from, to: Math.min(from + perStatement, count) });
  }
}

type Range = { from: number; to: number };

async function addSome({ platform }: BenchPlatform, site: BenchSite, { from, to }: Range) {
  const { database } = platform;
  const { siteId, recipeIds } = site;
  const now = Date.now();
  const people = Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    return {
      id: `reader-${at}`,
      email: `reader-${at}@example.com`,
      came: now - Math.floor((at * sinceDays * dayMs) / 100_003),
      left: at % 12 === 0 ? now - (at % 300) * dayMs : null,
      recipe: recipeIds[at % recipeIds.length],
    };
  });
  const rows = JSON.stringify(people);
  const insert = (statement: string, ...further: unknown[]) =>
    database.prepare(`${statement} FROM json_each(?1)`).bind(rows, ...further);
  await database.batch([
    insert(`INSERT INTO users (id, email, created_at)
      SELECT value ->> 'id', value ->> 'email', value ->> 'came'`),
    insert(
      `INSERT INTO site_users (site_id, user_id, email, folded_email, version)
       SELECT ?2, value ->> 'id', value ->> 'email', value ->> 'email', 1`,
      siteId,
    ),
    insert(
      `INSERT INTO newsletter_subscribers
         (site_id, user_id, subscribed_at, confirmed_at, unsubscribed_at, source)
       SELECT ?2, value ->> 'id', value ->> 'came', value ->> 'came', value ->> 'left', 'sign-up'`,
      siteId,
    ),
    insert(
      `INSERT INTO bookmarks (user_id, site_id, recipe_id, created_at)
       SELECT value ->> 'id', ?2, value ->> 'recipe', value ->> 'came'`,
      siteId,
    ),
  ]);
}

/** Ingredients that recipes do not name yet, as a long list of a cook holds many. */
export async function addIngredients({ platform }: BenchPlatform, siteId: string, count: number) {
  const { database } = platform;
  for (let from = 0; from < count; from += perStatement) {
    const ids = Array.from({ length: Math.min(perStatement, count - from) }, (_, at) => from + at);
    await database
      .prepare(
        `INSERT INTO ingredients (id, site_id, title, grams_per_liter)
         SELECT 'kept-' || value, ?2, 'ingredient ' || value, 500 + value % 700 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(ids), siteId)
      .run();
  }
}
