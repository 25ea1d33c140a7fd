import { ingredientRowsMessages as texts } from '#contract/kitchen/ingredient-rows-messages.ts';
import {
  changeRow,
  findRow,
  insertRow,
  removeRow,
} from '#domain/kitchen/ingredient-rows/change-rows.ts';
import { convertRow } from '#domain/kitchen/ingredient-rows/convert-row.ts';
import { readAgain, textOfRow } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { nameOf } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { Id } from '#domain/ids.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import type { MeasurementSystem } from '#domain/site/site.ts';
import { notify } from '../../../shell/notices.ts';
import type { ReadState } from './rows-state.ts';

/** What is done with a row as a whole or with what it was understood as. */
export const correcting = (state: ReadState) => {
  const change = (row: IngredientUsage) => state().onChange(changeRow(state().groups, row));
  return {
    change,
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
      const { groups, pantry, onChange, focusRow } = state();
      const found = findRow(groups, rowId);
      if (!found) return;
      const { row, index, group } = found;
      const next = group.ingredientUsages[index + 1] ?? group.ingredientUsages[index - 1];
      onChange(removeRow(groups, rowId));
      if (next) focusRow(next.id, 0);
      notify(texts.removed(nameOf(row, pantry)), async () => {
        state().onChange(insertRow(state().groups, row, { groupId: group.id, index }));
      });
    },
  };
};
