import type { BlockNode, ListItemNode } from './rich-text.ts';

/** Texts have three levels of headings. */
export const headingLevels: Readonly<Record<string, 1 | 2 | 3>> = {
  h1: 1,
  h2: 2,
  h3: 3,
  h4: 3,
  h5: 3,
  h6: 3,
};

/** The item of a list with what an `li` holds; a heading in it is a paragraph. */
export function listItemOf(blocks: readonly BlockNode[]): ListItemNode {
  const [first, ...rest] = blocks.map((block): Exclude<BlockNode, { type: 'heading' }> =>
    block.type === 'heading' ? { type: 'paragraph', children: block.children } : block,
  );
  const isLine = first?.type === 'paragraph' && rest.every(({ type }) => type !== 'paragraph');
  if (isLine) return { type: 'list-item', children: [...first.children, ...rest] };
  return { type: 'list-item', children: first ? [first, ...rest] : [] };
}

/** The blocks below a heading's element: its lines are headings. */
export const headingsOf = (blocks: readonly BlockNode[], level: 1 | 2 | 3): BlockNode[] =>
  blocks.map((block) =>
    block.type === 'paragraph' ? { type: 'heading', level, children: block.children } : block,
  );
