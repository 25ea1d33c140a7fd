import { describe, expect, test } from 'vitest';
import { creditOf } from './credit.ts';
import { aRow } from './testing/a-row.ts';

describe('The credit of a row', () => {
  const nonsense = { source: 'nononsensecooking', licence: 'CC-BY-4.0' };

  test.each([
    [{ ...nonsense, author: 'Ada' }, 'Recipe by Ada, nononsensecooking, CC-BY-4.0'],
    [{ ...nonsense, author: null }, 'Recipe from nononsensecooking, CC-BY-4.0'],
    [{ author: 'Ada' }, 'Recipe by Ada'],
    [{ licence: 'CC-BY-4.0' }, null],
  ])('of %o', (origin, credit) => {
    expect(creditOf(aRow(origin))).toBe(credit);
  });
});
