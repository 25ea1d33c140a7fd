import type { ReactNode } from 'react';
import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import { type EditorNode, isInline } from '#domain/kitchen/rich-text/editor-nodes.ts';
import { isTextLeaf, type RichText } from '#domain/text/rich-text.ts';

const tags = {
  paragraph: 'p',
  'list-item': 'li',
  'bulleted-list': 'ul',
  'numbered-list': 'ol',
} as const;

/** A node while it is edited. */
export function EditedElement({ attributes, children, element }: RenderElementProps) {
  if (element.type === 'link') {
    return (
      <span {...attributes} className="text-link" title={element.href}>
        {children}
      </span>
    );
  }
  if (element.type === 'measurement' || element.type === 'ingredient-usage-reference') {
    return (
      <span {...attributes} className={`text-piece text-${element.type}`}>
        <Edge />
        {children}
        <Edge />
      </span>
    );
  }
  const Tag = element.type === 'heading' ? 'p' : tags[element.type];
  const level = element.type === 'heading' ? element.level : undefined;
  return (
    <Tag {...attributes} data-level={level}>
      {children}
    </Tag>
  );
}

/** Chromium puts no caret beside an inline element without it. */
function Edge() {
  return (
    <span contentEditable={false} className="text-edge">
      {'\u{A0}'}
    </span>
  );
}

type LeafProps = Omit<RenderLeafProps, 'children'> & { children: ReactNode };

export function EditedLeaf({ attributes, children, leaf }: LeafProps) {
  return (
    <span {...attributes} data-finding={leaf.finding}>
      {marked(leaf, children)}
    </span>
  );
}

/** The same text where nobody edits it. */
export function PrintedText({ text }: { text: RichText }) {
  return text.children.map((block, index) => printed(block, String(index)));
}

function printed(node: EditorNode, key: string): ReactNode {
  if (isTextLeaf(node)) return <span key={key}>{marked(node, node.text)}</span>;
  const inside = node.children.map((child, index) => printed(child, `${key}.${index}`));
  if (isInline(node)) {
    const name = node.type === 'link' ? 'text-link' : `text-piece text-${node.type}`;
    return (
      <span key={key} className={name}>
        {inside}
      </span>
    );
  }
  const Tag = node.type === 'heading' ? 'p' : tags[node.type];
  return (
    <Tag key={key} data-level={node.type === 'heading' ? node.level : undefined}>
      {inside}
    </Tag>
  );
}

function marked(
  { bold, italic }: { bold?: boolean; italic?: boolean },
  children: ReactNode,
): ReactNode {
  const inside = italic ? <em>{children}</em> : children;
  return bold ? <strong>{inside}</strong> : inside;
}
