import { describe, expect, test } from 'vitest';
import { readRows } from './recipe-row.ts';

const file = (...lines: (object | string)[]) =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

describe('A file of recipes', () => {
  test('may leave out what a recipe does not tell', () => {
    const { rows, problems } = readRows(file({ id: 'a', title: 'A' }));
    expect(problems).toEqual([]);
    expect(rows[0]).toMatchObject({ line: 1, row: { id: 'a', ingredients: [], author: null } });
  });

  test('names the line that cannot be read and reads all others', () => {
    const lines = file(
      { id: 'a', title: 'A' },
      '{broken',
      '',
      { title: 'B' },
      { id: 'c', title: 'C' },
    );
    const { rows, problems } = readRows(lines);
    expect(rows.map(({ line }) => line)).toEqual([1, 5]);
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
    expect(problems[0]?.reason).toMatch(/^it is no JSON: /);
    expect(problems[1]?.reason).toBe('it is no recipe: id: Required');
  });

  test('holds every recipe once', () => {
    const { problems } = readRows(file({ id: 'a', title: 'A' }, { id: 'a', title: 'B' }));
    expect(problems).toEqual([{ line: 2, reason: 'it has the same id as line 1' }]);
  });
});
