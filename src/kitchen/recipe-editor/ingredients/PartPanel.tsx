import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import {
  withAmount,
  withName,
  withNote,
  withPreparation,
  withUnit,
  withUnitNamed,
} from '#domain/kitchen/ingredient-rows/correct-row.ts';
import { amountText } from '#domain/kitchen/ingredient-rows/amount-text.ts';
import { ingredientOfRow, type Pantry, unitOfRow } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { linked } from '#domain/kitchen/ingredient-rows/read-row.ts';
import {
  nameOf,
  unitInWords,
  unitNameOf,
  unitTitle,
} from '#domain/kitchen/ingredient-rows/row-name.ts';
import { ingredientsNamed, unitsNamed } from '#domain/kitchen/ingredient-rows/suggest.ts';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { isHttpAddress, isPlainPath } from '#domain/text/safe-href.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { typedBy } from '../../fields/typed-by.ts';
import { useBegun } from '../fields/use-begun.ts';
import type { HowChanged } from './actions/rows-state.ts';
import type { CorrectedPart, OpenedPart } from './corrected-part.ts';
import type { PantryChanges } from './pantry-changes.ts';
import { NewUnit } from './NewUnit.tsx';
import { PantryOffers } from './PantryOffers.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { type Option, useSuggestions } from './use-suggestions.ts';
import { WordChoices } from './WordChoices.tsx';

type Props = {
  opened: OpenedPart;
  row: IngredientUsage;
  pantry: Pantry;
  onChange: (row: IngredientUsage, how?: HowChanged) => void;
  onClose: () => void;
  /** Whether somebody is writing in it. */
  onWriting: (isWriting: boolean) => void;
  pantryChanges: PantryChanges | undefined;
};

const mostOffered = 8;

/** Corrects one part of a row beneath its line, with every key; the words of the line stay. */
export function PartPanel({ opened, row, pantry, ...rest }: Props) {
  const { onChange, onClose, onWriting, pantryChanges } = rest;
  const { part, word, isTouch, isRestored = false } = opened;
  const isWordAsked = word !== null && isTouch;
  const { text, from, type, settle, take, leave, error } = usePart({ part, row, pantry }, rest);
  const options = optionsFor({ part, row, pantry }, text);
  const suggestions = useSuggestions(options, ({ id, label }) =>
    settle(
      part === 'unit'
        ? withUnit(from, id)
        : named({ row: from, pantry }, { id, title: label }, text),
    ),
  );
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.onKey(event)) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter') take();
    else return;
    event.preventDefault();
  };
  const isListed = part === 'unit' || part === 'ingredient';
  return (
    <div className="ingredient-panel">
      <div className="ingredient-line">
        <input
          {...(isListed ? suggestions.field : {})}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where somebody asked to write
          autoFocus={!isWordAsked && !isRestored}
          type="text"
          aria-label={texts.parts[part]}
          aria-invalid={error !== '' || undefined}
          value={text}
          onFocus={({ currentTarget }) => {
            onWriting(true);
            currentTarget.select();
          }}
          onChange={(event) => {
            type(event);
            suggestions.open();
          }}
          onKeyDown={onKey}
          onBlur={() => {
            onWriting(false);
            suggestions.close();
          }}
        />
        {isListed && <SuggestionList {...suggestions.list} />}
      </div>
      <button type="button" className="kitchen-link" onClick={take}>
        {texts.done}
      </button>
      {error && <p role="alert">{error}</p>}
      {part !== 'amount' && part !== 'link' && (
        <WordChoices {...{ row, pantry, word }} hasFocus={isWordAsked} onChoose={settle} />
      )}
      {part === 'unit' && <NewUnit {...{ row: from, text, pantry }} onChoose={settle} />}
      {part === 'ingredient' && pantryChanges && (
        <PantryOffers {...{ row, pantry, onChange, onClose }} changes={pantryChanges} />
      )}
    </div>
  );
}

/** Words that were typed, the row that they correct and the row that they made of it. */
type Entry = { text: string; from: IngredientUsage; made: IngredientUsage; isTaken: boolean };

/**
 * What is typed is in the row with every key, so that another part, the page or the device may be
 * left at any time. Words that say nothing yet are begun ones; Escape brings back what was there.
 */
