import { conflictMessages as texts } from '#contract/kitchen/recipe/conflict-messages.ts';
import type { Offered } from './ConflictChoice.tsx';

type Sides<Content> = { mine: Content; theirs: Content; both: Content | null };

/** The sides of a conflict as `told` says them; both where a content can hold both. */
export const offeredSides = <Content>(
  { mine, theirs, both }: Sides<Content>,
  told: (content: Content) => string,
): Offered[] => [
  { choice: 'mine', label: texts.mine, text: told(mine) },
  { choice: 'theirs', label: texts.theirs, text: told(theirs) },
  ...(both === null ? [] : [{ choice: 'both', label: texts.both, text: told(both) } as const]),
];
