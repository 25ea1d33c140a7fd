import { isRecord } from '../../is-record.ts';
import { isSameData } from '../../same-data.ts';

type Document = { type: 'document'; children: unknown[] };

/**
 * Two rich texts as one: what both say stands once, and where they differ theirs comes first. Null
 * of anything else.
 */
export function bothTexts(mine: unknown, theirs: unknown): Document | null {
  if (!isDocument(mine) || !isDocument(theirs)) return null;
  return { ...mine, children: together(mine.children, theirs.children, isSameData) };
}

/**
 * The rows of two lists in the same way. A row that both changed stands there twice, mine by an id
 * of its own. Null of what is no list.
 */
export function bothLists(mine: unknown, theirs: unknown, newId: () => string): unknown[] | null {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const isTaken = (id: unknown) => theirs.some((row) => isRecord(row) && row['id'] === id);
  const own = mine.map((row: unknown) => {
    const isTwice = isRecord(row) && isTaken(row['id']) && !theirs.some(saysAs(row));
    return isTwice ? { ...row, id: newId() } : row;
  });
  return together(own, theirs, (one, other) => saysAs(one)(other));
}

/** Whether two rows say the same, whatever their ids are. */
const saysAs = (row: unknown) => (other: unknown) => isSameData(withoutId(row), withoutId(other));

function withoutId(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const { id: _, ...said } = row;
  return said;
}

function together(
  mine: readonly unknown[],
  theirs: readonly unknown[],
  isSame: (one: unknown, other: unknown) => boolean,
): unknown[] {
  const result: unknown[] = [];
  let own: unknown[] = [];
  let next = 0;
  for (const each of mine) {
    const at = theirs.findIndex((other) => isSame(each, other));
    if (at === -1) own.push(each);
    if (at < next) continue;
    result.push(...theirs.slice(next, at), ...own, theirs[at]);
    own = [];
    next = at + 1;
  }
  return [...result, ...theirs.slice(next), ...own];
}

const isDocument = (value: unknown): value is Document =>
  isRecord(value) && value['type'] === 'document' && Array.isArray(value['children']);
