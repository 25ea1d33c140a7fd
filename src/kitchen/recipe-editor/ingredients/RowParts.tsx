import { ingredientRowsMessages as texts } from '#contract/kitchen/ingredient-rows-messages.ts';
import { amountText, measureText } from '#domain/kitchen/ingredient-rows/line-of.ts';
import { type Pantry, unitOfRow } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { correctedParts } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { nameOf, unitNameOf } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { CorrectedPart } from './corrected-part.ts';
import type { RowActions } from './actions/row-actions.ts';

type Props = {
  row: IngredientUsage;
  pantry: Pantry;
  actions: RowActions;
  open: CorrectedPart | null;
  onOpen: (part: CorrectedPart | null) => void;
};

const lineParts = ['amount', 'unit', 'ingredient', 'preparation'] as const;

/** The line as it was understood, aligned with those of the other rows. */
export function RowParts({ row, pantry, actions, open, onOpen }: Props) {
  const values = valuesOf(row, pantry);
  const further = (['note', 'link'] as const).filter((part) => values[part] !== '');
  const corrected = correctedParts(row, pantry).some((part) => part !== 'note');
  return (
    <>
      {[...lineParts, ...further].map((part) => (
        <button
          key={part}
          type="button"
          data-part={part}
          data-known={(part === 'ingredient' && row.ingredientId !== null) || undefined}
          aria-expanded={open === part}
          aria-label={texts.part(texts.parts[part], values[part])}
          onClick={() => onOpen(open === part ? null : part)}
        >
          {values[part] || <span className="ingredient-none">{noneOf(part)}</span>}
        </button>
      ))}
      {corrected && (
        <button type="button" className="ingredient-again" onClick={() => actions.readAgain(row)}>
          {texts.readAgain}
        </button>
      )}
    </>
  );
}

const noneOf = (part: CorrectedPart): string =>
  part === 'note' || part === 'link' ? '' : texts.none[part];

function valuesOf(row: IngredientUsage, pantry: Pantry): Record<CorrectedPart, string> {
  const amount = amountText(row, unitOfRow(row, pantry), pantry.language);
  const { furtherAmount, alternativeMeasure, packageSize } = row;
  const size = measureText(packageSize, pantry);
  const plus = measureText(furtherAmount, pantry);
  const same = measureText(alternativeMeasure, pantry);
  return {
    amount,
    unit: [unitNameOf(row, pantry), size && `× ${size}`, plus && `+ ${plus}`, same && `= ${same}`]
      .filter(Boolean)
      .join(' '),
    ingredient: nameOf(row, pantry),
    preparation: row.preparation ? toPlainText(row.preparation) : '',
    note: row.note ?? '',
    link: row.link ?? '',
  };
}
