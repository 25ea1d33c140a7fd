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

  it.each([
    [['Pie', ['1 egg']], ['Pie', ['2 eggs']]],
    [['Pie', ['1 egg', 'salt']], ['Pie', ['1 egg']]],
    [['Pie', []], ['Tart', []]],
  ] as const)('differs between %j and %j', (one, other) => {
    expect(likenessOf(...one)).not.toBe(likenessOf(...other));
  });
});
