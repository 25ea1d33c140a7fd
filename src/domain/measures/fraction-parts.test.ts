import { describe, expect, test } from 'vitest';
import { fractionParts } from './fraction-parts.ts';

describe('Fractions in a text, §9', () => {
  test.each([
    ['2⅔ cups', ['2', { glyph: '⅔', over: '2', under: '3' }, ' cups']],
    ['⅛', [{ glyph: '⅛', over: '1', under: '8' }]],
    ['⅓–⅞', [{ glyph: '⅓', over: '1', under: '3' }, '–', { glyph: '⅞', over: '7', under: '8' }]],
    ['⅒', [{ glyph: '⅒', over: '1', under: '10' }]],
  ])('are cut out of "%s"', (text, parts) => {
    expect(fractionParts(text)).toEqual(parts);
  });

  test('are cut out where typefaces have some of them, so that all are built alike', () => {
    const glyphs = fractionParts('½ cup, ¼, ¾ and ⅓').map((part) =>
      typeof part === 'string' ? part : `${part.over}/${part.under}`,
    );
    expect(glyphs.join('')).toBe('1/2 cup, 1/4, 3/4 and 1/3');
  });
});
