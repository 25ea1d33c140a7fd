import { toPlainText } from './plain-text.ts';
import {
  type BlockNode,
  type InlineNode,
  isTextLeaf,
  paragraphsFromText,
  type ParagraphNode,
  type RichText,
  type TextLeaf,
} from './rich-text.ts';

/**
 * Applies an edit of the plain text to the formatted one: unchanged lines keep their formatting, and
 * in a changed line only the changed letters lose it. Null when no text is left.
 */
export function editRichText(before: RichText | null, text: string): RichText | null {
  const { children: lines } = paragraphsFromText(text);
  if (lines.length === 0) return null;
  const known = (before?.children ?? []).flatMap(linesOf);
  const first = countEqual(known, lines);
  const last = countEqual(known.slice(first).toReversed(), lines.slice(first).toReversed());
  const changed = known.slice(first, known.length - last);
  const children = lines.map((line, index): BlockNode => {
    const fromEnd = lines.length - index;
    if (index < first) return known[index] ?? line;
    if (fromEnd <= last) return known.at(-fromEnd) ?? line;
    const earlier = changed[index - first];
    return earlier?.type === 'paragraph' ? editLine(earlier, toPlainText(line)) : line;
  });
  return { type: 'document', children };
}

/** A list becomes one paragraph a line, because plain text cannot tell that it was a list. */
function linesOf(block: BlockNode): (ParagraphNode | BlockNode)[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [block];
  return paragraphsFromText(toPlainText(block)).children;
}

function countEqual(known: readonly BlockNode[], lines: readonly ParagraphNode[]): number {
  const differing = lines.findIndex((line, index) => {
    const other = known[index];
    return other === undefined || toPlainText(other) !== toPlainText(line);
  });
  return differing === -1 ? lines.length : differing;
}

function editLine(before: ParagraphNode, text: string): ParagraphNode {
  const old = toPlainText(before);
  const start = sharedLength(old, text);
  const end = sharedLength(reversed(old.slice(start)), reversed(text.slice(start)));
  const children = [
    ...slice(before.children, 0, start),
    { text: text.slice(start, text.length - end) },
    ...slice(before.children, old.length - end, old.length),
  ].filter((node) => !isTextLeaf(node) || node.text !== '');
  return { type: 'paragraph', children };
}

/** A link or amount of which only a part remains becomes plain text. */
function slice(nodes: readonly InlineNode[], from: number, to: number): InlineNode[] {
  let at = 0;
  return nodes.flatMap((node) => {
    const start = at;
    at += toPlainText(node).length;
    if (at <= from || start >= to) return [];
    if (start >= from && at <= to) return [node];
    const marks: Omit<TextLeaf, 'text'> = isTextLeaf(node) ? node : {};
    return [{ ...marks, text: toPlainText(node).slice(Math.max(from - start, 0), to - start) }];
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return text.split('').toReversed().join('');
}
