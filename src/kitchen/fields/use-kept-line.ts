import { useState } from 'react';
import { limitsMessages as texts } from '#contract/kitchen/shell/limits-messages.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';

/** Keeps what is typed or pasted within a line, and says so where something did not fit. */
export function useKeptLine(most: number): {
  told: string | undefined;
  keep: (typed: string) => string;
} {
  const [isCut, setIsCut] = useState(false);
  return {
    told: isCut ? texts.cut(most) : undefined,
    keep(typed) {
      const kept = keptLine(typed, most);
      setIsCut(kept.isCut);
      return kept.text;
    },
  };
}
