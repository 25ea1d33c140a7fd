import { type KeyboardEvent, useState } from 'react';
import {
  askedBehind,
  type Asked,
  askedHere,
  ingredientOptions,
  type Mentionable,
  type MentionOption,
  partOptions,
  type Placed,
  placeIngredient,
} from './mention-options.ts';
import type { TextEditor } from './slate-types.ts';

/** `@` offers the ingredients of the recipe; the chosen one is in the text, and how much of it is offered next. */
export function useMentions(editor: TextEditor, known: Mentionable | null) {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [position, setPosition] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const behind = known && placed && askedBehind(editor, placed);
  const found = known && !behind && askedHere(editor);
  const asked = found && closedAt !== placeOf(found) ? found : null;
  const close = () => {
    setPlaced(null);
    setPosition(0);
    setClosedAt(asked && placeOf(asked));
  };
  const optionsNow = () => {
    if (!known) return [];
    if (behind && placed) {
      return partOptions(editor, placed, { ...behind, language: known.language }).map((option) => ({
        ...option,
        run: () => {
          option.run();
          close();
        },
      }));
    }
    if (!asked) return [];
    return ingredientOptions(known, asked.typed, (ingredient) => {
      setPlaced(placeIngredient(editor, asked.at, ingredient));
      setPosition(0);
    });
  };
  const options = optionsNow();
  const current = Math.min(position, options.length - 1);
  return {
    options,
    current,
    title: behind && placed ? placed.ingredient.title : null,
    /** What was asked or closed at a place that the caret has left is over. */
    onChange() {
      setPlaced((last) => (last && askedBehind(editor, last) ? last : null));
      if (!askedHere(editor)) setClosedAt(null);
    },
    /** True where the list took the key. */
    onKeyDown: (event: KeyboardEvent): boolean =>
      listTook(event, { options, current, close, setPosition }),
  };
}

type List = {
  options: readonly MentionOption[];
  current: number;
  close: () => void;
  setPosition: (position: number) => void;
};

function listTook(event: KeyboardEvent, { options, current, close, setPosition }: List): boolean {
  const option = options[current];
  if (!option) return false;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) setPosition((current + step + options.length) % options.length);
  else if (event.key === 'Enter' || event.key === 'Tab') option.run();
  else if (event.key === 'Escape') close();
  else return false;
  event.preventDefault();
  return true;
}

const placeOf = ({ at }: Asked): string => `${at.anchor.path.join('.')}:${at.anchor.offset}`;
