import {
  changeRow,
  findRow,
  insertRow,
  mergeRows,
  removeRow,
  splitRow,
} from '#domain/kitchen/ingredient-rows/change-rows.ts';
import {
  editLine,
  isBlankRow,
  rowFromLine,
  textOfRow,
} from '#domain/kitchen/ingredient-rows/read-row.ts';
import type { Id, IngredientId } from '#domain/ids.ts';
import { newId, type ReadState, type RowsState } from './rows-state.ts';

/** What keys do in a line. */
export const writing = (state: ReadState) => ({
  type: (rowId: Id, text: string, remembered: IngredientId | null) => {
    const { groups, pantry, onChange, gapOf, openGap } = state();
    const found = findRow(groups, rowId);
    if (found) {
      onChange(changeRow(groups, editLine(found.row, { text, remembered }, pantry)));
      return;
    }
    const gap = gapOf(rowId);
    if (!gap || text === '') return;
    onChange(insertRow(groups, rowFromLine(rowId, text, pantry), gap));
    openGap(null);
  },
  enter: (rowId: Id, at: number) => enter(state(), rowId, at),
  merge: (rowId: Id) => merge(state(), rowId),
  /** A line that was left empty is no row. */
  leave: (rowId: Id) => {
    const { groups, gapOf, openGap, onChange } = state();
    const found = findRow(groups, rowId);
    if (gapOf(rowId)) openGap(null);
    if (found && isBlankRow(found.row)) onChange(removeRow(groups, rowId));
  },
});

/** The next line, or two of one where the cursor stands inside of it. */
function enter(state: RowsState, rowId: Id, at: number): void {
  const { groups, pantry, onChange, openGap, focusRow } = state;
  const found = findRow(groups, rowId);
  if (!found) return;
  const { group, index, row } = found;
  const text = textOfRow(row, pantry);
  const id = newId();
  if (text.slice(at).trim() === '') openGap({ id, groupId: group.id, index: index + 1 });
  else if (text.slice(0, at).trim() === '') openGap({ id, groupId: group.id, index });
  else onChange(splitRow(groups, { rowId, at, newId: id }, pantry));
  focusRow(id, 0);
}

/** The line above goes on. */
function merge(state: RowsState, rowId: Id): void {
  const { groups, pantry, onChange, gapOf, openGap, focusRow } = state;
  const gap = gapOf(rowId);
  if (gap) {
    const above = groups.find(({ id }) => id === gap.groupId)?.ingredientUsages[gap.index - 1];
    openGap(null);
    if (above) focusRow(above.id, textOfRow(above, pantry).length);
    return;
  }
  const merged = mergeRows(groups, rowId, pantry);
  if (!merged) return;
  onChange(merged.groups);
  focusRow(merged.into, merged.at);
}
