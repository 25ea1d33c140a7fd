import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import type { Option } from './use-suggestions.ts';

type Props<Item extends Option> = {
  id: string;
  options: readonly Item[];
  chosen: Item | undefined;
  optionId: (option: Option) => string;
  onChoose: (option: Item) => void;
};

/** What a field offers; the field keeps the focus and the keys. */
export function SuggestionList<Item extends Option>(props: Props<Item>) {
  const { id, options, chosen, optionId, onChoose } = props;
  if (options.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be typed in
    <div id={id} className="suggestions" role="listbox" aria-label={texts.suggestions}>
      {options.map((option) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys and the focus
        <div
          key={option.id}
          id={optionId(option)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of no select
          role="option"
          aria-selected={option === chosen}
          // The field would lose the focus before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option.detail !== undefined && <small>{option.detail}</small>}
        </div>
      ))}
    </div>
  );
}
