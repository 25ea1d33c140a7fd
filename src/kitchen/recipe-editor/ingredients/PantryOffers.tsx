import { useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import type { IngredientId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import {
  ingredientNamed,
  ingredientOfRow,
  type Pantry,
} from '#domain/kitchen/ingredient-rows/pantry.ts';
import { linked } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { spokenName } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import type { PantryChanges } from './pantry-changes.ts';
import { later } from '../../shell/frame/Later.tsx';

// Few rows are asked for it.
const IngredientDetails = later(
  async () => (await import('./IngredientDetails.tsx')).IngredientDetails,
);

type Props = {
  row: IngredientUsage;
  pantry: Pantry;
  changes: PantryChanges;
  onChange: (row: IngredientUsage) => void;
  onClose: () => void;
};

/** From a row to the cook's ingredients: what is known of this one, or that it joins them. */
export function PantryOffers({ row, pantry, changes, onChange, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const ingredient = ingredientOfRow(row, pantry);
  const title = spokenName(row, pantry).trim();
  if (isOpen && ingredient) {
    return (
      <IngredientDetails
        ingredient={ingredient}
        language={pantry.language}
        change={changes.changeIngredient}
        onDone={onClose}
      />
    );
  }
  const alike = ingredientNamed(title, pantry);
  const link = (chosen: { id: IngredientId; title: string }) => {
    onChange(linked(row, chosen, pantry));
    setIsOpen(true);
  };
  const join = async () => {
    const id = await changes.createIngredient(title);
    if (id !== null) link({ id, title });
  };
  if (title === '') return null;
  return (
    <button
      type="button"
      className="ingredient-offer"
      onClick={() => {
        if (ingredient) setIsOpen(true);
        else if (alike) link(alike);
        else void join();
      }}
    >
      {offerOf({ ingredient, alike, title })}
    </button>
  );
}

type Known = { ingredient: Ingredient | null; alike: Ingredient | null; title: string };

function offerOf({ ingredient, alike, title }: Known): string {
  if (ingredient) return texts.details.open(ingredient.title);
  return alike ? texts.details.use(alike.title) : texts.details.join(title);
}
