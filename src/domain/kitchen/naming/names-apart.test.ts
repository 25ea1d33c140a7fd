import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesApart } from './names-apart.ts';

const word = fc.constantFrom('', 'Tart', 'Tart, 1 of 2', 'Tart, round', 'Soup', 'round', 'red');
const named = fc.record({
  name: word,
  marks: fc.array(
    word.map((mark) => () => mark),
    { maxLength: 3 },
  ),
});
const tart = (...marks: string[]) => ({ name: 'Tart', marks: marks.map((mark) => () => mark) });

describe('Things that are called alike', () => {
  it('have a name of their own each, which begins with what they are called', () => {
    fc.assert(
      fc.property(fc.array(named, { maxLength: 12 }), (all) => {
        const names = namesApart(all);
        expect(new Set(names).size).toBe(all.length);
        expect(names.every((name, at) => name.startsWith(all[at]!.name))).toBe(true);
      }),
    );
  });

  it('are told apart by the first mark in which they differ', () => {
    expect(namesApart([tart('plums', 'May'), tart('pears', 'May')])).toEqual([
      'Tart, plums',
      'Tart, pears',
    ]);
    expect(namesApart([tart('', 'May'), tart('', 'June')])).toEqual(['Tart, May', 'Tart, June']);
  });

  it('are counted where nothing tells them apart, and others keep their names', () => {
    const soup = { name: 'Soup', marks: [() => 'hot'] };
    expect(namesApart([tart(), soup, tart()])).toEqual(['Tart, 1 of 2', 'Soup', 'Tart, 2 of 2']);
  });
});
