import { describe, expect, it } from 'vitest';
import { findTitled } from './find-titled.ts';

const items = ['Rye bread', 'Bread pudding', 'Gingerbread', 'Crème brûlée', 'Brot & Brötchen'].map(
  (label) => ({ label }),
);
const found = (typed: string) => findTitled(items, typed, 10).map(({ label }) => label);

describe('What the command palette finds', () => {
  it('puts what begins with the words before what holds them', () => {
    expect(found('bread')).toEqual(['Bread pudding', 'Rye bread', 'Gingerbread']);
  });

  it('heeds neither case nor accents', () => {
    expect(found('CREME bru')).toEqual(['Crème brûlée']);
    expect(found('brotchen')).toEqual(['Brot & Brötchen']);
  });

  it('asks for every word, in whichever order', () => {
    expect(found('pudding bread')).toEqual(['Bread pudding']);
    expect(found('bread soup')).toEqual([]);
  });

  it('is everything in its order while nothing is typed, and no more than asked for', () => {
    expect(findTitled(items, '  ', 2)).toEqual(items.slice(0, 2));
  });

  it('finds by the detail too', () => {
    expect(findTitled([{ label: 'Hearth', detail: 'Switch site' }], 'switch', 5)).toHaveLength(1);
  });
});
