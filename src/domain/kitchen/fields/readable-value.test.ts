import { describe, expect, it } from 'vitest';
import { readableValue } from './readable-value.ts';

describe('A part of a recipe beside another', () => {
  it('is its words and numbers', () => {
    const content = {
      type: 'document',
      children: [{ type: 'paragraph', children: [{ text: 'Fold ' }, { text: 'gently' }] }],
    };
    expect(readableValue({ content })).toBe('Fold gently');
    expect(readableValue({ yieldServings: 4, servingDescription: 'bowls' })).toBe('4 · bowls');
    expect(readableValue({ title: 'Rye' })).toBe('Rye');
  });

  it('names no ids, and is nothing where there is none', () => {
    expect(readableValue({ unitId: '0b7f1c52-6c5e-4b1e-9d55-1f6a2f1d8c11' })).toBeNull();
    expect(readableValue(null)).toBeNull();
    expect(readableValue({ note: null, title: ' ' })).toBeNull();
  });
});
