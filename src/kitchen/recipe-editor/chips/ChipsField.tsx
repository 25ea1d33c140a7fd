import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { SuggestionList } from '../ingredients/SuggestionList.tsx';
import { type Option, useSuggestions } from '../ingredients/use-suggestions.ts';

export type ChipItem = { id: string; label: string };

type Props<Chip extends ChipItem, Choice extends Option> = {
  label: string;
  /** The place of the field in the recipe, where focus returns to after undo; null for none. */
  field: string | null;
  chips: readonly Chip[];
  /** The name of a chip, or what can be done with it; without it plain words. */
  renderChip?: (chip: Chip) => ReactNode;
  placeholder: string;
  /** Characters of what is written at once. */
  most: number;
  /** What is offered for the words; without it words are only taken as they are. */
  optionsFor?: (typed: string) => readonly Choice[];
  onChoose?: (option: Choice) => void;
  /**
   * Takes the words as they were typed or pasted, several of them with commas or in lines; false
   * where they cannot be taken and stay.
   */
  onWords: (words: string) => boolean;
  onRemove: (chip: Chip) => void;
  isReadOnly: boolean;
  issue?: string | undefined;
};

const texts = dishMessages.chips;

/** Things beside each other, and a line to write the next one. */
export function ChipsField<Chip extends ChipItem, Choice extends Option>(
  props: Props<Chip, Choice>,
) {
  const { label, field, chips, renderChip, placeholder, isReadOnly } = props;
  const id = useId();
  const { input, line, suggestions, said, remove, told } = useChips(props);
  const issue = props.issue ?? told;
  const description = issue === undefined ? undefined : `${id}-issue`;
  return (
    <div className="chips-field">
      <label htmlFor={id}>{label}</label>
      <div className="chips-line">
        {chips.length > 0 && (
          <ul className="chips" aria-label={label}>
            {chips.map((chip) => (
              <li key={chip.id} className="chip">
                {renderChip?.(chip) ?? <span>{chip.label}</span>}
                {!isReadOnly && (
                  <button
                    type="button"
                    className="chip-remove"
                    aria-label={texts.remove(chip.label, label)}
                    onClick={() => remove(chip)}
                  >
                    <span aria-hidden>×</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="chips-entry">
          <input
            {...(props.optionsFor ? suggestions.field : { autoComplete: 'off' })}
            id={id}
            ref={input}
            type="text"
            data-field={field ?? undefined}
            placeholder={chips.length === 0 ? placeholder : texts.add}
            readOnly={isReadOnly}
            aria-invalid={issue !== undefined || undefined}
            aria-describedby={description}
            value={line.typed}
            onChange={line.onChange}
            onKeyDown={line.onKey}
            onPaste={line.onPaste}
            onBlur={line.onBlur}
          />
          <SuggestionList {...suggestions.list} />
        </div>
        <FieldIssue id={description}>{issue}</FieldIssue>
      </div>
      <LiveRegion text={said} />
    </div>
  );
}

function useChips<Chip extends ChipItem, Choice extends Option>(props: Props<Chip, Choice>) {
  const { chips, optionsFor, onChoose, onWords, onRemove, isReadOnly } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { told, keep } = useKeptLine(props.most, typed);
  const options = isReadOnly || !optionsFor ? [] : optionsFor(typed);
  const suggestions = useSuggestions(options, (option: Choice) => {
    setTyped('');
    setSaid(texts.added(option.label));
    onChoose?.(option);
  });
  const take = (words: string) => {
    suggestions.close();
    if (words.trim() === '') return;
    if (!onWords(words)) return;
    setSaid(texts.added(words.trim()));
    setTyped('');
  };
  const remove = (chip: Chip) => {
    setSaid(texts.removed(chip.label));
    onRemove(chip);
    input.current?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || isReadOnly || suggestions.onKey(event)) return;
    const last = chips.at(-1);
    if (event.key === 'ArrowDown' && !event.altKey) suggestions.open();
    else if (event.key === 'Enter') take(typed);
    else if (event.key === 'Backspace' && typed === '' && last && !event.repeat) remove(last);
    else return;
    event.preventDefault();
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const end = target.value.lastIndexOf(',');
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    const isList = end !== -1 && !isComposing;
    // A comma ends a word; what follows it is written on.
    if (isList) take(target.value.slice(0, end));
    setTyped(keep(isList ? target.value.slice(end + 1).trimStart() : target.value));
    suggestions.open();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (isReadOnly || !/[\n,;]/.test(text)) return;
    event.preventDefault();
    take(text);
  };
  const line = { typed, onChange, onKey, onPaste, onBlur: suggestions.close };
  return { input, line, suggestions, said, remove, told };
}
