import {
  type BlockNode,
  type InlineNode,
  isTextLeaf,
  type ListItemNode,
  type RichText,
  type TextLeaf,
} from '../../text/rich-text.ts';

/**
 * A node of a text while it is edited. An editor mixes no blocks with inline nodes, and has a leaf
 * before, between and behind those; a stored list item does mix them.
 */
export type EditorNode = BlockNode | ListItemNode | InlineNode;
type InlineElement = Exclude<InlineNode, TextLeaf>;

/** New nodes every time: two editors must not share one. */
export function toEditorNodes(text: RichText | null): BlockNode[] {
  const nodes = (text?.children ?? []).flatMap(editedBlock);
  return nodes.length === 0 ? [emptyParagraph()] : nodes;
}

/** The text as it is stored. */
export function fromEditorNodes(nodes: readonly EditorNode[]): RichText {
  return { type: 'document', children: nodes.flatMap(storedBlock) };
}

const emptyParagraph = (): BlockNode => ({ type: 'paragraph', children: [{ text: '' }] });

export function isInlineElement(node: EditorNode): node is InlineElement {
  return (
    !isTextLeaf(node) &&
    (node.type === 'link' ||
      node.type === 'measurement' ||
      node.type === 'ingredient-usage-reference')
  );
}

export const isInline = (node: EditorNode): node is InlineNode =>
  isTextLeaf(node) || isInlineElement(node);

function editedBlock(block: BlockNode): BlockNode[] {
  if (block.type === 'paragraph' || block.type === 'heading') {
    return [{ ...block, children: editedInlines(block.children) }];
  }
  const items = block.children.map(editedItem);
  return items.length === 0 ? [] : [{ ...block, children: items }];
}

function editedItem({ children }: ListItemNode): ListItemNode {
  const blocks: BlockNode[] = [];
  let run: InlineNode[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push({ type: 'paragraph', children: editedInlines(run) });
    run = [];
  };
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      endRun();
      blocks.push(...editedBlock(child));
    }
  }
  endRun();
  return { type: 'list-item', children: itemBlocks(blocks) };
}

/** An item begins with a line of text, for a caret to stand in. */
function itemBlocks(blocks: readonly BlockNode[]): ListItemNode['children'] {
  const kept = blocks.filter((block) => block.type !== 'heading');
  const [first] = kept;
  return first?.type === 'paragraph'
    ? kept
    : [{ type: 'paragraph', children: [{ text: '' }] }, ...kept];
}

function editedInlines(nodes: readonly InlineNode[]): InlineNode[] {
  const edited: InlineNode[] = [];
  for (const node of nodes) {
    if (isTextLeaf(node)) edited.push({ ...node });
    else {
      const previous = edited.at(-1);
      if (!previous || !isTextLeaf(previous)) edited.push({ text: '' });
      const leaves = node.children.map((leaf) => ({ ...leaf }));
      edited.push({ ...node, children: leaves.length === 0 ? [{ text: '' }] : leaves });
    }
  }
  const last = edited.at(-1);
  if (!last || !isTextLeaf(last)) edited.push({ text: '' });
  return edited;
}

function storedBlock(node: EditorNode): BlockNode[] {
  if (isInline(node)) return [{ type: 'paragraph', children: storedInlines([node]) }];
  if (node.type === 'list-item') return node.children.flatMap(storedBlock);
  if (node.type === 'paragraph' || node.type === 'heading') {
    const children = storedInlines(node.children);
    if (node.type === 'paragraph') return [{ type: node.type, children }];
    return [{ type: node.type, level: node.level, children }];
  }
  const items = node.children.map(storedItem);
  return items.length === 0 ? [] : [{ type: node.type, children: items }];
}

/** The usual item, a line and perhaps lists below it, has no paragraph around the line. */
function storedItem({ children }: ListItemNode): ListItemNode {
  const blocks = children.flatMap(storedBlock);
  const [first, ...rest] = blocks;
  const isLine = first?.type === 'paragraph' && rest.every(({ type }) => type !== 'paragraph');
  const lists = rest.filter((block) => block.type !== 'heading');
  if (isLine) return { type: 'list-item', children: [...first.children, ...lists] };
  return { type: 'list-item', children: blocks.filter((block) => block.type !== 'heading') };
}

/** Without the empty leaves that only an editor needs, and references and amounts of no text. */
function storedInlines(nodes: readonly InlineNode[]): InlineNode[] {
  const stored: InlineNode[] = [];
  for (const node of nodes) {
    if (isTextLeaf(node)) addLeaf(stored, storedLeaf(node));
    else {
      const leaves: TextLeaf[] = [];
      for (const leaf of node.children) addLeaf(leaves, storedLeaf(leaf));
      if (leaves.length > 0) stored.push(storedElement(node, leaves));
    }
  }
  return stored.length === 0 ? [{ text: '' }] : stored;
}

/** Property by property, because what an editor keeps beside them is refused. */
function storedElement(node: InlineElement, children: TextLeaf[]): InlineElement {
  if (node.type === 'link') return { type: node.type, href: node.href, children };
  if (node.type === 'measurement') {
    return { type: node.type, quantity: node.quantity, unitId: node.unitId, children };
  }
  return { type: node.type, ingredientUsageId: node.ingredientUsageId, children };
}

function addLeaf(nodes: InlineNode[], leaf: TextLeaf): void {
  const last = nodes.at(-1);
  if (leaf.text === '') return;
  if (last && isTextLeaf(last) && !last.bold === !leaf.bold && !last.italic === !leaf.italic) {
    nodes[nodes.length - 1] = { ...last, text: last.text + leaf.text };
  } else nodes.push(leaf);
}

const storedLeaf = ({ text, bold, italic }: TextLeaf): TextLeaf => ({
  text,
  ...(bold && { bold }),
  ...(italic && { italic }),
});
