import type { Groups } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import type { Id } from '#domain/ids.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';

/** Where a line begins that is not a row yet, because nothing is typed in it. */
export type Gap = { id: Id; groupId: Id; index: number };

/** How a change came about. */
export type HowChanged = {
  /** As in `DraftChange`. */
  typed?: string | undefined;
  /** The name of begun words that the change takes the place of. */
  settles?: string;
};

/** Called once for each thing that a cook does. */
export type OnGroups = (groups: IngredientUsageGroup[], how?: HowChanged) => void;

/** Takes lines in another language than that of the recipe, which then is in it. */
export type OnLanguage = (language: string, groups: IngredientUsageGroup[]) => void;

/** What the actions work on: always what was rendered last. */
export type RowsState = {
  groups: Groups;
  pantry: Pantry;
  onChange: OnGroups;
  /** Absent where nobody but the cook may choose the language. */
  onLanguage?: OnLanguage | undefined;
  /** Those that typed lines were read in by themselves. */
  languagesTaken: Set<string>;
  groupTitle: string;
  gapOf: (rowId: Id) => Gap | null;
  openGap: (gap: Gap | null) => void;
  focusRow: (rowId: Id, at: number) => void;
  focusHeading: (groupId: Id) => void;
  say: (text: string) => void;
};

export type ReadState = () => RowsState;

export const newId = (): Id => crypto.randomUUID();
