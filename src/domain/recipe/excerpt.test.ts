import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, firstSentence, shorten } from './excerpt.ts';
import type { BlockNode, RichText } from '../text/rich-text.ts';

const document = (...children: BlockNode[]): RichText => ({ type: 'document', children });
const paragraph = (text: string): BlockNode => ({ type: 'paragraph', children: [{ text }] });

describe('First sentence, §2', () => {
  it.each([
    ['', ''],
    ['A pie', 'A pie'],
    ['A pie. It is good.', 'A pie.'],
    ['Is it a pie? Yes!', 'Is it a pie?'],
    ['“Good pie.” She left.', '“Good pie.”'],
    ['Use approx. 2 cups of flour. Stir.', 'Use approx. 2 cups of flour.'],
    ['Herbs (e.g. Thyme) help. Stir.', 'Herbs (e.g. Thyme) help.'],
    ['A recipe by J. Child. Stir.', 'A recipe by J. Child.'],
    ['Bake at 180.5 degrees. Cool.', 'Bake at 180.5 degrees.'],
    ['Wait… then stir. Done.', 'Wait… then stir.'],
    ['混ぜる。焼く。', '混ぜる。'],
    ['  Two\n lines. More ', 'Two lines.'],
  ])('of %j is %j', (text, expected) => {
    expect(firstSentence(text)).toBe(expected);
  });

  it('takes one pass over a hostile text', () => {
    const hostile = 'e.g. '.repeat(100_000);
    expect(firstSentence(hostile)).toBe(hostile.trim());
  });
});

describe('Shortened text, §2', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 7, 'one…'],
    ['one, two', 6, 'one…'],
    ['unbreakable', 5, 'unbr…'],
    ['🍰🍰🍰', 4, '🍰…'],
  ])('of %j in %i characters is %j', (text, maxLength, expected) => {
    expect(shorten(text, maxLength)).toBe(expected);
  });

  it('is never longer than allowed and never ends in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, max) => {
        expect(shorten(text, max).length).toBeLessThanOrEqual(max);
        expect(shorten(text, max).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('Excerpt, §2', () => {
  it('is the first sentence of the first paragraph with text', () => {
    const heading: BlockNode = { type: 'heading', level: 1, children: [{ text: 'Story' }] };
    const richText = document(heading, paragraph(' '), paragraph('Warm. Cold.'), paragraph('Hot.'));
    expect(excerpt(richText)).toBe('Warm.');
  });

  it('has at most 160 characters', () => {
    expect(excerpt(document(paragraph('word '.repeat(60))))).toHaveLength(160);
  });

  it('is empty without a paragraph', () => {
    expect(excerpt(null)).toBe('');
    expect(excerpt(document())).toBe('');
  });
});
