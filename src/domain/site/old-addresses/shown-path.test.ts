import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownPath } from './shown-path.ts';

describe('A path as it is shown', () => {
  it.each([
    ['/recipes?search=Cr%C3%A8me%20%26%20K%C3%A4se', '/recipes?search=Crème & Käse'],
    ['/recipes?search=Cr%C3%A8me+%26+K%C3%A4se', '/recipes?search=Crème & Käse'],
    ['/kategorie/k%C3%A4se/', '/kategorie/käse/'],
    ['/100%/tart?a=%E0%A4%A', '/100%/tart?a=%E0%A4%A'],
    ['/a%0Ab%E2%80%AEc', '/a%0Ab%E2%80%AEc'],
    ['/about', '/about'],
  ])('reads %s as %s', (path, shown) => {
    expect(shownPath(path)).toBe(shown);
  });

  it('has the words of whatever is looked for', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N} &=?%+/-]{0,20}$/u), (words) => {
        const query = encodeURIComponent(words);
        expect(shownPath(`/recipes?search=${query}`)).toBe(`/recipes?search=${words}`);
      }),
    );
  });
});
