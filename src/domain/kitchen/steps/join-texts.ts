import {
  type BlockNode,
  type InlineNode,
  isEmptyRichText,
  type RichText,
} from '../../text/rich-text.ts';
import { toPlainText } from '../../text/plain-text.ts';

/** Where two texts met: a block of the joined one, and how many characters of it came first. */
export type TextJoint = { block: number; offset: number };

/** Writes the first line of the second text behind the last of the first, as Backspace does. */
export function joinTexts(first: RichText, second: RichText): { text: RichText; joint: TextJoint } {
  const before = isEmptyRichText(first) ? [] : first.children;
  const last = before.at(-1);
  const [opening, ...rest] = second.children;
  const joint = { block: Math.max(before.length - 1, 0), offset: last ? textLength(last) : 0 };
  if (!opening) return { text: textOf(before), joint };
  if (!last) return { text: textOf(second.children), joint };
  if (!hasLine(last) || !hasLine(opening)) {
    return { text: textOf([...before, ...second.children]), joint };
  }
  const line = { ...last, children: [...withoutEmptyEnd(last.children), ...opening.children] };
  return { text: textOf([...before.slice(0, -1), line, ...rest]), joint };
}

type Line = Extract<BlockNode, { type: 'paragraph' | 'heading' }>;

const hasLine = (block: BlockNode): block is Line =>
  block.type === 'paragraph' || block.type === 'heading';

const textOf = (children: BlockNode[]): RichText => ({ type: 'document', children });

const textLength = (block: BlockNode): number => toPlainText(block).length;

const withoutEmptyEnd = (nodes: InlineNode[]): InlineNode[] =>
  nodes.filter((node) => 'type' in node || node.text !== '');
