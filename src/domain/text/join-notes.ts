import type { RichText } from './rich-text.ts';

/** One text behind the other. */
export function joinNotes(one: RichText | null, other: RichText | null): RichText | null {
  if (!one || !other) return one ?? other;
  return { type: 'document', children: [...one.children, ...other.children] };
}
