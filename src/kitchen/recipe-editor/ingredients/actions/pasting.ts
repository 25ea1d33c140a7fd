import {
  changeRow,
  findRow,
  type Groups,
  insertRow,
  pasteRows,
  removeRow,
} from '#domain/kitchen/ingredient-rows/change-rows.ts';
import { editLine, rowFromLine, textOfRow } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import { otherLanguageOf } from '#domain/ingredients/written-list/language-of-list.ts';
import { linesWithin } from '#domain/kitchen/ingredient-rows/paste-room.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { rowsFromPaste } from '#domain/ingredients/written-list/rows-from-paste.ts';
import type { Id } from '#domain/ids.ts';
import { notify } from '../../../shell/notices/notices.ts';
import { newId, type ReadState, type RowsState } from './rows-state.ts';

/** What was selected in the line when it was pasted into. */
type Selected = { start: number; end: number };

export const pasting = (state: ReadState) => ({
  /** Takes a list of two lines or more; false of anything else. */
  paste: (rowId: Id, pasted: string, selected: Selected): boolean => {
    if (!/[\n\r\u2028]/.test(pasted.trim())) return false;
    return paste(state(), { rowId, pasted, selected });
  },
});

/** What stood before the cursor stays the row it was, what stood behind it follows the list. */
function paste(
  state: RowsState,
  { rowId, pasted, selected }: { rowId: Id; pasted: string; selected: Selected },
): boolean {
  const { onChange, focusRow, onLanguage } = state;
  const place = opened(state, rowId, selected);
  const kept = place?.groups.flatMap((group) => group.ingredientUsages) ?? [];
  const { text: fitting, left } = linesWithin(
    pasted,
    Math.max(0, recipeLimits.ingredients - kept.length),
  );
  if (left > 0) notify(limits.linesLeft(left));
  const language = onLanguage ? otherLanguageOf(fitting.split('\n'), state.pantry.language) : null;
  const pantry = language === null ? state.pantry : { ...state.pantry, language };
  const read = rowsFromPaste(fitting, pantry.language);
  // What does not fit is no line to go on with either.
  if (!place || read.length === 0) return left > 0;
  const made: Id[] = [];
  const nextId = () => {
    const id = newId();
    made.push(id);
    return id;
  };
  const { groupId, index } = place;
  const after = pasteRows(
    place.groups,
    { groupId, index, pasted: read },
    { pantry, newId: nextId },
  );
  if (language !== null && onLanguage) onLanguage(language, after);
  else onChange(after);
  const rows = after.flatMap((group) => group.ingredientUsages);
  const last = rows.findLast(({ id }) => made.includes(id));
  if (last) focusRow(last.id, textOfRow(last, pantry).length);
  return true;
}

/** The groups without what was selected, and where the list comes. */
function opened(
  { groups, pantry, gapOf }: RowsState,
  rowId: Id,
  { start, end }: Selected,
): { groups: Groups; groupId: Id; index: number } | null {
  const found = findRow(groups, rowId);
  if (!found) {
    const gap = gapOf(rowId);
    return gap && { groups, groupId: gap.groupId, index: gap.index };
  }
  const { row, group } = found;
  const text = textOfRow(row, pantry);
  const [head, tail] = [text.slice(0, start).trim(), text.slice(end).trim()];
  const index = found.index + (head ? 1 : 0);
  const kept = head
    ? changeRow(groups, editLine(row, { text: head }, pantry))
    : removeRow(groups, rowId);
  const place = { groupId: group.id, index };
  const rest = tail ? insertRow(kept, rowFromLine(newId(), tail, pantry), place) : kept;
  return { groups: rest, ...place };
}
