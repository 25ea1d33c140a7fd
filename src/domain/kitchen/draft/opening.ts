import type { RecipeContent } from '../../recipe/recipe.ts';
import { isSameContent } from './same-content.ts';

/** A recipe in a version that the server holds. */
export type StoredContent = { version: number; content: RecipeContent };

/** What the journal keeps of a recipe that has not reached the server. */
export type JournalEntry = {
  base: StoredContent;
  working: RecipeContent;
  /** What was sent since the base; any of it may have arrived. */
  sent: readonly RecipeContent[];
  /** For display alone; versions decide. */
  writtenAt: number;
};

export type Opening =
  | { kind: 'stored' }
  | { kind: 'restored'; working: RecipeContent; writtenAt: number }
  | { kind: 'conflict'; base: StoredContent; mine: RecipeContent };

/** What a recipe is opened with: what the server holds, and what the journal kept beyond it. */
export function openingOf(stored: StoredContent, entry: JournalEntry | null): Opening {
  if (!entry || isSameContent(entry.working, stored.content)) return { kind: 'stored' };
  const { base, working, writtenAt } = entry;
  return base.version === stored.version || isOwn(stored, entry)
    ? { kind: 'restored', working, writtenAt }
    : { kind: 'conflict', base, mine: working };
}

/** Whether the server holds what came from here, though its answer was lost. */
const isOwn = ({ content }: StoredContent, { base, sent }: JournalEntry): boolean =>
  [base.content, ...sent].some((text) => isSameContent(text, content));
