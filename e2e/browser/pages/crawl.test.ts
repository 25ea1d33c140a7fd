import { beforeAll, describe, expect, test } from 'vitest';
import { demoSites } from '#scripts/demo/index.ts';
import { askSite } from '../../ask-site.ts';
import { type CrawledSite, crawlSite } from '../../facts/crawl.ts';
import {
  brokenFragments,
  isDescribed,
  isRecipe,
  keepsItsAddress,
  pathsOfPages,
  pictureAddresses,
  shareAddresses,
} from '../../facts/crawled-facts.ts';
import { publishedOf, recipePath } from '../../sites/demo-pages.ts';
import { addressOf, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();

const legalPaths = ['/terms', '/privacy', '/terms-of-use'];
const doors = ['/sign-in', '/sign-up', '/subscribe'];

describe.each(demoSites)('The pages of $slug', (demo) => {
  let site: CrawledSite;

  beforeAll(async () => {
    const { page } = await browser.open('about:blank');
    site = await crawlSite(page, addressOf(demo.slug, '/'));
  });

  const missing = async (paths: Iterable<string>) => {
    const asked = [...new Set(paths)];
    const answers = await Promise.all(asked.map((path) => askSite(new URL(path, site.origin))));
    return asked.filter((_, index) => answers[index]?.status !== 200);
  };

  test('are all there', () => {
    expect(site.pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(pathsOfPages(site)).toEqual(expect.arrayContaining(publishedOf(demo).map(recipePath)));
  });

  test('are listed in the sitemap, save for the legal ones and the doors', () => {
    const listed = new Set([...site.listed, ...legalPaths, ...doors]);
    expect(pathsOfPages(site).filter((path) => !listed.has(path))).toEqual([]);
  });

  test('have one heading, a language, a title of their own and a description', () => {
    expect(site.pages.filter(({ facts }) => facts.headings.length !== 1)).toEqual([]);
    expect(site.pages.filter(({ facts }) => facts.lang !== 'en')).toEqual([]);
    expect(new Set(site.pages.map(({ facts }) => facts.title)).size).toBe(site.pages.length);
    expect(site.pages.filter((page) => !isDescribed(page))).toEqual([]);
  });

  test('name their own address as the one to keep', () => {
    expect(site.pages.filter((page) => !keepsItsAddress(site, page))).toEqual([]);
  });

  test('lead to no place that is not there', () => {
    expect(brokenFragments(site)).toEqual([]);
  });

  test('show pictures that are there, also where a page is shared', async () => {
    const pictures = pictureAddresses(site);
    expect(pictures.length).toBeGreaterThan(100);
    await expect.poll(() => missing(pictures.map(({ pathname }) => pathname))).toEqual([]);
  });

  test('are shared with a picture of 800 by 600', () => {
    const asked = shareAddresses(site).map(({ search }) => search);
    expect(asked.filter((search) => !search.startsWith('?width=800&height=600'))).toEqual([]);
    expect(asked.length).toBe(site.pages.length);
  });

  test('have icons in five sizes, a manifest and a feed', async () => {
    const icons = new Set(site.pages.flatMap(({ facts }) => facts.icons));
    expect(icons.size).toBe(5);
    await expect.poll(() => missing([...icons, '/manifest.webmanifest', '/feed.xml'])).toEqual([]);
  });

  test('carry structured data that parses', () => {
    const scripts = site.pages.flatMap(({ facts }) => facts.structuredData);
    const data = scripts.map((script) => JSON.parse(script) as { '@context': string });
    expect(new Set(data.map((each) => each['@context']))).toEqual(new Set(['https://schema.org']));
    const recipes = site.pages.filter(isRecipe);
    expect(recipes.filter(({ facts }) => facts.structuredData.length === 0)).toEqual([]);
  });
});
