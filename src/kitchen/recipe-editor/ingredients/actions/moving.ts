import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import {
  findRow,
  type Groups,
  moveRow,
  type RowMove,
} from '#domain/kitchen/ingredient-rows/change-rows.ts';
import { spokenName } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { Id } from '#domain/ids.ts';
import type { ReadState, RowsState } from './rows-state.ts';

/** Rows that change places, and what is said of it. */
export const moving = (state: ReadState) => ({
  move: (rowId: Id, to: RowMove, at = 0) => move(state(), { rowId, to, at }),
  /** Where a row would come to stand. */
  placeOver: (rowId: Id, over: Id): string => {
    const { groups, pantry } = state();
    const [found, target] = [findRow(groups, rowId), findRow(groups, over)];
    if (!found) return '';
    const isOwn = target?.group === found.group;
    const count = (target?.group.ingredientUsages.length ?? 0) + (isOwn ? 0 : 1);
    return texts.at(spokenName(found.row, pantry), (target?.index ?? 0) + 1, count);
  },
  nameOf: (rowId: Id) => {
    const found = findRow(state().groups, rowId);
    return found ? spokenName(found.row, state().pantry) : '';
  },
  /** Onto a row, onto a line that is not written yet, or into a group. */
  drop: (rowId: Id, over: Id) => {
    const target = findRow(state().groups, over);
    const gap = state().gapOf(over);
    const groupId = target?.group.id ?? gap?.groupId ?? over;
    const index = target?.index ?? gap?.index ?? 0;
    move(state(), { rowId, to: { kind: 'place', groupId, index }, at: 0 });
  },
});

function move(state: RowsState, { rowId, to, at }: { rowId: Id; to: RowMove; at: number }): void {
  const moved = moveRow(state.groups, rowId, to);
  if (!moved) return;
  state.onChange(moved);
  state.focusRow(rowId, at);
  state.say(placeOf(state, moved, rowId));
}

function placeOf({ pantry }: RowsState, groups: Groups, rowId: Id): string {
  const found = findRow(groups, rowId);
  if (!found) return '';
  const { row, index, group } = found;
  return texts.at(spokenName(row, pantry), index + 1, group.ingredientUsages.length);
}
