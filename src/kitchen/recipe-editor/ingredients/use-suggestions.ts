import { type KeyboardEvent, useId, useState } from 'react';

export type Option = { id: string; label: string; detail?: string };

/**
 * The keys of a list that a field offers, by the ARIA practices "list autocomplete with manual
 * selection": nothing is chosen until an arrow chooses it, so Enter takes the words as typed.
 */
export function useSuggestions<Item extends Option>(
  options: readonly Item[],
  onChoose: (option: Item) => void,
) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const shown = isOpen ? options : [];
  const chosen = at === null ? undefined : shown[at];
  const close = () => {
    setIsOpen(false);
    setAt(null);
  };
  const choose = (option: Item) => {
    close();
    onChoose(option);
  };
  /** True where the list took the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (shown.length === 0 || event.altKey || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt(next(at, step, shown.length));
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  const optionId = (option: Option) => `${listId}-${option.id}`;
  return {
    onKey,
    close,
    open: () => {
      setIsOpen(true);
      setAt(null);
    },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown.length > 0,
      'aria-controls': shown.length > 0 ? listId : undefined,
      'aria-activedescendant': chosen && optionId(chosen),
      autoComplete: 'off',
    } as const,
    list: { id: listId, options: shown, chosen, optionId, onChoose: choose },
  };
}

/** Round the list, and past its ends nothing is chosen. */
function next(at: number | null, step: number, count: number): number | null {
  if (at === null) return step > 0 ? 0 : count - 1;
  const to = at + step;
  return to < 0 || to >= count ? null : to;
}
