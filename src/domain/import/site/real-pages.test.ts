import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../text/plain-text.ts';
import { keyOf } from '../blog/body/recipe-in-body.ts';
import type { FileRecipe } from '../files/file-recipe.ts';
import { siteOf } from './own-site.ts';
import { readSitePage } from './recipes-of-page.ts';

const folder = new URL('../../../../../shared/data/recipe-pages/', import.meta.url);
const hasPages = existsSync(folder);
type Entry = { html: string; expected: string; url: string; language: string; tier: string };
type Expected = { ingredients?: string[]; instructions_list?: string[] };

const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const entries = (hasPages ? (JSON.parse(read('manifest.json')) as Entry[]) : []).filter(({ url }) =>
  URL.canParse(url),
);

function pageOf({ html, expected, url, language }: Entry) {
  const text = gunzipSync(readFileSync(new URL(html, folder))).toString('utf8');
  const site = siteOf(new URL('/', url).href) ?? { asked: '', home: '', hosts: [], folder: '/' };
  const page = { asked: url, address: url, html: text, language };
  const recipes = readSitePage(page, site)?.recipes ?? [];
  const story = recipes.at(-1)?.story;
  const { ingredients = [], instructions_list = [] } = JSON.parse(read(expected)) as Expected;
  return {
    recipes,
    lines: story ? toPlainText(story).split('\n') : [],
    own: new Set([...ingredients, ...instructions_list].map(keyOf)),
  };
}

const commentsBelow = ({ comments = [] }: FileRecipe) => comments;
const picturesAround = ({ linked = [] }: FileRecipe) => linked;

const furniture =
  /^(?:home|contact|privacy policy|subscribe|share|print|pin|menu|search|log ?in|sign up|jump to|comments?|leave a (?:comment|reply)|related|newsletter|advertisement|facebook|pinterest|you may also|previous|next|skip to|published|updated|filed under|reader interactions)\b.{0,40}$/i;

describe.skipIf(!hasPages)('Real pages of sites (need the data folder)', () => {
  const pages = entries.map(pageOf);
  const stories = pages.filter(({ lines }) => lines.length > 0);

  it('are read where they mark a recipe up, and tell their stories', () => {
    const marked = entries.filter(({ tier }) => tier !== 'none');
    expect(pages.filter(({ recipes }) => recipes.length > 0).length).toBeGreaterThanOrEqual(
      marked.length,
    );
    expect(stories.length).toBeGreaterThanOrEqual(55);
  });

  it('have no line of their recipes nor of what stands around in their stories', () => {
    expect(
      stories.flatMap(({ lines, own }) => lines.filter((line) => own.has(keyOf(line)))),
    ).toEqual([]);
    expect(stories.flatMap(({ lines }) => lines.filter((line) => furniture.test(line)))).toEqual(
      [],
    );
  });

  it('say when they were published, and what they are about', () => {
    const mains = pages.flatMap(({ recipes }) => recipes.slice(-1));
    expect(mains.filter(({ writtenAt }) => writtenAt !== null).length).toBeGreaterThanOrEqual(60);
    const termed = mains.filter(({ recipe: { terms } }) =>
      Object.values(terms).some(({ value }) => value.length > 0),
    );
    expect(termed.length).toBeGreaterThanOrEqual(60);
  });

  it('bring what was said on them, with names and days, and each of it once', () => {
    const mains = pages.flatMap(({ recipes }) => recipes.slice(-1));
    const commented = mains.map(commentsBelow).filter((comments) => comments.length > 0);
    expect(commented.length).toBeGreaterThanOrEqual(31);
    const all = commented.flat();
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ name }) => name).filter((name) => /^$|\S@\S/.test(name))).toEqual([]);
    expect(all.filter(({ at }) => at === null).length).toBeLessThanOrEqual(6);
    expect(all.filter(({ text }) => /^(?:reply|says)\b.{0,20}$/im.test(String(text)))).toEqual([]);
  });

  it('bring the photos of their stories', () => {
    const linked = pages.flatMap(({ recipes }) => recipes.slice(-1)).map(picturesAround);
    expect(linked.filter((pictures) => pictures.length > 0).length).toBeGreaterThanOrEqual(55);
    const none = /gravatar|\.svg|\/emoji\/|doubleclick|amazon-adsystem|\/themes\//;
    expect(linked.flat().filter(({ address }) => none.test(address))).toEqual([]);
  });
});
