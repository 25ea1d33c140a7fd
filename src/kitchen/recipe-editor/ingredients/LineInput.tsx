import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import type { Id, IngredientId } from '#domain/ids.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import { editLine, linked, textOfRow } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { type Suggestion, suggestionsFor } from '#domain/kitchen/ingredient-rows/suggest.ts';
import { type IngredientUsage, writtenLineMax } from '#domain/recipe/recipe.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { toldBy } from '../../fields/told-by.ts';
import { typedBy } from '../../fields/typed-by.ts';
import type { RowActions } from './actions/row-actions.ts';
import type { PantryChanges } from './pantry-changes.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  row: IngredientUsage;
  place: number;
  isBlank: boolean;
  pantry: Pantry;
  actions: RowActions;
  pantryChanges: PantryChanges | undefined;
};

/** One line of a card: everything about an ingredient is typed here. */
export function LineInput({ row, place, isBlank, pantry, actions, pantryChanges }: Props) {
  const text = textOfRow(row, pantry);
  const input = useRef<HTMLInputElement>(null);
  const issueId = useId();
  const { told, keep } = useKeptLine(writtenLineMax, text);
  const remembered = useRemembered(row.ingredientId);
  const [cursor, setCursor] = useState<number | null>(null);
  const options = cursor === null ? [] : optionsAt(text, cursor, { pantry, pantryChanges });
  const choose = (option: Suggestion) => {
    if (option.kind === 'new') void link(option.label);
    else actions.change(withSuggestion(row, option, pantry));
  };
  const link = async (title: string) => {
    const id = await pantryChanges?.createIngredient(title);
    if (id) actions.change(linked(row, { id, title }, pantry));
  };
  const suggestions = useSuggestions(options, choose);
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || suggestions.onKey(event)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const act = actionOf(event, { rowId: row.id, actions });
    if (!act || selectionStart === null || selectionStart !== selectionEnd) return;
    if (act(selectionStart)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const range = { start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
    const pasted = event.clipboardData.getData('text/plain');
    if (actions.paste(row.id, pasted, range)) event.preventDefault();
  };
  return (
    <div className="ingredient-line">
      <input
        {...suggestions.field}
        type="text"
        ref={input}
        data-row={row.id}
        aria-label={texts.row(place)}
        placeholder={isBlank ? placeholderAt(place) : undefined}
        value={text}
        {...toldBy(issueId, told)}
        onChange={(event) => {
          const { selectionStart, value } = event.target;
          setCursor(selectionStart);
          suggestions.open();
          actions.type(row.id, { text: keep(value), typed: typedBy(event), remembered });
        }}
        onKeyDown={onKey}
        onPaste={onPaste}
        onBlur={() => {
          suggestions.close();
          actions.leave(row.id);
        }}
      />
      <SuggestionList {...suggestions.list} />
      <FieldIssue id={issueId}>{told}</FieldIssue>
    </div>
  );
}

/** The first line shows how one is written. */
const placeholderAt = (place: number): string =>
  place === 1 ? texts.placeholder : texts.nextPlaceholder;

/** The ingredient that was chosen last: a letter that is taken back does not lose it. */
function useRemembered(ingredientId: IngredientId | null): IngredientId | null {
  const [last, setLast] = useState(ingredientId);
  if (ingredientId !== null && ingredientId !== last) setLast(ingredientId);
  return ingredientId ?? last;
}

type Own = Pick<Props, 'pantry' | 'pantryChanges'>;

function optionsAt(text: string, cursor: number, { pantry, pantryChanges }: Own) {
  const found = suggestionsFor(text, cursor, pantry);
  const isKnown = found.some(
    ({ kind, label, range }) =>
      kind === 'ingredient' &&
      label.toLowerCase() === text.slice(range.start, range.end).toLowerCase(),
  );
  return found
    .filter(({ kind }) => kind !== 'new' || (pantryChanges && !isKnown))
    .map((each) => ({ ...each, detail: texts.kinds[each.kind] }));
}

/** The words that were typed give way to the chosen ones. */
function withSuggestion(row: IngredientUsage, chosen: Suggestion, pantry: Pantry) {
  const { id, kind, label, range } = chosen;
  const text = textOfRow(row, pantry);
  const end = kind === 'unit' ? ' ' : '';
  const line = text.slice(0, range.start) + label + end + text.slice(range.end);
  const edited = editLine(row, { text: line }, pantry);
  return kind === 'ingredient' ? linked(edited, { id, title: label }, pantry) : edited;
}

type Place = { rowId: Id; actions: RowActions };

/** What a key does; the function tells whether it did. */
function actionOf(
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { rowId, actions }: Place,
): ((at: number) => boolean) | null {
  if (ctrlKey || metaKey) return null;
  const by = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (altKey && (by === 1 || by === -1)) {
    return (at) => {
      actions.move(rowId, { kind: shiftKey ? 'group' : 'step', by }, at);
      return true;
    };
  }
  if (key === 'Enter') {
    return (at) => {
      actions.enter(rowId, at);
      return true;
    };
  }
  if (key !== 'Backspace') return null;
  return (at) => {
    if (at === 0) actions.merge(rowId);
    return at === 0;
  };
}
