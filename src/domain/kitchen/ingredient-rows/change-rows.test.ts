import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paragraphsFromText } from '../../text/rich-text.ts';
import {
  bringRowBack,
  dissolveGroup,
  type Groups,
  moveRow,
  pasteRows,
  removeRow,
  type RowMove,
  splitRow,
} from './change-rows.ts';
import { mergeRows } from './merge-rows.ts';
import { rowFromLine } from './read-row.ts';
import { aPantry } from './testing/pantry.ts';

const pantry = aPantry();
const group = (id: string, lines: string[]) => ({
  id,
  title: id,
  note: null,
  ingredientUsages: lines.map((line) => rowFromLine(line, line, pantry)),
});
const groups: Groups = [group('dough', ['2 cups flour', '1 egg', 'salt']), group('top', ['milk'])];
const linesOf = (all: Groups | null | undefined) =>
  all?.map(({ ingredientUsages }) => ingredientUsages.map(({ writtenAs }) => writtenAs));
const idsAfter = (moved: Groups | null): string[] => ids(moved ?? groups);
const ids = (all: Groups) => all.flatMap((each) => each.ingredientUsages.map(({ id }) => id));

describe('Rows of ingredients', () => {
  test('leave the note of a dissolved group to the one above', () => {
    const note = paragraphsFromText('Cold hands.');
    const noted = [groups[0]!, { ...groups[1]!, note }];
    expect(dissolveGroup(noted, 'top')[0]!.note).toEqual(note);
  });

  const egg = { group: groups[0]!, row: groups[0]!.ingredientUsages[1]!, index: 1 };

  test('come back where they stood, once', () => {
    const without = removeRow(groups, egg.row.id);
    const back = bringRowBack(without, egg);
    expect(back).toEqual(groups);
    expect(bringRowBack(groups, egg)).toBeNull();
  });

  test('come back at the end where their group is gone', () => {
    const [, top] = removeRow(groups, egg.row.id);
    expect(linesOf(bringRowBack([top!], egg))).toEqual([['milk', '1 egg']]);
    expect(linesOf(bringRowBack([], egg))).toEqual([['1 egg']]);
  });

  test('are split where the cursor stands; the head stays the row it was', () => {
    const split = splitRow(groups, { rowId: '2 cups flour', at: 6, newId: 'new' }, pantry);
    expect(linesOf(split)).toEqual([['2 cups', 'flour', '1 egg', 'salt'], ['milk']]);
    expect(ids(split).slice(0, 2)).toEqual(['2 cups flour', 'new']);
  });

  test('are merged again into what they were, anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 6, 12), (at) => {
        const split = splitRow(groups, { rowId: '2 cups flour', at, newId: 'new' }, pantry);
        const merged = mergeRows(split, 'new', pantry);
        expect(linesOf(merged?.groups)?.[0]?.[0]?.trim()).toBe('2 cups flour');
        expect(merged?.into).toBe('2 cups flour');
      }),
    );
    expect(mergeRows(groups, '2 cups flour', pantry)).toBeNull();
    expect(mergeRows(groups, 'milk', pantry)).toBeNull();
  });

  test.each([
    ['salt', { kind: 'step', by: -1 }, [['2 cups flour', 'salt', '1 egg'], ['milk']]],
    [
      'salt',
      { kind: 'group', by: 1 },
      [
        ['2 cups flour', '1 egg'],
        ['salt', 'milk'],
      ],
    ],
    ['milk', { kind: 'group', by: -1 }, [['2 cups flour', '1 egg', 'salt', 'milk'], []]],
    [
      '2 cups flour',
      { kind: 'place', groupId: 'dough', index: 2 },
      [['1 egg', 'salt', '2 cups flour'], ['milk']],
    ],
    [
      '1 egg',
      { kind: 'place', groupId: 'top', index: 1 },
      [
        ['2 cups flour', 'salt'],
        ['milk', '1 egg'],
      ],
    ],
  ] as [string, RowMove, string[][]][])('move: %s by %o', (rowId, move, expected) => {
    expect(linesOf(moveRow(groups, rowId, move))).toEqual(expected);
  });

  test('move nowhere at the ends', () => {
    expect(moveRow(groups, 'salt', { kind: 'step', by: 1 })).toBeNull();
    expect(moveRow(groups, 'milk', { kind: 'group', by: 1 })).toBeNull();
    expect(moveRow(groups, 'salt', { kind: 'place', groupId: 'dough', index: 2 })).toBeNull();
    expect(moveRow(groups, 'salt', { kind: 'place', groupId: 'none', index: 0 })).toBeNull();
  });

  test('are all there after any move, wherever it leads', () => {
    const by = fc.constantFrom<-1 | 1>(-1, 1);
    const move: fc.Arbitrary<RowMove> = fc.oneof(
      fc.record({ kind: fc.constant<'step'>('step'), by }),
      fc.record({ kind: fc.constant<'group'>('group'), by }),
      fc.record({
        kind: fc.constant<'place'>('place'),
        groupId: fc.constantFrom('dough', 'top', 'none'),
        index: fc.integer({ min: -3, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('none', ...ids(groups)), move, (rowId, to) => {
        const kept = idsAfter(moveRow(groups, rowId, to));
        expect(kept.toSorted()).toEqual(ids(groups).toSorted());
      }),
    );
  });

  test('stay the same objects where nothing changes', () => {
    const split = splitRow(groups, { rowId: '1 egg', at: 1, newId: 'new' }, pantry);
    expect(split[1]).toBe(groups[1]);
    expect(split[0]?.ingredientUsages[0]).toBe(groups[0]?.ingredientUsages[0]);
    expect(removeRow(groups, 'none')).toEqual(groups);
  });

  test('are pasted where the cursor stands, their headings as groups', () => {
    let made = 0;
    const newId = () => `made ${(made += 1)}`;
    const pasted = [
      { title: null, lines: ['1 tsp yeast'] },
      { title: 'Sauce', lines: ['1 lime'] },
    ];
    const after = pasteRows(groups, { groupId: 'dough', index: 1, pasted }, { pantry, newId });
    expect(linesOf(after)).toEqual([
      ['2 cups flour', '1 tsp yeast', '1 egg', 'salt'],
      ['1 lime'],
      ['milk'],
    ]);
    expect(after.map(({ title }) => title)).toEqual(['dough', 'Sauce', 'top']);
    expect(new Set(ids(after)).size).toBe(6);
  });

  test('of a heading fill an empty group and give it their name', () => {
    const pasted = [{ title: 'Sauce', lines: ['1 lime'] }];
    const empty = [group('first', [])];
    const options = { pantry, newId: () => 'new' };
    const after = pasteRows(empty, { groupId: 'first', index: 0, pasted }, options);
    expect(after).toMatchObject([{ id: 'first', title: 'Sauce' }]);
    expect(linesOf(after)).toEqual([['1 lime']]);
  });

  test('of a group without a heading go on in the group above', () => {
    expect(linesOf(dissolveGroup(groups, 'top'))).toEqual([
      ['2 cups flour', '1 egg', 'salt', 'milk'],
    ]);
    expect(dissolveGroup(groups, 'dough')).toEqual(groups);
  });
});
