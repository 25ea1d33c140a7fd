import { type KeyboardEvent, useState } from 'react';
import {
  type Asked,
  askedHere,
  type Chosen,
  ingredientOptions,
  type Mentionable,
  type MentionOption,
  partOptions,
} from './mention-options.ts';
import type { TextEditor } from './slate-types.ts';

/** `@` offers the ingredients of the recipe, and then how much of one is meant. */
export function useMentions(editor: TextEditor, known: Mentionable | null) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [position, setPosition] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const found = known && askedHere(editor);
  const asked = found && closedAt !== placeOf(found) ? found : null;
  const part = chosen && asked && asked.typed.length >= chosen.length ? chosen : null;
  const close = () => {
    setChosen(null);
    setPosition(0);
    setClosedAt(asked && placeOf(asked));
  };
  const optionsOf = (all: Mentionable, { at, typed }: Asked): MentionOption[] => {
    if (part) return partOptions(editor, part, { at, typed, language: all.language });
    return ingredientOptions(all, typed, (ingredient) => {
      setChosen({ ingredient, length: typed.length });
      setPosition(0);
    });
  };
  const options = known && asked ? optionsOf(known, asked) : [];
  const current = Math.min(position, options.length - 1);
  const run = (option: MentionOption) => {
    if (part) close();
    option.run();
  };
  return {
    options,
    current,
    run,
    title: part?.ingredient.title ?? null,
    /** True where the list took the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      const option = options[current];
      if (!option) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setPosition((current + step + options.length) % options.length);
      else if (event.key === 'Enter' || event.key === 'Tab') run(option);
      else if (event.key === 'Escape') close();
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

const placeOf = ({ at }: Asked): string => `${at.anchor.path.join('.')}:${at.anchor.offset}`;
