import type { IngredientUsage, IngredientUsageGroup } from '../../recipe/recipe.ts';
import type { FieldPath } from '../draft/field-path.ts';
import type { Groups } from './change-rows.ts';

const name = 'ingredientUsageGroups';

/** The row that a change was about, so that the focus returns there when it is taken back. */
export function changedField(before: Groups, after: Groups): FieldPath {
  const [rows, next] = [rowsOf(before), rowsOf(after)];
  const changed = [...next].find(([id, { row }]) => rows.get(id)?.row !== row);
  const removed = [...rows].find(([id]) => !next.has(id));
  const elsewhere = [...next].find(([id, { group }]) => rows.get(id)?.group.id !== group.id);
  const [id, place] = changed ?? removed ?? elsewhere ?? [];
  if (id !== undefined && place) return rowPath(place.group, id);
  const groupBefore = (group: IngredientUsageGroup) => before.find((own) => own.id === group.id);
  const group = after.find((each) => groupBefore(each) !== each);
  if (!group) return name;
  const old = groupBefore(group);
  const moved = movedRow(old?.ingredientUsages ?? [], group);
  if (moved !== null) return rowPath(group, moved);
  return `${name}.${group.id}.${old && old.title === group.title ? 'note' : 'title'}`;
}

const rowPath = ({ id: groupId }: IngredientUsageGroup, id: string): FieldPath =>
  `${name}.${groupId}.ingredientUsages.${id}`;

function rowsOf(groups: Groups) {
  return new Map(
    groups.flatMap((group) =>
      group.ingredientUsages.map((row) => [row.id, { row, group }] as const),
    ),
  );
}

/** Without it both orders are the same; null where nothing moved. */
function movedRow(
  before: readonly IngredientUsage[],
  { ingredientUsages: after }: IngredientUsageGroup,
): string | null {
  const at = after.findIndex((row, index) => row.id !== before[index]?.id);
  const orderWithout = (rows: readonly IngredientUsage[], gone: string) =>
    rows
      .filter(({ id }) => id !== gone)
      .map(({ id }) => id)
      .join(' ');
  const candidates = [after[at]?.id, before[at]?.id].filter((id) => id !== undefined);
  return (
    candidates.find((id) => orderWithout(before, id) === orderWithout(after, id)) ??
    candidates[0] ??
    null
  );
}
