import { describe, expect, it } from 'vitest';
import { changedNumbers, pageTextOf } from './changed-numbers.ts';

describe('Numbers on their way from a line to its page', () => {
  it('are those of the line', () => {
    const lines = [
      '.25 tsp ground clove',
      '2 cups flour 250g',
      '1 lb. 4 oz. beef',
      'two dozen oysters, from about 4 reefs',
      '1.000 g Mehl',
      'one and a half cups milk',
    ];
    expect(changedNumbers(lines)).toEqual([]);
  });

  it('are read from what the page shows', () => {
    expect(pageTextOf('1.5 cups milk, 350 ml')).toContain('1½ cups (350 ml) milk');
  });
});
