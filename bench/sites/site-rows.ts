import { sql } from 'drizzle-orm';
import type { TermKind } from '#domain/recipe/recipe.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { commit, d1Database } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { writeCards } from '#functions/repositories/recipe/card-statements.ts';
import { inList } from '#functions/repositories/scope.ts';

type SiteRows = {
  siteId: string;
  ownerId: string;
  slug: string;
  settings: SiteSettings;
  /** The first number in the sitemap that no recipe will have yet. */
  nextSequence: number;
  terms: { id: string; kind: TermKind; term: string }[];
  ingredients: { id: string; word: string }[];
};

/** A site with its owner, its terms and its ingredients, as rows: benches do not wait for an API. */
export function siteStatements(database: D1Database, site: SiteRows): D1PreparedStatement[] {
  const { siteId, ownerId, slug, settings, nextSequence } = site;
  const rows = (query: string, values: unknown[]) =>
    database.prepare(query).bind(siteId, JSON.stringify(values));
  return [
    database
      .prepare(
        'INSERT INTO users (id, email, display_name, handle, created_at) VALUES (?, ?, ?, ?, 0)',
      )
      .bind(ownerId, `${slug}@example.com`, 'Bench Cook', slug),
    database
      .prepare(
        `INSERT INTO sites (id, slug, title, owner_id, settings, next_sequence, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, ?, 0, 0)`,
      )
      .bind(siteId, slug, `Kitchen ${slug}`, ownerId, JSON.stringify(settings), nextSequence),
    database
      .prepare(
        'INSERT INTO site_directory (slug, site_id, owner_id, created_at) VALUES (?, ?, ?, 0)',
      )
      .bind(slug, siteId, ownerId),
    database
      .prepare('INSERT INTO account_sites (user_id, site_id) VALUES (?, ?)')
      .bind(ownerId, siteId),
    database
      .prepare(
        `INSERT INTO site_users (site_id, user_id, email, display_name, version)
         SELECT ?, id, email, display_name, version FROM users WHERE id = ?`,
      )
      .bind(siteId, ownerId),
    rows(
      `INSERT INTO terms (id, site_id, kind, slug, title) SELECT value ->> 'id', ?1,
         value ->> 'kind', value ->> 'term', value ->> 'term' FROM json_each(?2)`,
      site.terms,
    ),
    rows(
      `INSERT INTO ingredients (id, site_id, title, grams_per_liter)
       SELECT value ->> 'id', ?1, value ->> 'word', 900 FROM json_each(?2)`,
      site.ingredients,
    ),
  ];
}

/** The cards of published recipes, as the product writes them. */
export async function storeCards(binding: D1Database, siteId: string, recipeIds: string[]) {
  const chosen = sql`${recipes.id} ${inList(recipeIds)}`;
  await commit(d1Database(binding), [writeCards(siteId, chosen)]);
}
