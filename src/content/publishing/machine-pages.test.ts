import { describe, expect, it } from 'vitest';
import {
  feed,
  manifest,
  robots,
  sitemapIndex,
  sitemapOfPages,
  sitemapOfRecipes,
} from './machine-pages.ts';
import {
  aCollection,
  aPublishedRecipe,
  aSite,
  imagesOf,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';
import { aText } from '#content/testing/text-builders.ts';

const paths = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/hearth\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

describe('The feed, design §4.9', () => {
  it('has the newest 20 recipes with text, address, date and a name that never changes', async () => {
    const recipes = Array.from({ length: 25 }, (_, index) =>
      aPublishedRecipe({ description: aText(`About ${index}`) }, { id: `r${index}` }),
    );
    const xml = await feed(pageFacts(recipes));
    const guids = [...xml.matchAll(/<guid isPermaLink="false">urn:uuid:(\w+)<\/guid>/g)];
    expect(guids.map(([, id]) => id)).toEqual(recipes.slice(0, 20).map(({ id }) => id));
    expect(xml).toContain('<link>https://hearth.example/recipes/r0</link>');
    expect(xml).toContain('<description>About 0</description>');
    expect(xml).toContain('<pubDate>Sun, 17 May 2026 09:30:00 GMT</pubDate>');
  });

  it('is valid for titles with markup in them', async () => {
    const xml = await feed(pageFacts([aPublishedRecipe({ title: 'Fish & <chips> ]]>' })]));
    expect(xml).toContain('<title>Fish &amp; &lt;chips&gt; ]]&gt;</title>');
  });

  it('is valid for what XML cannot hold at all', async () => {
    const title = `Fish\u0000 \uFFFF\uD800chips\u001B`;
    const xml = await feed(pageFacts([aPublishedRecipe({ title })]));
    expect(xml).toContain('<title>Fish \uFFFDchips</title>');
  });

  it('is the same whenever it is made', async () => {
    const facts = pageFacts([aPublishedRecipe()]);
    expect(await feed(facts)).toBe(await feed(facts));
  });

  it('exists for a site without recipes', async () => {
    expect(await feed(pageFacts())).toContain('<title>Old Hearth</title>');
  });
});

describe('Sitemaps, design §4.5', () => {
  it('are listed with the newest change in each', () => {
    const site = aSite({ nextSequence: 1001 });
    const changed = new Map([[2, Date.UTC(2026, 4, 17)]]);
    const xml = sitemapIndex(pageFacts([], { site, sitemapPartChangedAt: changed }));
    expect(paths(xml)).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/recipes-1.xml',
      '/sitemaps/recipes-2.xml',
    ]);
    expect(xml).toContain('recipes-2.xml</loc><lastmod>2026-05-17T00:00:00.000Z</lastmod>');
  });

  it('name the pages that people read, and no others', () => {
    const site = aSite({
      settings: { about: aText('I cook.') },
      collections: [aCollection({ slug: 'bakes' })],
    });
    expect(paths(sitemapOfPages(pageFacts([], { site })))).toEqual([
      '/',
      '/recipes',
      '/collections',
      '/about',
      '/collections/bakes',
    ]);
  });

  it('name recipes with the day they changed', () => {
    const changedAt = Date.UTC(2026, 4, 17);
    const entries = new Map([[1, [{ path: '/recipes/plum', changedAt }]]]);
    const facts = pageFacts([], { sitemapParts: entries });
    expect(sitemapOfRecipes(facts, 1)).toContain(
      '<url><loc>https://hearth.example/recipes/plum</loc><lastmod>2026-05-17T00:00:00.000Z</lastmod></url>',
    );
    expect(paths(sitemapOfRecipes(facts, 2))).toEqual([]);
  });
});

describe('What machines ask for first, design §4.9', () => {
  it('is told to robots: all but the API, and where the sitemap is', () => {
    expect(robots(pageFacts())).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://hearth.example/sitemap.xml\n',
    );
  });

  it('names the site and its large icons to a phone', () => {
    const site = aSite({ settings: { iconId: 'icon' }, images: imagesOf('icon') });
    const written = JSON.parse(manifest(pageFacts([], { site }), plainTheme(site))) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(written.name).toBe('Old Hearth');
    expect(written.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(written.icons[0]?.src).toContain('icon.jpg');
  });
});
