import { diffWordsWithSpace } from 'diff';

/** A run of words, and whether it stands in both texts, the later or the earlier one alone. */
export type TextPart = { text: string; change: 'same' | 'added' | 'removed' };

/** Beyond so many differing words two texts are rather two texts, and comparing would take long. */
const maxEditLength = 1500;

/** What of a text is the same, word by word. */
export function textParts(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength });
  if (!changes) return [removed(before), added(after)];
  return changes.map(({ value, added: isAdded, removed: isRemoved }) => {
    if (isAdded) return added(value);
    return isRemoved ? removed(value) : { text: value, change: 'same' };
  });
}

const removed = (text: string): TextPart => ({ text, change: 'removed' });
const added = (text: string): TextPart => ({ text, change: 'added' });
