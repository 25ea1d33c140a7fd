import { useState } from 'react';
import { limitsMessages as texts } from '#contract/kitchen/shell/limits-messages.ts';
import { type Kept, keptLine, keptText } from '#domain/kitchen/limits/kept-text.ts';

type KeptTyping = { told: string | undefined; keep: (typed: string) => string };

/** Keeps what is typed or pasted within a line of so many characters, and says what did not fit. */
export const useKeptLine = (most: number): KeptTyping => useKept(most, keptLine);

/** The same for a text of several lines. */
export const useKeptText = (most: number): KeptTyping => useKept(most, keptText);

function useKept(most: number, kept: (typed: string, most: number) => Kept): KeptTyping {
  const [isCut, setIsCut] = useState(false);
  return {
    told: isCut ? texts.cut(most) : undefined,
    keep(typed) {
      const next = kept(typed, most);
      setIsCut(next.isCut);
      return next.text;
    },
  };
}
