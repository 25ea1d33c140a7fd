import { describe, expect, test } from 'vitest';
import { aRow } from './testing/a-row.ts';
import { servingsOf } from './servings.ts';

describe('Servings of a row', () => {
  test.each([
    ['4', { yieldServings: 4, servingDescription: null, asWritten: null }],
    ['10.', { yieldServings: 10, servingDescription: null, asWritten: null }],
    ['8 bowls', { yieldServings: 8, servingDescription: 'bowls', asWritten: null }],
    ['1 good slice', { yieldServings: 1, servingDescription: 'good slice', asWritten: null }],
    ['6 servings', { yieldServings: 6, servingDescription: null, asWritten: null }],
    ['6-8', { yieldServings: 6, servingDescription: null, asWritten: '6-8' }],
    ['6-8 bowls', { yieldServings: 6, servingDescription: 'bowls', asWritten: '6-8 bowls' }],
    ['1 (2 wraps)', { yieldServings: 1, servingDescription: null, asWritten: '1 (2 wraps)' }],
    ['Depends', { yieldServings: null, servingDescription: null, asWritten: 'Depends' }],
  ])('"%s" are %o', (servings, told) => {
    expect(servingsOf(aRow({ servings, yieldServings: told.yieldServings }))).toEqual(told);
  });
});
