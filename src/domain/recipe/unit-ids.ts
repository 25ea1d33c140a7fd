import type { UnitId } from '../ids.ts';
import { isRecord } from '../is-record.ts';
import type { RecipeContent } from './recipe.ts';

/** The units of lines and of amounts in texts, each once. */
export function unitIdsIn(content: RecipeContent): UnitId[] {
  const found = new Set<UnitId>();
  addUnitIds(content, found);
  return [...found];
}

/** Nothing else of a recipe has such a field. */
function addUnitIds(value: unknown, found: Set<UnitId>): void {
  if (Array.isArray(value)) for (const each of value) addUnitIds(each, found);
  if (!isRecord(value)) return;
  for (const [field, each] of Object.entries(value)) {
    if (field === 'unitId' && typeof each === 'string') found.add(each);
    else addUnitIds(each, found);
  }
}
