import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likenessOf } from './likeness.ts';

const words = fc.stringMatching(/^[a-zäöüéñ½ ]{1,20}$/);
const blank = fc.constantFrom(' ', '  ', '\t', '\u00a0');

describe('The likeness of recipes', () => {
  it('is the same whatever the case, the blanks and the way that letters are composed', () => {
    fc.assert(
      fc.property(words, fc.array(words), blank, (title, lines, between) => {
        const changed = (text: string) =>
          `${between}${text.toUpperCase().toLowerCase().normalize('NFD').replaceAll(' ', between)}${between}`;
        expect(likenessOf(changed(title), lines.map(changed))).toBe(likenessOf(title, lines));
      }),
    );
  });

  it.each<[string, string[]]>([
    ['Pie', ['2 eggs', 'flour']],
    ['Pie', ['1 egg']],
    ['Pie', ['flour', '1 egg']],
    ['Tart', ['1 egg', 'flour']],
  ])('differs from that of %j', (...recipe) => {
    expect(likenessOf('Pie', ['1 egg', 'flour'])).not.toBe(likenessOf(...recipe));
  });
});
