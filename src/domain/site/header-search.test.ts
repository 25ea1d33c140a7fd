import { describe, expect, it } from 'vitest';
import { hasHeaderSearch, showsHeaderSearch } from './header-search.ts';

describe('The search in the header, §2', () => {
  it('is for three sites', () => {
    const sites = ['hearth', 'market-garden', 'atelier', 'supper-letter'];
    expect(sites.filter(hasHeaderSearch)).toEqual(['hearth', 'market-garden', 'atelier']);
  });

  it.each([
    ['/', true],
    ['/about', true],
    ['/recipes/leek-tart', true],
    ['/recipes', false],
    ['/subscribe', false],
    ['/subscribe/success', false],
    ['/sign-in', false],
    ['/sign-in/callback', false],
    ['/sign-up', false],
  ])('on %s: %s', (path, isShown) => {
    expect(showsHeaderSearch(path)).toBe(isShown);
  });
});
