import { getRssString } from '@astrojs/rss';
import { isForPaying } from '#domain/mail/newsletter/newsletter-facts.ts';
import { excerpt } from '#domain/recipe/excerpt.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { fixedPages, sitemapPartRef, sitemapPartSize } from '#domain/publishing/publishing.ts';
import { collectionPath, newsletterPath, recipePath } from '#domain/publishing/site-paths.ts';
import type { PageFacts } from '../facts.ts';
import { siteIcons } from '../frame.ts';
import type { ThemeModel } from '../page-models.ts';

const feedItemsCount = 20;
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const listedKinds = new Set([
  'home',
  'recipes',
  'collections',
  'newsletters',
  'about',
  'links',
  'events',
  'book',
]);

type FeedItem = {
  title: string;
  link: string;
  pubDate: Date;
  description: string;
  customData: string;
};

/**
 * The newest recipes with their descriptions and, among them, the newest letters with words of their
 * own; nothing of what only subscribers may read.
 */
export async function feed(facts: PageFacts): Promise<string> {
  const { site } = facts;
  const items = [...recipeItems(facts), ...newsletterItems(facts)]
    .toSorted((one, other) => other.pubDate.getTime() - one.pubDate.getTime())
    .slice(0, feedItemsCount);
  const about = site.settings.aboutShort;
  return await getRssString({
    title: xmlText(site.title),
    description: xmlText(about ? excerpt(about) : site.title),
    site: site.origin,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${site.settings.language}</language><atom:link href="${site.origin}/feed.xml" rel="self" type="application/rss+xml"/>`,
    items,
  });
}

function recipeItems({ site, recipeCards, latestRecipeIds }: PageFacts): FeedItem[] {
  return latestRecipeIds.slice(0, feedItemsCount).flatMap((id) => {
    const recipe = recipeCards.get(id);
    if (!recipe) return [];
    const { content, publishedAt } = recipe;
    return [
      {
        title: xmlText(content.title),
        link: `${site.origin}${recipePath(content.slug)}`,
        pubDate: new Date(publishedAt),
        description: content.description ? xmlText(toPlainText(content.description)) : '',
        customData: guidOf(id),
      },
    ];
  });
}

/** Of a recipe that was sent without a word there is the recipe itself. */
function newsletterItems({ site, newsletters, newsletterNotes }: PageFacts): FeedItem[] {
  return newsletters.flatMap((newsletter) => {
    const { id, slug, title, previewLine, sentAt } = newsletter;
    const note = newsletterNotes.get(id) ?? null;
    if (isEmptyRichText(note)) return [];
    const words = isForPaying(newsletter) ? previewLine : previewLine || excerpt(note);
    return [
      {
        title: xmlText(title),
        link: `${site.origin}${newsletterPath(slug)}`,
        pubDate: new Date(sentAt),
        description: xmlText(words),
        customData: guidOf(id),
      },
    ];
  });
}

const guidOf = (id: string): string => `<guid isPermaLink="false">urn:uuid:${id}</guid>`;

export function sitemapIndex(facts: PageFacts): string {
  const { site, sitemapPartChangedAt } = facts;
  const count = Math.ceil(site.nextSequence / sitemapPartSize);
  const entry = (path: string, changedAt: number | undefined) =>
    `<sitemap><loc>${site.origin}${path}</loc>${lastModified(changedAt)}</sitemap>`;
  const parts = Array.from({ length: count }, (_, index) =>
    entry(sitemapPartRef(index + 1).path, sitemapPartChangedAt.get(index + 1)),
  );
  const pages = entry('/sitemaps/pages.xml', undefined);
  return `${xmlHead}<sitemapindex ${sitemapNamespace}>${pages}${parts.join('')}</sitemapindex>`;
}

export function sitemapOfPages({ site, newsletters }: PageFacts): string {
  const { hasCollections } = site.features;
  const fixed = fixedPages(site.features)
    .filter(({ kind }) => listedKinds.has(kind) && (kind !== 'collections' || hasCollections))
    .map((page) => address(site.origin + page.path, undefined));
  const collections = site.collections.map(({ slug, updatedAt }) =>
    address(site.origin + collectionPath(slug), updatedAt),
  );
  const letters = newsletters.map(({ slug, sentAt }) =>
    address(site.origin + newsletterPath(slug), sentAt),
  );
  return addressSet([...fixed, ...collections, ...letters]);
}

export function sitemapOfRecipes({ site, sitemapParts }: PageFacts, part: number): string {
  const entries = sitemapParts.get(part) ?? [];
  return addressSet(entries.map(({ path, changedAt }) => address(site.origin + path, changedAt)));
}

export function robots({ site }: PageFacts): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

export function manifest(facts: PageFacts, theme: ThemeModel): string {
  const { site } = facts;
  return JSON.stringify({
    name: site.title,
    short_name: site.title,
    start_url: '/',
    display: 'standalone',
    background_color: theme.themeColor.light,
    theme_color: theme.themeColor.light,
    icons: siteIcons(facts)
      .filter(({ size }) => size >= 192)
      .map(({ size, href }) => ({ src: href, sizes: `${size}x${size}` })),
  });
}

/** Removes the characters that XML forbids even as entities. */
const xmlText = (text: string) =>
  text.toWellFormed().replaceAll(/[[\p{Cc}\uFFFE\uFFFF]--[\t\n\r]]/gv, '');

const addressSet = (entries: string[]) =>
  `${xmlHead}<urlset ${sitemapNamespace}>${entries.join('')}</urlset>`;

/** Slugs and hosts need no escaping in XML: they are letters, digits, dots and hyphens. */
const address = (location: string, changedAt: number | undefined) =>
  `<url><loc>${location}</loc>${lastModified(changedAt)}</url>`;

const lastModified = (changedAt: number | undefined) =>
  changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
