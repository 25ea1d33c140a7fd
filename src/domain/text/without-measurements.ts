import type {
  BlockNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
  RichText,
  TextLeaf,
} from './rich-text.ts';

/** A text whose amounts and mentions are plain words, as they were written. */
export const withoutMeasurements = (text: RichText): RichText => ({
  ...text,
  children: text.children.map(ofBlock),
});

const ofBlock = (block: BlockNode): BlockNode =>
  isList(block) ? ofList(block) : { ...block, children: block.children.flatMap(ofInline) };

const ofList = (list: ListNode): ListNode => ({ ...list, children: list.children.map(ofItem) });

const ofItem = (item: ListItemNode): ListItemNode => ({
  ...item,
  children: item.children.flatMap((child): ListItemNode['children'] => {
    if (!('type' in child)) return [child];
    if (child.type === 'paragraph') return [ofParagraph(child)];
    return isList(child) ? [ofList(child)] : ofInline(child);
  }),
});

const ofParagraph = (paragraph: ParagraphNode): ParagraphNode => ({
  ...paragraph,
  children: paragraph.children.flatMap(ofInline),
});

const ofInline = (node: InlineNode): (TextLeaf | LinkNode)[] =>
  !('type' in node) || node.type === 'link' ? [node] : node.children;

const isList = <Node extends { type: string }>(node: Node): node is Node & ListNode =>
  node.type === 'bulleted-list' || node.type === 'numbered-list';
