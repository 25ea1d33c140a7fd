import { describe, expect, it } from 'vitest';
import { likelyTargets } from './likely-targets.ts';

const candidates = [
  { title: 'Plum Tart', slug: 'plum-tart' },
  { title: 'Plum Tart with Almonds', slug: 'plum-tart-with-almonds' },
  { title: 'Crème Brûlée', slug: 'burnt-cream' },
  { title: 'Rye Bread', slug: 'rye-bread' },
  { title: 'Pies', slug: 'pies' },
];
const titles = (address: string) => likelyTargets(candidates)(address).map(({ title }) => title);

describe('What an old address was likely of', () => {
  it.each([
    ['/2012/03/plum-tart.html', 'Plum Tart'],
    ['/recipes/best-plum-tart-recipe', 'Plum Tart'],
    ['/desserts/plum-tarts-with-almond', 'Plum Tart with Almonds'],
    ['/crème-brulee', 'Crème Brûlée'],
    ['/2011/rye_bread_2', 'Rye Bread'],
    ['/category/pie', 'Pies'],
    ['/?recipe=rye-bread', 'Rye Bread'],
  ])('is found by words: %s', (address, title) => {
    expect(titles(address)[0]).toBe(title);
  });

  it('names the likeliest first', () => {
    expect(titles('/plum-tart')).toEqual(['Plum Tart', 'Plum Tart with Almonds']);
  });

  it.each(['/?p=123', '/2012/03', '/contact', '/recipes', '/'])('is not guessed: %s', (address) => {
    expect(titles(address)).toEqual([]);
  });
});
