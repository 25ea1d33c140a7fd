import { type InlineNode, isTextLeaf, type TextLeaf } from '../../text/rich-text.ts';

type Slice = { from: number; to?: number };

/** The characters of a line from one place up to another, in the nodes they stand in. */
export const slicedInlines = (nodes: readonly InlineNode[], slice: Slice): InlineNode[] =>
  placed(nodes, slice).flatMap(([node, own]): InlineNode[] => {
    if (isTextLeaf(node)) return [slicedLeaf(node, own)];
    const children = placed(node.children, own).map(([leaf, part]) => slicedLeaf(leaf, part));
    return [{ ...node, children }];
  });

export const inlineWords = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (isTextLeaf(node) ? node.text : inlineWords(node.children))).join('');

const slicedLeaf = (leaf: TextLeaf, { from, to }: Slice): TextLeaf => ({
  ...leaf,
  text: leaf.text.slice(from, to),
});

/** The nodes that a slice holds something of, each with its part of it. */
function placed<Node extends InlineNode>(
  nodes: readonly Node[],
  { from, to = Infinity }: Slice,
): [Node, Slice][] {
  let at = 0;
  return nodes.flatMap((node): [Node, Slice][] => {
    const { length } = inlineWords([node]);
    const own = { from: Math.max(from - at, 0), to: Math.min(to - at, length) };
    at += length;
    return own.to > own.from ? [[node, own]] : [];
  });
}
