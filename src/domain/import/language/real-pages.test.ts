import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { toldLanguage } from '../told-language.ts';

const folder = new URL('../../../../../shared/data/recipe-pages/', import.meta.url);
const hasPages = existsSync(folder);
type Entry = { html: string; url: string; language: string | null };

const entries: Entry[] = hasPages
  ? (JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Entry[])
  : [];
/** Of no page, so that each tells its own. */
const around = 'mt';

function readingOf({ html, url, language }: Entry) {
  const text = gunzipSync(readFileSync(new URL(html, folder))).toString('utf8');
  const recipes = readPage(text, { address: url, language: language ?? around })?.recipes ?? [];
  const [told] = recipes.map((recipe) => toldLanguage({ ...recipe, language: null }, around));
  return { url, stated: language?.split('-')[0] ?? null, told: told?.value ?? null };
}

describe.skipIf(!hasPages)('The words of real recipes (need the data folder)', () => {
  const read = entries.map(readingOf);

  it('tell the language that their pages state, or none', () => {
    const wrong = read
      .filter(({ stated }) => stated !== null)
      .filter(({ stated, told }) => ![stated, null].includes(told));
    expect(wrong).toEqual([]);
  });

  it('tell one of nearly all of them', () => {
    expect(read.filter(({ told }) => told !== null).length).toBeGreaterThan(read.length * 0.9);
  });
});
