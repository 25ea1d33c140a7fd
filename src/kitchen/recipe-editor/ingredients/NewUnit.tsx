import { newUnitMessages as texts } from '#contract/kitchen/recipe/new-unit-messages.ts';
import { withNewUnit, withUnitNamed } from '#domain/kitchen/ingredient-rows/correct-row.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { nameOf } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';

type Props = {
  row: IngredientUsage;
  /** What is written as the unit. */
  text: string;
  pantry: Pantry;
  onChoose: (row: IngredientUsage) => void;
};

/** Offers a unit that is not known yet: what is written as one, else the first word of the name. */
export function NewUnit({ row, text, pantry, onChoose }: Props) {
  const word = text.trim() || firstWordOf(row, pantry);
  const known = withUnitNamed(row, word, pantry);
  const made = known ? null : withNewUnit(row, word, pantry);
  if (!made) return null;
  return (
    <button type="button" className="ingredient-offer" onClick={() => onChoose(made)}>
      {texts.create(word)}
    </button>
  );
}

/** Empty where the name is one word, or nothing is counted. */
function firstWordOf(row: IngredientUsage, pantry: Pantry): string {
  const [, word = ''] = /^(\S+)\s+\S/.exec(nameOf(row, pantry)) ?? [];
  return row.quantityMin === null ? '' : word;
}
