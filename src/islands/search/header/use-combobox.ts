import { type KeyboardEvent, useState } from 'react';

type Combobox = {
  listId: string;
  /** The addresses of the options; empty while there is no list. */
  hrefs: string[];
  onOpen: () => void;
  onClose: () => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The keyboard behaviour of the ARIA combobox pattern; the text field keeps the focus. */
export function useCombobox({ listId, hrefs, onOpen, onClose }: Combobox) {
  const [walked, setWalked] = useState<string | null>(null);
  const at = walked === null ? -1 : hrefs.indexOf(walked);
  const walk = (step: 1 | -1) => {
    // The text field is a place too, before the first option and after the last one.
    const places = hrefs.length + 1;
    const next = ((at + 1 + step + places) % places) - 1;
    setWalked(hrefs[next] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (hrefs.length === 0) onOpen();
      else walk(key === 'ArrowDown' ? 1 : -1);
    }
    if (key === 'Escape') {
      event.preventDefault();
      setWalked(null);
      onClose();
    }
    const href = hrefs[at];
    if (key === 'Enter' && href !== undefined) {
      event.preventDefault();
      location.assign(href);
    }
  };
  return { active: at === -1 ? undefined : optionId(listId, at), onKeyDown };
}
