import { describe, expect, test } from 'vitest';
import { fractionParts } from './fraction-parts.ts';

describe('Fractions in a text, §9', () => {
  test.each([
    ['2⅔ cups', ['2', { glyph: '⅔', over: '2', under: '3' }, ' cups']],
    ['⅛', [{ glyph: '⅛', over: '1', under: '8' }]],
    ['⅓–⅞', [{ glyph: '⅓', over: '1', under: '3' }, '–', { glyph: '⅞', over: '7', under: '8' }]],
    // Typefaces that draw these do so unlike the thirds beside them.
    [
      '½ or ¾',
      [{ glyph: '½', over: '1', under: '2' }, ' or ', { glyph: '¾', over: '3', under: '4' }],
    ],
    ['⅒', [{ glyph: '⅒', over: '1', under: '10' }]],
  ])('are cut out of "%s"', (text, parts) => {
    expect(fractionParts(text)).toEqual(parts);
  });
});
