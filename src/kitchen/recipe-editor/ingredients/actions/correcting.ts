import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import {
  bringRowBack,
  changeRow,
  findRow,
  removeRow,
} from '#domain/kitchen/ingredient-rows/change-rows.ts';
import { readAgain, textOfRow } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { spokenName } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { Id } from '#domain/ids.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import type { MeasurementSystem } from '#domain/site/site.ts';
import { failureOf } from '#stores/failure.ts';
import { codeLater } from '../../../shell/frame/code-later.ts';
import { tellOfDraft } from '../../../drafts/draft-notices.ts';
import { notify } from '../../../shell/notices/notices.ts';
import type { HowChanged, ReadState } from './rows-state.ts';

// Few rows are ever converted.
const forConverting = codeLater(() => import('#domain/kitchen/ingredient-rows/convert-row.ts'));

/** What is done with a row as a whole or with what it was understood as. */
export const correcting = (state: ReadState) => {
  const change = (row: IngredientUsage, how?: HowChanged) =>
    state().onChange(changeRow(state().groups, row), how);
  return {
    change,
    readAgain: (row: IngredientUsage) => {
      change(readAgain(row, state().pantry));
      state().focusRow(row.id, textOfRow(row, state().pantry).length);
    },
    convert: async ({ id }: IngredientUsage, system: MeasurementSystem) => {
      state().focusRow(id, 0);
      try {
        const { convertRow } = await forConverting();
        const row = findRow(state().groups, id)?.row;
        const converted = row && convertRow(row, system, state().pantry);
        if (converted) change(converted);
        else notify(texts.notConverted);
      } catch (error) {
        notify(failureOf(error).message);
      }
    },
    remove: (rowId: Id) => {
      const { groups, pantry, onChange, focusRow } = state();
      const found = findRow(groups, rowId);
      if (!found) return;
      const { row, index, group } = found;
      const next = group.ingredientUsages[index + 1] ?? group.ingredientUsages[index - 1];
      onChange(removeRow(groups, rowId));
      if (next) focusRow(next.id, 0);
      tellOfDraft(texts.removed(spokenName(row, pantry)), () => {
        const back = bringRowBack(state().groups, found);
        if (back) state().onChange(back);
      });
    },
  };
};
