import { describe, expect, test } from 'vitest';
import { emptyContent } from '../../recipe/empty-content.ts';
import {
  addEquipment,
  equipmentMax,
  equipmentUsage,
  moveEquipment,
  patchEquipment,
  removeEquipment,
} from './equipment-rows.ts';

const rows = ['a', 'b', 'c'].map((id) => equipmentUsage(id, `of ${id}`));
const recipe = { ...emptyContent, equipmentUsages: rows };
const ids = (changed: typeof recipe) => changed.equipmentUsages.map(({ id }) => id).join('');

describe('Equipment of a recipe', () => {
  test('is added at the end, changed and removed', () => {
    const added = addEquipment(equipmentUsage('d', 'of d'))(recipe);
    expect(ids({ ...recipe, ...added })).toBe('abcd');
    expect(patchEquipment('b', { note: 'large' })(recipe).equipmentUsages[1]?.note).toBe('large');
    expect(ids({ ...recipe, ...removeEquipment('a')(recipe) })).toBe('bc');
  });

  test('moves within the list, never out of it', () => {
    const moved = (id: string, at: number) => ids({ ...recipe, ...moveEquipment(id, at)(recipe) });
    expect([moved('a', 1), moved('a', 9), moved('c', -1)]).toEqual(['bac', 'bca', 'cab']);
  });

  test('answers the recipe itself where nothing changes', () => {
    expect(moveEquipment('a', -1)(recipe)).toBe(recipe);
    expect(removeEquipment('z')(recipe)).toBe(recipe);
    expect(patchEquipment('a', { note: null })(recipe)).toBe(recipe);
    const full = {
      ...recipe,
      equipmentUsages: Array.from({ length: equipmentMax }, (_, at) =>
        equipmentUsage(`${at}`, 'e'),
      ),
    };
    expect(addEquipment(equipmentUsage('d', 'e'))(full)).toBe(full);
  });
});
