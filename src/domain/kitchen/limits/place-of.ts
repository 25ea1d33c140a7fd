import type { FieldPath } from '../draft/field-path.ts';

/** The lists whose rows an editor shows as places of their own. */
const rowLists = new Set(['ingredientUsageGroups', 'instructionGroups', 'equipmentUsages']);
const rowsOfGroups = new Set(['ingredientUsages', 'instructions']);

/** Where an editor says something of a field: the name of a field, or the id of a row or group. */
export function placeOf(path: FieldPath): string {
  const [list = '', group, rows = '', row] = path.split('.');
  if (!rowLists.has(list)) return list;
  return (rowsOfGroups.has(rows) ? row : undefined) ?? group ?? list;
}

/** The field of the recipe that a place belongs to. */
export const listOf = (path: FieldPath): string => path.split('.')[0] ?? '';
