import { describe, expect, it } from 'vitest';
import { rowFromLine } from '../ingredient-rows/read-row.ts';
import { aPantry } from '../ingredient-rows/testing/pantry.ts';
import { stepIngredients } from './step-ingredients.ts';

const pantry = aPantry();
const group = (title: string, ...lines: string[]) => ({
  id: title,
  title,
  note: null,
  ingredientUsages: lines.map((line, at) => rowFromLine(`${title}-${at}`, line, pantry)),
});
const apart = (...groups: ReturnType<typeof group>[]) =>
  stepIngredients(groups, [], 'en').map((each) => each.apart);

describe('Ingredients that are called alike', () => {
  it('are told apart by their lines', () => {
    expect(apart(group('Cake', '2 lemon', '1 lemon, zested', 'flour'))).toEqual([
      '2 lemon',
      '1 lemon, zested',
      undefined,
    ]);
  });

  it('are told apart by their groups where the lines are alike, and by their place where those are', () => {
    expect(apart(group('Cake', '1 lemon'), group('Glaze', '1 lemon'))).toEqual([
      '1 lemon · Cake',
      '1 lemon · Glaze',
    ]);
    expect(apart(group('Cake', 'lemon', 'Lemon', 'lemon'))).toEqual([
      'lemon · Cake · 1',
      'Lemon · Cake · 2',
      'lemon · Cake · 3',
    ]);
  });

  it('are told apart by their amounts where no line was typed', () => {
    const { writtenAs: _one, ...one } = rowFromLine('1', '1 lemon', pantry);
    const { writtenAs: _two, ...two } = rowFromLine('2', '2 lemon', pantry);
    expect(apart({ ...group('Cake'), ingredientUsages: [one, two] })).toEqual(['1', '2']);
  });
});
