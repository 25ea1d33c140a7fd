import { expect, test } from 'vitest';
import { readyColors, readyTypes } from './dressing.ts';
import { lookKeys } from '../../look/looks.ts';

test.each(lookKeys)(
  'Nothing that a site in %s can choose has the name of another choice',
  (worn) => {
    for (const group of [readyColors(worn), readyTypes(worn)]) {
      const titles = group.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  },
);
