import { describe, expect, it } from 'vitest';
import { longTextOf } from '#domain/testing/long-text.ts';
import { readSource } from './read-source.ts';

const inScript = (json: string) => `<script type="application/ld+json">${json}</script>`;
const recipe = (inside: string) =>
  `<div itemscope itemtype="http://schema.org/Recipe">${inside}</div>`;

/** Each of these kept some reader of pages busy for seconds, or ended it. */
const sources: Record<string, string> = {
  'elements without end': '<div>'.repeat(20_000),
  'marks without end': `${'<b>'.repeat(30_000)}${'</i>'.repeat(20_000)}`,
  'ends without beginnings': '</b>'.repeat(25_000),
  'tags that never close': '<'.repeat(100_000),
  'entities that never end': '&'.repeat(100_000),
  'JSON lists inside of each other': inScript('['.repeat(100_000)),
  'JSON objects inside of each other': inScript(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  'a recipe in lists inside of each other': `{"@type":"Recipe","recipeIngredient":${'['.repeat(9000)}"1 egg"${']'.repeat(9000)}}`,
  'a recipe in steps inside of each other': `{"@type":"Recipe","recipeInstructions":${'{"text":'.repeat(9000)}1${'}'.repeat(9000)}}`,
  'strings that never end': inScript('"\\'.repeat(50_000)),
  'commas and blanks': inScript(`{${','.repeat(50_000)}${' '.repeat(50_000)}`),
  'items inside of each other': '<div itemscope itemtype="http://schema.org/Recipe">'.repeat(390),
  'references to everything': `<div itemscope itemtype="http://schema.org/Recipe" itemref="${'a '.repeat(5000)}"></div><p id="a">${'<i itemprop="name">x</i>'.repeat(2000)}</p>`,
  'a thousand recipes': recipe(
    '<i itemprop="name">a</i><i itemprop="recipeIngredient">1 egg</i>',
  ).repeat(800),
  'lines of ingredients': '1 cup flour\n'.repeat(8000),
  'lines of headings': 'Ingredients\nMethod\n'.repeat(4000),
  'one endless line': longTextOf('1 '),
  'an endless line of facts': longTextOf('a; '),
  'an endless ingredient': `Ingredients\n${longTextOf('a, ')}`,
  'marks of signatures': `Ingredients\n1 egg\n\nMethod\nMix it all well.\n${'--\n'.repeat(60_000)}Bake it all well.`,
  farewells: `Ingredients\n1 egg\n\nMethod\n${'Love Mum\n\n'.repeat(100_000)}`,
  'headers of mails below blanks': `${'\n'.repeat(300_000)}${'From: a\nTo: b\n\n'.repeat(60_000)}`,
  'blanks in a line': `x${' '.repeat(100_000)}y`,
  'half letters and controls': `Buns\n\u{D800}\u0000 1 egg\n\u202E2 cups flour\n\nMix it.`,
};

describe('A source that means harm', () => {
  it.each(Object.entries(sources))('comes to an end: %s', (_name, text) => {
    const { recipes } = readSource({ text, address: null, language: 'en' });
    expect(recipes.length).toBeLessThanOrEqual(50);
  });

  it('runs nothing, and keeps no script, style or form of a page', () => {
    const text = `<h1>Buns</h1><script>alert(1)</script><style>p{}</style>
      <p onclick="x()">Ingredients</p><p>1 cup flour<script>2</script></p><p>2 eggs</p>
      <p>Method</p><p>Mix <a href="javascript:alert(1)">it</a> all well together.</p>`;
    const { recipes } = readSource({ text, address: null, language: 'en' });
    expect(JSON.stringify(recipes)).not.toMatch(/alert|javascript|onclick|p\{\}/);
    expect(recipes[0]?.ingredientGroups.value[0]?.items).toEqual(['1 cup flour', '2 eggs']);
  });

  it('has links in texts only where a recipe may link to', () => {
    const steps =
      '<p>See <a href="javascript:x">this</a> and <a href="https://pies.test/">that</a>.</p>';
    const text = inScript(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Buns',
        recipeIngredient: ['1 egg'],
        recipeInstructions: steps,
      }),
    );
    const { recipes } = readSource({ text, address: null, language: 'en' });
    expect(JSON.stringify(recipes)).not.toContain('javascript');
    expect(JSON.stringify(recipes)).toContain('https://pies.test/');
  });
});