function usePart(of: Corrected, { onChange, onClose }: Pick<Props, 'onChange' | 'onClose'>) {
  const { part, row, pantry } = of;
  const settles = `${row.id}.${part}`;
  const { begun, begin } = useBegun(settles);
  const [entry, setEntry] = useState<Entry | null>(null);
  const [error, setError] = useState('');
  // A row that changes otherwise ends what was typed.
  const own = entry?.made === row ? entry : null;
  const from = own?.from ?? row;
  const before = valueOf(part, from, pantry);
  const text = begun ?? own?.text ?? valueOf(part, row, pantry);
  const correctedBy = (words: string) =>
    words === before ? from : correct({ part, row: from, pantry }, words);
  const settle = (corrected: IngredientUsage) => {
    if (corrected !== row) onChange(corrected, { settles });
    begin(null);
    onClose();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const most = longestOf(part);
    const kept = keptLine(event.target.value, most);
    const corrected = correctedBy(kept.text);
    const typed = typedBy(event);
    // A row without a name is meant by nobody who goes on typing.
    const isTaken =
      typeof corrected !== 'string' && !(part === 'ingredient' && kept.text.trim() === '');
    setError(kept.isCut ? limits.cut(most) : '');
    setEntry({ text: kept.text, from, made: isTaken ? corrected : row, isTaken });
    if (isTaken) onChange(corrected, { typed, settles });
    begin(typeof corrected === 'string' ? kept.text : null, typed);
  };
  const take = () => {
    const corrected = own?.isTaken ? row : correctedBy(text);
    if (typeof corrected === 'string') setError(corrected);
    else settle(corrected);
  };
  return { text, from, type, settle, take, leave: () => settle(from), error };
}

const longestOf = (part: CorrectedPart): number => {
  if (part === 'note') return recipeLimits.note;
  return part === 'link' ? recipeLimits.webAddress : recipeLimits.line;
};

type Corrected = Pick<Props, 'row' | 'pantry'> & { part: CorrectedPart };

/** The corrected row, or what is wrong with the words. */
function correct({ part, row, pantry }: Corrected, typed: string): IngredientUsage | string {
  const corrections = {
    amount: () => withAmount(row, typed) ?? limits.unreadable.amount,
    unit: () => namedUnit({ row, pantry }, typed.trim()),
    ingredient: () => withName(row, typed),
    preparation: () => withPreparation(row, typed),
    note: () => withNote(row, typed),
    link: () => withLink(row, typed.trim()),
  };
  return corrections[part]();
}

function namedUnit({ row, pantry }: Omit<Corrected, 'part'>, typed: string) {
  if (typed === '') return withUnit(row, null);
  return withUnitNamed(row, typed, pantry) ?? limits.unreadable.unit;
}

function withLink(row: IngredientUsage, typed: string): IngredientUsage | string {
  if (typed !== '' && !isHttpAddress(typed) && !isPlainPath(typed)) return texts.noLink;
  return { ...row, link: typed || null };
}

function valueOf(part: CorrectedPart, row: IngredientUsage, pantry: Pantry): string {
  const { preparation, note, link } = row;
  const values = {
    amount: () => amountText(row, unitOfRow(row, pantry), pantry.language),
    unit: () => unitNameOf(row, pantry),
    ingredient: () => nameOf(row, pantry),
    preparation: () => (preparation ? toPlainText(preparation) : ''),
    note: () => note ?? '',
    link: () => link ?? '',
  };
  return values[part]();
}

function optionsFor({ part, row, pantry }: Corrected, typed: string): Option[] {
  if (part === 'unit') {
    return unitsNamed(typed, pantry)
      .slice(0, mostOffered)
      .map((unit) => ({ id: unit.id, label: unitTitle(unitInWords(unit, pantry.language), row) }));
  }
  if (part !== 'ingredient') return [];
  return ingredientsNamed(typed, pantry, mostOffered).map(({ id, title }) => ({
    id,
    label: title,
  }));
}

type Chosen = { id: string; title: string };

/** The cook's words stay where they were not written over. */
function named({ row, pantry }: Omit<Corrected, 'part'>, chosen: Chosen, typed: string) {
  const isKept = typed === nameOf(row, pantry) && ingredientOfRow(row, pantry) === null;
  return linked(isKept ? row : withName(row, chosen.title), chosen, pantry);
}
