import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothLists, bothTexts } from './both-sides.ts';

const document = (...children: string[]) => ({ type: 'document', children });
const wordsOf = (text: string): string[] => Array.from(text);
const both = (mine: string, theirs: string) =>
  bothTexts(document(...wordsOf(mine)), document(...wordsOf(theirs)))!.children.join('');
const newId = () => 'new';

describe('Both of two texts', () => {
  it.each([
    ['m', 't', 'tm'],
    ['amc', 'atc', 'atmc'],
    ['abm', 'abt', 'abtm'],
    ['mab', 'abt', 'mabt'],
    ['ab', 'abt', 'abt'],
    ['cab', 'abc', 'abc'],
    ['', 't', 't'],
  ])('of “%s” and “%s” is “%s”', (mine, theirs, expected) => {
    expect(both(mine, theirs)).toBe(expected);
  });

  it('lose nothing that either says, and leave theirs in its order', () => {
    const letters = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
      .map((found) => found.join(''));
    fc.assert(
      fc.property(letters, letters, (mine, theirs) => {
        const made = both(mine, theirs);
        expect(wordsOf(mine).filter((each) => !made.includes(each))).toEqual([]);
        expect(
          wordsOf(made)
            .filter((each) => theirs.includes(each))
            .join(''),
        ).toBe(theirs);
        expect(both(theirs, theirs)).toBe(theirs);
      }),
    );
  });

  it.each([
    ['Mine', 'Theirs'],
    [null, document('t')],
    [['m'], ['t']],
  ])('is nothing of what is no rich text: %j', (mine, theirs) => {
    expect(bothTexts(mine, theirs)).toBeNull();
  });
});

describe('Both of two lists', () => {
  it('holds what both hold once, whatever its id is', () => {
    const mine = [
      { id: 'a', url: 'one' },
      { id: 'b', url: 'mine' },
    ];
    const theirs = [
      { id: 'x', url: 'one' },
      { id: 'y', url: 'theirs' },
    ];
    expect(bothLists(mine, theirs, newId)).toEqual([...theirs, mine[1]]);
    expect(bothLists(['a', 'm'], ['a', 't'], newId)).toEqual(['a', 't', 'm']);
  });

  it('gives a row that both changed another id', () => {
    const [mine, theirs] = [[{ id: 'a', url: 'mine' }], [{ id: 'a', url: 'theirs' }]];
    expect(bothLists(mine, theirs, newId)).toEqual([...theirs, { id: 'new', url: 'mine' }]);
  });

  it('has every row of either once and no id twice', () => {
    const row = fc.record({ id: fc.constantFrom('a', 'b', 'c'), url: fc.constantFrom('1', '2') });
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id });
    fc.assert(
      fc.property(rows, rows, (mine, theirs) => {
        let made = 0;
        const nextId = () => `new-${(made += 1)}`;
        const rowsOfBoth = bothLists(mine, theirs, nextId) as typeof mine;
        const said = new Set(rowsOfBoth.map(({ url }) => url));
        expect([...mine, ...theirs].filter(({ url }) => !said.has(url))).toEqual([]);
        expect(new Set(rowsOfBoth.map(({ id }) => id)).size).toBe(rowsOfBoth.length);
        expect(rowsOfBoth).toEqual(expect.arrayContaining(theirs));
      }),
    );
  });

  it('is nothing of what is no list', () => {
    expect(bothLists(null, [], newId)).toBeNull();
    expect(bothLists('mine', 'theirs', newId)).toBeNull();
  });
});
