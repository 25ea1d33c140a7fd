import { useState } from 'react';
import { limitsMessages as texts } from '#contract/kitchen/shell/limits-messages.ts';
import { type Kept, keptLine, keptText } from '#domain/kitchen/limits/kept-text.ts';

type KeptTyping = { told: string | undefined; keep: (typed: string) => string };

/**
 * Keeps what is typed or pasted within a line of so many characters, and says what did not fit for as
 * long as the field holds the rest: undo, Escape and another row take the words away, too.
 */
export const useKeptLine = (most: number, value: string | null): KeptTyping =>
  useKept(keptLine, most, value);

/** The same for a text of several lines. */
export const useKeptText = (most: number, value: string): KeptTyping =>
  useKept(keptText, most, value);

type Keep = (typed: string, most: number) => Kept;

function useKept(kept: Keep, most: number, value: string | null): KeptTyping {
  const [cut, setCut] = useState<string | null>(null);
  return {
    // Some fields keep no spaces around a text.
    told: cut !== null && cut.trim() === value?.trim() ? texts.cut(most) : undefined,
    keep(typed) {
      const next = kept(typed, most);
      setCut(next.isCut ? next.text : null);
      return next.text;
    },
  };
}
