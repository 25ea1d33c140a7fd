import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { viewName, viewNameMax } from '#domain/kitchen/recipe-list/saved-views.ts';
import { toldBy } from '../../fields/told-by.ts';

const { views: texts } = recipeListMessages;

type Props = {
  name: string;
  /** Null where nothing is to be named. */
  onName: (name: string | null) => void;
};

/** A name in the line of the views: Enter keeps it, Escape leaves things as they were. */
export function ViewNameForm({ name, onName }: Props) {
  const [typed, setTyped] = useState(name);
  const issueId = useId();
  const { told, keep } = useKeptLine(viewNameMax, typed);
  const field = useRef<HTMLInputElement>(null);
  // Whoever asked for it writes next.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onName(null);
  };
  return (
    <form
      className="view-name"
      onSubmit={(event) => {
        event.preventDefault();
        const clean = viewName(typed);
        if (clean === '') field.current?.focus();
        else onName(clean);
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={texts.name}
        placeholder={texts.suggestion}
        autoComplete="off"
        value={typed}
        {...toldBy(issueId, told)}
        onKeyDown={onKey}
        onChange={({ target }) => setTyped(keep(target.value))}
      />
      {told !== undefined && <output id={issueId}>{told}</output>}
      <button type="submit" className="kitchen-link">
        {texts.keep}
      </button>
      <button type="button" onClick={() => onName(null)}>
        {texts.cancel}
      </button>
    </form>
  );
}
