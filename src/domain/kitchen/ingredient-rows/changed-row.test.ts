import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IngredientUsageGroup } from '../../recipe/recipe.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import * as rows from './change-rows.ts';
import { changedField } from './changed-row.ts';
import { rowFromLine } from './read-row.ts';
import { aPantry } from './testing/pantry.ts';

const pantry = aPantry();
const aGroup = (id: string, ...lines: string[]): IngredientUsageGroup => ({
  id,
  title: id,
  note: null,
  ingredientUsages: lines.map((line) => rowFromLine(line, line, pantry)),
});
const two = [aGroup('dough', 'flour', 'salt', 'oil'), aGroup('sauce', 'milk', 'lime')];
const anyRow = fc.constantFrom('flour', 'salt', 'oil', 'milk', 'lime');
const otherThan = (id: string) => (id === 'dough' ? 'sauce' : 'dough');
const pathOf = (groupId: string, row: string) =>
  `ingredientUsageGroups.${groupId}.ingredientUsages.${row}`;

describe('What a change of ingredients was about', () => {
  it('is the row that was typed in, removed, inserted or brought to another group', () => {
    fc.assert(
      fc.property(anyRow, (id) => {
        const { row, group } = rows.findRow(two, id)!;
        const other = otherThan(group.id);
        const typed = rows.changeRow(two, { ...row, note: 'x' });
        const removed = rows.removeRow(two, id);
        const moved = rows.moveRow(two, id, { kind: 'place', groupId: other, index: 1 })!;
        const changes = [
          [two, typed],
          [two, removed],
          [removed, two],
          [two, moved],
        ] as const;
        const fields = changes.map(([before, after]) => changedField(before, after));
        const own = pathOf(group.id, id);
        expect(fields).toEqual([own, own, own, pathOf(other, id)]);
      }),
    );
  });

  it('is the row that was moved within its group', () => {
    const moves = [
      ['flour', 2],
      ['oil', 0],
    ] as const;
    const fields = moves.map(([id, index]) =>
      changedField(two, rows.moveRow(two, id, { kind: 'place', groupId: 'dough', index })!),
    );
    expect(fields).toEqual([pathOf('dough', 'flour'), pathOf('dough', 'oil')]);
  });

  it('is one of two rows that change places', () => {
    const moved = rows.moveRow(two, 'salt', { kind: 'step', by: 1 })!;
    expect([pathOf('dough', 'salt'), pathOf('dough', 'oil')]).toContain(changedField(two, moved));
  });

  it('is the heading or the note that was written, else the list', () => {
    const renamed = rows.changeGroup(two, 'sauce', (group) => ({ ...group, title: 'Gravy' }));
    expect(changedField(two, renamed)).toBe('ingredientUsageGroups.sauce.title');
    const note = paragraphsFromText('Warm.');
    const noted = rows.changeGroup(two, 'sauce', (group) => ({ ...group, note }));
    expect(changedField(two, noted)).toBe('ingredientUsageGroups.sauce.note');
    expect(changedField(two, two)).toBe('ingredientUsageGroups');
  });
});
