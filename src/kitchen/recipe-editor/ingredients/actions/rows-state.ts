import type { Groups } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import type { Id } from '#domain/ids.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';

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

export type ReadState = () => RowsState;

export const newId = (): Id => crypto.randomUUID();
