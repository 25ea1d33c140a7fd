import { useState } from 'react';
import type { Choice } from '#domain/recipe/merge/resolve-conflicts.ts';

/** What somebody chose of each conflict, mine where they chose nothing. */
export function useChoices<Name extends string>() {
  const [choices, setChoices] = useState<ReadonlyMap<Name, Choice>>(new Map());
  return {
    choices,
    choiceOf: (name: Name): Choice => choices.get(name) ?? 'mine',
    choose: (name: Name, choice: Choice) => setChoices(new Map([...choices, [name, choice]])),
  };
}
