import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRichText } from '#domain/testing/any-rich-text.ts';
import { headOf, weightOf } from './head-of.ts';
import { toPlainText } from './plain-text.ts';

describe('The beginning of a text', () => {
  it('is a beginning, of the weight that was asked for at most, and well formed', () => {
    fc.assert(
      fc.property(anyRichText, fc.nat(80), (text, most) => {
        const head = headOf(text, most);
        expect(weightOf(head)).toBeLessThanOrEqual(most);
        expect(toPlainText(text).startsWith(toPlainText(head).trimEnd())).toBe(true);
        expect(toPlainText(head).isWellFormed()).toBe(true);
      }),
    );
  });

  it('is the whole of a text that weighs no more', () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        expect(headOf(text, weightOf(text))).toEqual(text);
      }),
    );
  });

  it('ends behind a word', () => {
    const text = {
      type: 'document' as const,
      children: [{ type: 'paragraph' as const, children: [{ text: 'Melt the butter' }] }],
    };
    expect(toPlainText(headOf(text, 14))).toBe('Melt the');
  });
});
