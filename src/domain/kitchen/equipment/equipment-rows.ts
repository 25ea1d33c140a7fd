import type { EquipmentId, Id } from '../../ids.ts';
import type { EquipmentUsage, RecipeContent } from '../../recipe/recipe.ts';
import { withField } from '../draft/recipe-updates.ts';
import { insertRows, moveRow, patchRow, removeRows } from '../draft/rows.ts';

/** As many as a recipe can have. */
export const equipmentMax = 100;

export const equipmentUsage = (id: Id, equipmentId: EquipmentId): EquipmentUsage => ({
  id,
  equipmentId,
  link: null,
  note: null,
  imageOverrideId: null,
  equipmentTitleOverride: null,
});

const over =
  (update: (rows: EquipmentUsage[]) => EquipmentUsage[]) =>
  (recipe: RecipeContent): RecipeContent =>
    withField(recipe, 'equipmentUsages', update(recipe.equipmentUsages));

/** At the end, where there is room for one more. */
export const addEquipment = (usage: EquipmentUsage) =>
  over((rows) => (rows.length < equipmentMax ? insertRows(rows, [usage], rows.length) : rows));

export const removeEquipment = (id: Id) => over((rows) => removeRows(rows, new Set([id])));

export const patchEquipment = (id: Id, patch: Partial<EquipmentUsage>) =>
  over((rows) => patchRow(rows, id, patch));

/** `at` is the place that it comes to stand at, within the list. */
export const moveEquipment = (id: Id, at: number) =>
  over((rows) => moveRow(rows, id, Math.min(Math.max(0, at), rows.length - 1)));
