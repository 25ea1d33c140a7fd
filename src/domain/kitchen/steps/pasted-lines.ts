import { toPlainText } from '../../text/plain-text.ts';
import { type BlockNode, type InlineNode, isTextLeaf } from '../../text/rich-text.ts';
import { isInline } from '../rich-text/editor-nodes.ts';
import { inlineWords, slicedInlines } from '../rich-text/sliced-inlines.ts';

/** A line of a pasted text: a paragraph, a heading, an item of its lists, or a list that is part of a step. */
export type PastedLine = {
  kind: 'line' | 'heading' | 'item' | 'list';
  /** What its first paragraph says. */
  words: string;
  blocks: BlockNode[];
};

export function pastedLines(block: BlockNode): PastedLine[] {
  if (block.type === 'heading' || block.type === 'paragraph') {
    const isHeading = block.type === 'heading' || isBold(block.children);
    return [
      lineOf(isHeading ? 'heading' : 'line', [{ type: 'paragraph', children: block.children }]),
    ];
  }
  const items = block.children.map(({ children }) =>
    lineOf(
      'item',
      children.flatMap((child) => (isInline(child) ? [] : [child])),
    ),
  );
  const isOfSteps = block.type === 'numbered-list' || saysWhatToDo(items);
  return isOfSteps ? items : [{ ...lineOf('list', [block]), words: toPlainText(block) }];
}

/** Without so many of its first characters. */
export function withoutStart(line: PastedLine, length: number): PastedLine {
  const [first, ...rest] = line.blocks;
  if (length === 0 || first?.type !== 'paragraph') return line;
  const children = slicedInlines(first.children, { from: length });
  return {
    ...line,
    words: line.words.slice(length),
    blocks: [{ ...first, children }, ...rest],
  };
}

function lineOf(kind: PastedLine['kind'], blocks: BlockNode[]): PastedLine {
  const [first] = blocks;
  const written = first?.type === 'paragraph' ? inlineWords(first.children) : '';
  const line = { kind, words: written, blocks };
  return withoutStart(line, written.length - written.trimStart().length);
}

function isBold(nodes: readonly InlineNode[]): boolean {
  const leaves = nodes.flatMap((node) => (isTextLeaf(node) ? [node] : node.children));
  const written = leaves.filter(({ text }) => text.trim() !== '');
  return written.length > 0 && written.every(({ bold }) => bold === true);
}

const fewestWords = 5;

/** "Preheat the oven to 180 °C", not "200 g flour": most bullets of a list of steps have a sentence. */
function saysWhatToDo(items: readonly PastedLine[]): boolean {
  const sentences = items.filter(
    ({ words }) => /[.!…。]$/u.test(words.trimEnd()) || words.split(/\s+/u).length >= fewestWords,
  );
  return sentences.length > 0 && sentences.length * 2 >= items.length;
}
