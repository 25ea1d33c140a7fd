import { describe, expect, it } from 'vitest';
import { partLongWords, partsWordsOf } from './part-long-words.ts';

const visible = (html: string) => html.replaceAll('\u00ad', '|');
const parted = async (html: string, language = 'de') =>
  visible(await partLongWords(html, language));

describe('Long words of headings and links', () => {
  it.each([
    ['de', 'Schokoladenkuvertüre', 'Scho|ko|la|den|ku|ver|türe'],
    ['de-AT', 'Zwetschgenröster', 'Zwetsch|gen|röster'],
    ['de', 'Apfelstrudel', 'Apfel|strudel'],
    ['fi', 'lihamakaronilaatikko', 'liha|ma|ka|ro|ni|laa|tikko'],
    ['nl', 'aardappelpannenkoek', 'aard|ap|pel|pan|nen|koek'],
    ['nb', 'bringebærsyltetøykake', 'bringe|bær|syl|te|tøy|kake'],
  ])('part in %s: %s', async (language, word, expected) => {
    expect(await parted(`<h1 class="long">${word}</h1>`, language)).toBe(
      `<h1 class="long">${expected}</h1>`,
    );
  });

  it('part as they are written, beside short ones and signs', async () => {
    const html = '<a href="/x"><strong>ZWETSCHGENRÖSTER &amp; Eis, Donau-Kuchen</strong></a>';
    expect(await parted(html)).toBe(html.replace('ZWETSCHGENRÖSTER', 'ZWETSCH|GEN|RÖSTER'));
  });

  it.each([
    ['the title of a page', '<title>Zwetschgenröster</title>'],
    ['facts for machines', '<h1><script>"Zwetschgenröster <h2>"</script></h1>'],
    ['attributes', '<h1><img alt="Zwetschgenröster > a"></h1>'],
    ['running text', '<h1>Eis</h1><p>Zwetschgenröster</p>'],
    ['islands', '<h2><astro-island uid="x"><a href="/">Zwetschgenröster</a></astro-island></h2>'],
    ['words of a browser', '<textarea><h1>Zwetschgenröster</h1></textarea>'],
    ['parts in English', '<div lang="en"><div></div><h2>Internationalisation</h2></div>'],
    ['words of few letters', '<h1>Marillenmus</h1>'],
    ['a lone sign', '<h1>a < b</h1>'],
  ])('do not part in %s', async (_, html) => {
    expect(await parted(html)).toBe(html);
  });

  it('part by the language of the element around them, and of the page after it', async () => {
    const html =
      '<html lang="en"><body><h1>Zwetschgenröster</h1><div lang="de"><div></div><h2>Zwetschgenröster</h2></div><h2>Zwetschgenröster</h2></body></html>';
    expect(await parted(html, 'en')).toBe(
      html.replace('<h2>Zwetschgenröster', '<h2>Zwetsch|gen|röster'),
    );
  });

  it('are looked for where a language has patterns', () => {
    expect(partsWordsOf(['en', 'de-CH'])).toBe(true);
    expect(partsWordsOf(['en', 'ja', 'constructor'])).toBe(false);
  });
});
