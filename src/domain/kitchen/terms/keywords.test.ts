import { describe, expect, test } from 'vitest';
import { keywordsIn, withKeywords } from './keywords.ts';

describe('Keywords', () => {
  test('are read from lists with commas, semicolons and lines', () => {
    expect(keywordsIn('autumn, quick supper;soup\r\n- one pot\n* #easy\n\n ,')).toEqual([
      'autumn',
      'quick supper',
      'soup',
      'one pot',
      'easy',
    ]);
    expect(keywordsIn(' ,; \n')).toEqual([]);
  });

  test('are kept once, whatever their case and accents', () => {
    const kept = withKeywords(['Crème'], ['creme', 'soup', 'Soup']);
    expect(kept).toEqual(['Crème', 'soup']);
    expect(withKeywords(kept, ['SOUP'])).toBe(kept);
  });

  test('are never more or longer than the server takes', () => {
    const many = Array.from({ length: 300 }, (_, at) => `word ${at}`);
    expect(withKeywords([], many)).toHaveLength(100);
    expect(keywordsIn('x'.repeat(400))[0]).toHaveLength(255);
  });
});
