import { useRef } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import { amountText, measureText } from '#domain/kitchen/ingredient-rows/amount-text.ts';
import { type Pantry, unitOfRow } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { correctedParts } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { nameOf, unitNameOf } from '#domain/kitchen/ingredient-rows/row-name.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { CorrectedPart, OpenedPart } from './corrected-part.ts';
import { PartWords, pressedWord } from './PartWords.tsx';
import type { RowActions } from './actions/row-actions.ts';

type Props = {
  row: IngredientUsage;
  pantry: Pantry;
  actions: RowActions;
  open: CorrectedPart | null;
  onOpen: (opened: OpenedPart | null) => void;
};

const lineParts = ['amount', 'unit', 'ingredient', 'preparation'] as const;

/** The line as it was understood, aligned with those of the other rows. */
export function RowParts({ row, pantry, actions, open, onOpen }: Props) {
  const isTouch = useRef(false);
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
          onPointerDown={({ pointerType }) => {
            isTouch.current = pointerType === 'touch';
          }}
          onClick={({ target }) => {
            const word = pressedWord(target);
            const isShut = open === part && word === null;
            onOpen(isShut ? null : { part, word, isTouch: isTouch.current });
          }}
        >
          {shownPart(part, values[part], { row, pantry })}
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

function shownPart(part: CorrectedPart, text: string, of: Pick<Props, 'row' | 'pantry'>) {
  if (text === '') return <span className="ingredient-none">{noneOf(part)}</span>;
  const hasWords = part === 'ingredient' || part === 'preparation' || part === 'note';
  return hasWords ? <PartWords part={part} text={text} {...of} /> : text;
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
