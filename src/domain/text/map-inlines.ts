import {
  type InlineNode,
  isList,
  isParagraph,
  type ListItemNode,
  type RichText,
} from './rich-text.ts';

/** The same text with other nodes in the place of each word, link, amount and mention. */
export function mapInlines(text: RichText, change: (node: InlineNode) => InlineNode[]): RichText {
  const item = (node: ListItemNode): ListItemNode => ({
    ...node,
    children: node.children.flatMap((child): ListItemNode['children'] => {
      if (isList(child)) return [{ ...child, children: child.children.map(item) }];
      return isParagraph(child)
        ? [{ ...child, children: child.children.flatMap(change) }]
        : change(child);
    }),
  });
  return {
    ...text,
    children: text.children.map((block) =>
      block.type === 'paragraph' || block.type === 'heading'
        ? { ...block, children: block.children.flatMap(change) }
        : { ...block, children: block.children.map(item) },
    ),
  };
}

/** A text whose amounts and mentions are plain words, as they were written. */
export const withoutMeasurements = (text: RichText): RichText =>
  mapInlines(text, (node) => (!('type' in node) || node.type === 'link' ? [node] : node.children));
