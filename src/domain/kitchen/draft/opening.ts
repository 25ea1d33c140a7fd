/** What is written in an editor, in a version that the server holds. */
export type StoredContent<Content> = { version: number; content: Content };

/** Whether two of them say the same. */
export type IsSame<Content> = (one: Content, other: Content) => boolean;

/** What the journal keeps of what has not reached the server. */
export type JournalEntry<Content> = {
  base: StoredContent<Content>;
  working: Content;
  /** What was sent since the base; any of it may have arrived. */
  sent: readonly Content[];
  /** For display alone; versions decide. */
  writtenAt: number;
};

export type Opening<Content> =
  | { kind: 'stored' }
  | { kind: 'restored'; working: Content; writtenAt: number }
  | { kind: 'conflict'; base: StoredContent<Content>; mine: Content };

/** What an editor is opened with: what the server holds, and what the journal kept beyond it. */
export function openingOf<Content>(
  stored: StoredContent<Content>,
  entry: JournalEntry<Content> | null,
  isSame: IsSame<Content>,
): Opening<Content> {
  if (!entry || isUntouched(entry, isSame) || isSame(entry.working, stored.content)) {
    return { kind: 'stored' };
  }
  const { base, working, writtenAt } = entry;
  return base.version === stored.version || isOwn(stored, entry, isSame)
    ? { kind: 'restored', working, writtenAt }
    : { kind: 'conflict', base, mine: working };
}

/** Whether nothing was typed: what was opened without a network is kept all the same. */
const isUntouched = <Content>(
  { base, working, sent }: JournalEntry<Content>,
  isSame: IsSame<Content>,
): boolean => [working, ...sent].every((text) => isSame(text, base.content));

/** Whether the server holds what came from here, though its answer was lost. */
const isOwn = <Content>(
  { content }: StoredContent<Content>,
  { base, sent }: JournalEntry<Content>,
  isSame: IsSame<Content>,
): boolean => [base.content, ...sent].some((text) => isSame(text, content));
