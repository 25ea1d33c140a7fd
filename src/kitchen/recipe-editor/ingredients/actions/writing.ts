import {
  changeRow,
  findRow,
  insertRow,
  removeRow,
  rowToHeading,
  splitRow,
} from '#domain/kitchen/ingredient-rows/change-rows.ts';
import { besideLine, mergeRows } from '#domain/kitchen/ingredient-rows/merge-rows.ts';
import {
  editLine,
  isBlankRow,
  rowFromLine,
  textOfRow,
} from '#domain/kitchen/ingredient-rows/read-row.ts';
import { headingOfLine } from '#domain/ingredients/written-list/rows-from-paste.ts';
import { otherLanguageOf } from '#domain/ingredients/written-list/language-of-list.ts';
import type { Id, IngredientId } from '#domain/ids.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { newId, type ReadState, type RowsState } from './rows-state.ts';

type TypedLine = {
  text: string;
  /** As in `DraftChange`. */
  typed: string | undefined;
  remembered: IngredientId | null;
};

/** What keys do in a line. */
export const writing = (state: ReadState) => ({
  type: (rowId: Id, { text, typed, remembered }: TypedLine) => {
    const { groups, pantry, onChange, gapOf, openGap } = state();
    const found = findRow(groups, rowId);
    if (found) {
      onChange(changeRow(groups, editLine(found.row, { text, remembered }, pantry)), { typed });
      return;
    }
    const gap = gapOf(rowId);
    if (!gap || text === '') return;
    onChange(insertRow(groups, rowFromLine(rowId, text, pantry), gap), { typed });
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
  const title = at === text.length ? headingOf(state, row) : null;
  if (title !== null && isLineAlone(state, row)) {
    beginGroup(state, { rowId, title });
    return;
  }
  if (at === text.length) readInOwnLanguage(state);
  if (text.slice(at).trim() === '') openGap({ id, groupId: group.id, index: index + 1 });
  else if (text.slice(0, at).trim() === '') openGap({ id, groupId: group.id, index });
  else onChange(splitRow(groups, { rowId, at, newId: id }, pantry));
  focusRow(id, 0);
}

/** A heading has neither a link nor anything else that a row says beside its line. */
const isLineAlone = ({ pantry }: RowsState, row: IngredientUsage): boolean =>
  row.ingredientId === null && row.link === null && besideLine(row, pantry).length === 0;

function headingOf({ groups, pantry }: RowsState, row: IngredientUsage): string | null {
  const others = groups
    .flatMap((group) => group.ingredientUsages)
    .filter(({ id }) => id !== row.id)
    .map((other) => textOfRow(other, pantry));
  return headingOfLine(textOfRow(row, pantry), { language: pantry.language, others });
}

/** Lines that are plainly in another language than the recipe are read in it, once: who takes that back is not asked again. */
function readInOwnLanguage({ groups, pantry, onLanguage, languagesTaken }: RowsState): void {
  if (!onLanguage) return;
  const lines = groups.flatMap((group) => group.ingredientUsages);
  const language = otherLanguageOf(
    lines.map((line) => textOfRow(line, pantry)),
    pantry.language,
  );
  if (language === null || languagesTaken.has(language)) return;
  languagesTaken.add(language);
  onLanguage(language, [...groups]);
}

/** A heading that was typed as a line is one, and its first ingredient comes next. */
function beginGroup(state: RowsState, { rowId, title }: { rowId: Id; title: string }): void {
  const { groups, onChange, openGap, focusRow } = state;
  const begun = rowToHeading(groups, { rowId, title, newId: newId() });
  if (!begun) return;
  const id = newId();
  onChange(begun.groups);
  openGap({ id, groupId: begun.groupId, index: 0 });
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
