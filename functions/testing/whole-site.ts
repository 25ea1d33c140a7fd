import { sql } from 'drizzle-orm';
import type { Printer } from '#content/publishing/documents.ts';
import { documentOf } from '#content/testing/document-of.ts';
import { fixedPages, type PageRef, sitemapParts } from '#domain/publishing/publishing.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import { type Database, readAll } from '#functions/db/database.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import { parse, type Row, text } from '#functions/repositories/publishing/rows.ts';
import type { LivePage } from './test-publisher.ts';

type Source = {
  database: Database;
  printer: Printer;
  originOf: (slug: string, primaryHost: string | null) => string;
  platformOrigin: string;
};

/** Every page of a site made from its content alone, as if nothing had ever been stored. */
export async function wholeSite(source: Source, siteId: string): Promise<Map<string, LivePage>> {
  const refs = await listPages(source.database, siteId);
  const facts = await loadPageFacts(source, { siteId, revision: 1 }, refs);
  if (!facts) return new Map();
  const pages = new Map<string, LivePage>();
  for (const ref of refs) {
    const document = await documentOf(facts, ref, source.printer);
    if (!document) throw new Error(`${ref.path} belongs to the site but cannot be made`);
    const { status, contentType, location, body } = document;
    const readable = typeof body === 'string' ? body : new TextDecoder().decode(body);
    pages.set(ref.path, { status, contentType, location, body: readable });
  }
  return pages;
}

async function listPages(database: Database, siteId: string): Promise<PageRef[]> {
  const [sites = [], recipes = [], collections = [], redirects = []] = await readAll(database, [
    sql`SELECT settings, next_sequence FROM sites WHERE id = ${siteId}`,
    sql`SELECT id, published_slug AS slug FROM recipes
        WHERE site_id = ${siteId} AND published_slug IS NOT NULL`,
    sql`SELECT id, slug FROM collections WHERE site_id = ${siteId}`,
    sql`SELECT path, target_id FROM redirects WHERE site_id = ${siteId}`,
  ]);
  const settings = parse<SiteSettings>(sites[0]?.['settings']);
  const features = siteFeatures({ ...defaultSiteSettings, ...settings }, collections.length > 0);
  const standing = new Set([...recipes, ...collections].map((row) => row['id']));
  return [
    ...fixedPages(features),
    ...sitemapParts(Number(sites[0]?.['next_sequence'])),
    ...recipes.map((row) => subjectPage('recipe', row)),
    ...collections.map((row) => subjectPage('collection', row)),
    ...redirects
      .filter((row) => standing.has(row['target_id']))
      .map((row): PageRef => ({
        path: text(row['path']),
        kind: 'redirect',
        subjectId: text(row['target_id']),
      })),
  ];
}

const subjectPage = (kind: 'recipe' | 'collection', { id, slug }: Row): PageRef => ({
  path: `/${kind}s/${text(slug)}`,
  kind,
  subjectId: text(id),
});
