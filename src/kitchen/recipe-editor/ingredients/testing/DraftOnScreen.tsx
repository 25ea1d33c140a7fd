import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Groups } from '#domain/kitchen/ingredient-rows/change-rows.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { aPantry } from '#domain/kitchen/ingredient-rows/testing/pantry.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import type { PantryChanges } from '../pantry-changes.ts';
import { IngredientRows } from '../IngredientRows.tsx';

export type Draft = {
  groups: Groups;
  changes: number;
  /** As what undoes a change does: from outside of the rows. */
  show: (groups: Groups) => void;
};

type Options = {
  ingredients?: string[];
  pantryChanges?: PantryChanges;
  rowOf?: (line: string) => IngredientUsage;
};

/** Groups of lines on the screen, in a draft that keeps what is changed. */
export function aDraft(lines: string[][], options: Options = {}): Draft {
  const { ingredients = [], pantryChanges } = options;
  const pantry = aPantry(ingredients);
  const rowOf = options.rowOf ?? ((line) => rowFromLine(crypto.randomUUID(), line, pantry));
  const draft: Draft = {
    changes: 0,
    show: () => {},
    groups: lines.map((each) => ({
      id: crypto.randomUUID(),
      title: 'Ingredients',
      note: null,
      ingredientUsages: each.map(rowOf),
    })),
  };
  const defaults = { groupTitle: 'Ingredients', ...(pantryChanges && { pantryChanges }) };
  function Editor() {
    const [groups, setGroups] = useState(draft.groups);
    draft.show = (shown) => {
      draft.groups = shown;
      setGroups(shown);
    };
    return (
      <IngredientRows
        {...pantry}
        groups={groups}
        onChange={(changed) => {
          draft.changes += 1;
          draft.groups = changed;
          setGroups(changed);
        }}
        defaults={defaults}
      />
    );
  }
  render(<Editor />);
  return draft;
}

export const linesOf = ({ groups }: Draft): (string | undefined)[][] =>
  groups.map(({ ingredientUsages }) => ingredientUsages.map(({ writtenAs }) => writtenAs));

export const lineInputs = (): HTMLInputElement[] =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Ingredient \d/ });

/** The line at a place, counted through all groups. */
export function row(place: number): HTMLInputElement {
  const input = lineInputs()[place - 1];
  if (!input) throw new Error(`There is no line ${place}`);
  return input;
}

export function focused(): HTMLInputElement {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) return activeElement;
  throw new Error('No field has the focus');
}
