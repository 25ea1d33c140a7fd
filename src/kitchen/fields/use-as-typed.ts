import { useState } from 'react';

type AsTyped = { shown: string; type: (text: string) => void; leave: () => void };

/**
 * What is typed stays on the screen as it was typed while the field is written in, though less is
 * kept of it: a space at the end, the rest of an address. `keptAs` tells what is kept of a text; a
 * value that changes otherwise takes the place of what was typed.
 */
export function useAsTyped(value: string, keptAs: (text: string) => string): AsTyped {
  const [typed, setTyped] = useState<string | null>(null);
  const isKept = typed !== null && keptAs(typed) === value;
  return { shown: isKept ? typed : value, type: setTyped, leave: () => setTyped(null) };
}
