import type { IngredientUsage, IngredientUsageGroup } from '../../recipe/recipe.ts';
import type { FieldPath } from '../draft/field-path.ts';
import type { Groups } from './change-rows.ts';

const name = 'ingredientUsageGroups';

/** The row that a change was about, so that the focus returns there when it is taken back. */
export function changedField(before: Groups, after: Groups): FieldPath {
  const [old, next] = [rowsOf(before), rowsOf(after)];
  const changed = [...next].find(([id, { row }]) => old.get(id)?.row !== row);
  const removed = [...old].find(([id]) => !next.has(id));
  const elsewhere = [...next].find(([id, { group }]) => old.get(id)?.group.id !== group.id);
  const [id, place] = changed ?? removed ?? elsewhere ?? [];
  if (id !== undefined && place) return rowPath(place.group, id);
  const group = after.find((each) => before.find((own) => own.id === each.id) !== each);
  if (!group) return name;
  const moved = movedRow(before.find((own) => own.id === group.id)?.ingredientUsages ?? [], group);
  return moved === null ? `${name}.${group.id}.title` : rowPath(group, moved);
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
