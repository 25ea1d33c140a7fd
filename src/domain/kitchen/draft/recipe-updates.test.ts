import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anId, aRecipe, aUsage } from '#kitchen/recipe-editor/testing/recipes.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { ingredientUsageRows as usages, instructionRows, withField } from './recipe-updates.ts';

const recipe = aRecipe();
const [dough, glaze] = [anId(100), anId(101)];

const idsOf = ({ ingredientUsageGroups }: RecipeContent) =>
  ingredientUsageGroups.map((group) =>
    group.ingredientUsages.map(({ id }) => Number(id.slice(-4))),
  );

describe('Rows of a recipe', () => {
  it.each<[name: string, changed: RecipeContent, ids: number[][]]>([
    [
      'inserts',
      usages.insert(recipe, [aUsage(8), aUsage(9)], { groupId: dough, at: 1 }),
      [[1, 8, 9, 2, 3], [4]],
    ],
    ['removes', usages.remove(recipe, [anId(1), anId(4)]), [[2, 3], []]],
    ['splits', usages.replace(recipe, anId(2), [aUsage(2), aUsage(7)]), [[1, 2, 7, 3], [4]]],
    [
      'moves within a group',
      usages.move(recipe, anId(1), { groupId: dough, at: 2 }),
      [[2, 3, 1], [4]],
    ],
    [
      'moves to another group',
      usages.move(recipe, anId(1), { groupId: glaze, at: 0 }),
      [
        [2, 3],
        [1, 4],
      ],
    ],
    ['moves groups', usages.moveGroup(recipe, glaze, 0), [[4], [1, 2, 3]]],
    ['removes groups', usages.removeGroup(recipe, dough), [[4]]],
    [
      'inserts groups',
      usages.insertGroup(recipe, { id: anId(7), title: '', note: null, ingredientUsages: [] }, 1),
      [[1, 2, 3], [], [4]],
    ],
  ])('%s', (_, changed, ids) => {
    expect(idsOf(changed)).toEqual(ids);
  });

  it('changes one row and leaves every other the same object', () => {
    const changed = usages.patch(recipe, anId(2), { note: 'cold' });
    const [before, after] = [recipe, changed].map(
      (each) => each.ingredientUsageGroups[0]!.ingredientUsages,
    );
    expect(usages.find(changed, anId(2))?.note).toBe('cold');
    expect(after![0]).toBe(before![0]);
    expect(changed.ingredientUsageGroups[1]).toBe(recipe.ingredientUsageGroups[1]);
    expect(changed.instructionGroups).toBe(recipe.instructionGroups);
  });

  it.each<[name: string, changed: RecipeContent]>([
    ['an unknown row is patched', usages.patch(recipe, anId(77), { note: 'cold' })],
    ['a row is patched with what it says', usages.patch(recipe, anId(1), { note: null })],
    ['a row moves to where it is', usages.move(recipe, anId(2), { groupId: dough, at: 1 })],
    ['a row moves to an unknown group', usages.move(recipe, anId(2), { groupId: anId(5), at: 0 })],
    ['an unknown group is renamed', usages.patchGroup(recipe, anId(5), { title: 'Icing' })],
    ['an unknown step is removed', instructionRows.remove(recipe, [anId(1)])],
    ['a field is set to what it is', withField(recipe, 'title', 'Bread')],
  ])('answers the recipe itself when %s', (_, changed) => {
    expect(changed).toBe(recipe);
  });

  it('never loses or doubles a row by moving it', () => {
    const move = fc.tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(dough, glaze),
      fc.integer({ min: -1, max: 6 }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const moved = moves.reduce<RecipeContent>(
          (from, [row, groupId, at]) => usages.move(from, anId(row), { groupId, at }),
          recipe,
        );
        expect(idsOf(moved).flat()).toHaveLength(4);
        expect(new Set(idsOf(moved).flat())).toEqual(new Set([1, 2, 3, 4]));
      }),
    );
  });
});
