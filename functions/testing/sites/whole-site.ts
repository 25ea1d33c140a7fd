import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PageRenderer } from '#content/publishing/documents.ts';
import { documentOf } from '#content/testing/document-of.ts';
import { fixedPages, type PageRef, partPages } from '#domain/publishing/publishing.ts';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { type Database, nothing, readEach } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { newsletterSends as sends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, rows, selection, valueOf } from '#functions/db/selection.ts';
import { isOnSite } from '#functions/repositories/publishing/archived-newsletters.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import type { LivePage } from '../publishing/test-publisher.ts';

type Source = {
  database: Database;
  pageRenderer: PageRenderer;
  originOf: (slug: string, primaryHost: string | null) => string;
  platformOrigin: string;
};

/** Every page of a site made from its content alone, as if nothing had ever been stored. */
export async function wholeSite(source: Source, siteId: string): Promise<Map<string, LivePage>> {
  const refs = await listPages(source.database, siteId);
  const loaded = await loadPageFacts(source, { siteId, refs, reader: anonymous }, nothing);
  if (!loaded) return new Map();
  const pages = new Map<string, LivePage>();
  for (const ref of refs) {
    const document = await documentOf(loaded.facts, ref, source.pageRenderer);
    if (!document) throw new Error(`${ref.path} belongs to the site but cannot be made`);
    const { status, contentType, location, body } = document;
    const readable = typeof body === 'string' ? body : new TextDecoder().decode(body);
    pages.set(ref.path, { status, contentType, location, body: readable });
  }
  return pages;
}

const site = selection({ settings: sites.settings, nextSequence: sites.nextSequence });
const recipe = selection({
  id: recipes.id,
  slug: valueOf(recipes.slug, sql`${recipes.publishedSlug}`),
});
const collection = selection({ id: collections.id, slug: collections.slug });
const newsletter = selection({ id: sends.id, slug: valueOf(sites.slug, sql`${sends.slug}`) });
const redirect = selection({ path: redirects.path, targetId: redirects.targetId });

async function listPages(db: Database, siteId: string): Promise<PageRef[]> {
  const isPublished = and(eq(recipes.siteId, siteId), isNotNull(recipes.publishedSlug));
  const ofSite = {
    site: db.select(site.fields).from(sites).where(eq(sites.id, siteId)),
    recipes: db.select(recipe.fields).from(recipes).where(isPublished),
    collections: db
      .select(collection.fields)
      .from(collections)
      .where(eq(collections.siteId, siteId)),
    newsletters: db
      .select(newsletter.fields)
      .from(sends)
      .where(and(eq(sends.siteId, siteId), isOnSite)),
    redirects: db.select(redirect.fields).from(redirects).where(eq(redirects.siteId, siteId)),
  };
  const [found, published, collected, sent, redirected] = await readEach(
    db,
    firstRow(site, ofSite.site),
    rows(recipe, ofSite.recipes),
    rows(collection, ofSite.collections),
    rows(newsletter, ofSite.newsletters),
    rows(redirect, ofSite.redirects),
  );
  const settings = { ...defaultSiteSettings, ...found?.settings };
  const standing = new Set([...published, ...collected].map(({ id }) => id));
  return [
    ...fixedPages(
      siteFeatures(settings, {
        hasCollections: collected.length > 0,
        hasNewsletters: sent.length > 0,
      }),
    ),
    ...partPages(found?.nextSequence ?? 0),
    ...published.map((row) => subjectPage('recipe', row)),
    ...collected.map((row) => subjectPage('collection', row)),
    ...sent.map((row) => subjectPage('newsletter', row)),
    ...redirected
      .filter(({ targetId }) => standing.has(targetId))
      .map(({ path, targetId }): PageRef => ({ path, kind: 'redirect', subjectId: targetId })),
  ];
}

const subjectPage = (
  kind: 'recipe' | 'collection' | 'newsletter',
  { id, slug }: { id: string; slug: string },
): PageRef => ({ path: `/${kind}s/${slug}`, kind, subjectId: id });
