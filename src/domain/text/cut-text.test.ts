import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, firstLetter } from './cut-text.ts';

const odd = [
  '😀',
  '\u{958}',
  '\u{D83D}',
  '\u{DE00}',
  `e${'\u{301}'.repeat(90)}`,
  '👩‍👩‍👧‍👦',
  'e\u{301}',
  'x',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary' })), { maxLength: 80 })
  .map((parts) => parts.join(''));

describe('As much of a text as fits', () => {
  it('fits as the server counts it, and can be sent', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 200 }), (text, most) => {
        const cut = cutText(text, most);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut).toBe(cut.normalize('NFC'));
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(text.toWellFormed().normalize('NFC').startsWith(cut)).toBe(true);
      }),
    );
  });

  it('counts a letter that grows when it is composed, and halves nothing', () => {
    expect(cutText('\u{958}'.repeat(80), 100)).toHaveLength(100);
    expect(cutText(`a${'😀'.repeat(60)}`, 100)).toBe(`a${'😀'.repeat(49)}`);
    expect(cutText(`x${'\u{20000}'.repeat(3)}`, 4)).toBe('x\u{20000}');
  });
});

describe('The letter that stands for a name', () => {
  it('is a whole one', () => {
    expect(['Plum', '😀 pan', '🏳️‍🌈 cake', ''].map(firstLetter)).toEqual(['P', '😀', '🏳️‍🌈', '']);
  });
});
