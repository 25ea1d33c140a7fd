import { ingredientRowsMessages as texts } from '#contract/kitchen/ingredient-rows-messages.ts';
import {
  changeGroup,
  changeRow,
  dissolveGroup,
  findRow,
  type Groups,
  insertRow,
  mergeRows,
  moveRow,
  pasteRows,
  removeRow,
  type RowMove,
  splitRow,
} from '#domain/kitchen/ingredient-rows/change-rows.ts';
import { convertRow } from '#domain/kitchen/ingredient-rows/convert-row.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import {
  editLine,
  isBlankRow,
  readAgain,
  rowFromLine,
  textOfRow,
} from '#domain/kitchen/ingredient-rows/read-row.ts';
import { nameOf } from '#domain/kitchen/ingredient-rows/row-name.ts';
import { rowsFromPaste } from '#domain/kitchen/ingredient-rows/rows-from-paste.ts';
import type { Id, IngredientId } from '#domain/ids.ts';
import type { IngredientUsage, IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import type { MeasurementSystem } from '#domain/site/site.ts';
import { notify } from '../../shell/notices.ts';

/** Where a line begins that is not a row yet, because nothing is typed in it. */
export type Gap = { id: Id; groupId: Id; index: number };

/** What the actions work on: always what was rendered last. */
export type RowsState = {
  groups: Groups;
  pantry: Pantry;
  onChange: (groups: IngredientUsageGroup[]) => void;
  groupTitle: string;
  gapOf: (rowId: Id) => Gap | null;
  openGap: (gap: Gap | null) => void;
  focusRow: (rowId: Id, at: number) => void;
  focusHeading: (groupId: Id) => void;
  say: (text: string) => void;
};

export type RowActions = ReturnType<typeof rowActions>;

const newId = (): Id => crypto.randomUUID();

/** Everything a cook does with a row: one change of the draft each. */
export function rowActions(state: () => RowsState) {
  const place = (rowId: Id) => findRow(state().groups, rowId);
  const change = (row: IngredientUsage) => state().onChange(changeRow(state().groups, row));

  const type = (rowId: Id, text: string, remembered: IngredientId | null) => {
    const { groups, pantry, onChange, gapOf, openGap } = state();
    const found = place(rowId);
    if (found) {
      change(editLine(found.row, { text, remembered }, pantry));
      return;
    }
    const gap = gapOf(rowId);
    if (!gap || text === '') return;
    onChange(insertRow(groups, rowFromLine(rowId, text, pantry), gap));
    openGap(null);
  };

  /** Enter: the next line, or two of one where the cursor stands inside of it. */
  const enter = (rowId: Id, at: number) => {
    const { groups, pantry, onChange, openGap, focusRow } = state();
    const found = place(rowId);
    if (!found) return;
    const { group, index, row } = found;
    const text = textOfRow(row, pantry);
    const id = newId();
    if (text.slice(at).trim() === '') openGap({ id, groupId: group.id, index: index + 1 });
    else if (text.slice(0, at).trim() === '') openGap({ id, groupId: group.id, index });
    else onChange(splitRow(groups, { rowId, at, newId: id }, pantry));
    focusRow(id, 0);
  };

  /** Backspace at the start: the line above goes on. */
  const merge = (rowId: Id) => {
    const { groups, pantry, onChange, gapOf, openGap, focusRow } = state();
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
  };

  const move = (rowId: Id, to: RowMove, at = 0) => {
    const { groups, onChange, focusRow, say } = state();
    const moved = moveRow(groups, rowId, to);
    if (!moved) return;
    onChange(moved);
    focusRow(rowId, at);
    say(placeOf(moved, rowId));
  };

  const placeOf = (groups: Groups, rowId: Id): string => {
    const found = findRow(groups, rowId);
    if (!found) return '';
    const { row, index, group } = found;
    return texts.at(nameOf(row, state().pantry), index + 1, group.ingredientUsages.length);
  };

  return {
    type,
    change,
    enter,
    merge,
    move,
    placeOf: (rowId: Id) => placeOf(state().groups, rowId),
    nameOf: (rowId: Id) => {
      const found = place(rowId);
      return found ? nameOf(found.row, state().pantry) : '';
    },
    drop: (rowId: Id, over: Id) => {
      const target = place(over);
      const groupId = target?.group.id ?? over;
      move(rowId, { kind: 'place', groupId, index: target?.index ?? 0 });
    },
    /** Takes a list of two lines or more; false of anything else. */
    paste: (rowId: Id, pasted: string, { start, end }: { start: number; end: number }): boolean =>
      pasteInto(state(), { rowId, pasted, start, end }),
    readAgain: (row: IngredientUsage) => {
      change(readAgain(row, state().pantry));
      state().focusRow(row.id, textOfRow(row, state().pantry).length);
    },
    convert: (row: IngredientUsage, system: MeasurementSystem) => {
      const converted = convertRow(row, system, state().pantry);
      if (converted) change(converted);
      else notify(texts.notConverted);
      state().focusRow(row.id, 0);
    },
    remove: (rowId: Id) => {
      const found = place(rowId);
      if (!found) return;
      const { row, index, group } = found;
      const next = group.ingredientUsages[index + 1] ?? group.ingredientUsages[index - 1];
      state().onChange(removeRow(state().groups, rowId));
      if (next) state().focusRow(next.id, 0);
      notify(texts.removed(nameOf(row, state().pantry)), async () => {
        state().onChange(insertRow(state().groups, row, { groupId: group.id, index }));
      });
    },
    /** A line that was left empty is no row. */
    leave: (rowId: Id) => {
      const found = place(rowId);
      if (state().gapOf(rowId)) state().openGap(null);
      if (found && isBlankRow(found.row)) state().onChange(removeRow(state().groups, rowId));
    },
    rename: (groupId: Id, title: string) =>
      state().onChange(changeGroup(state().groups, groupId, (group) => ({ ...group, title }))),
    dissolve: (groupId: Id) => state().onChange(dissolveGroup(state().groups, groupId)),
    addGroup: () => {
      const { groups, onChange, groupTitle, focusHeading } = state();
      const id = newId();
      onChange([...groups, { id, title: groupTitle, note: null, ingredientUsages: [] }]);
      focusHeading(id);
    },
  };
}

type Paste = { rowId: Id; pasted: string; start: number; end: number };

function pasteInto(state: RowsState, { rowId, pasted, start, end }: Paste): boolean {
  const { groups, pantry, gapOf, onChange, focusRow } = state;
  const read = rowsFromPaste(pasted, pantry.language);
  if (!/\S\s*[\n\r\u2028]\s*\S/.test(pasted) || read.length === 0) return false;
  const found = findRow(groups, rowId);
  const gap = found ? { groupId: found.group.id, index: found.index } : gapOf(rowId);
  if (!gap) return false;
  const text = found ? textOfRow(found.row, pantry) : '';
  const head = text.slice(0, start).trim();
  const tail = text.slice(end).trim();
  const made: Id[] = [];
  const id = () => {
    made.push(newId());
    return made.at(-1) ?? '';
  };
  let base: Groups = groups;
  if (found && head) base = changeRow(groups, editLine(found.row, { text: head }, pantry));
  else if (found) base = removeRow(groups, rowId);
  const index = gap.index + (head ? 1 : 0);
  const rest = tail ? insertRow(base, rowFromLine(newId(), tail, pantry), { ...gap, index }) : base;
  const after = pasteRows(
    rest,
    { groupId: gap.groupId, index, pasted: read },
    { pantry, newId: id },
  );
  onChange(after);
  const last = after
    .flatMap((group) => group.ingredientUsages)
    .findLast((row) => made.includes(row.id));
  if (last) focusRow(last.id, textOfRow(last, pantry).length);
  return true;
}
