import { isTextLeaf, walkRichText } from './rich-text.ts';
import type { RichTextNode } from './rich-text.ts';

/** One line a paragraph, heading or list item; an empty paragraph is an empty line. */
export function toPlainText(root: RichTextNode): string {
  const lines: string[] = [];
  let open: string | null = null;
  const close = () => {
    if (open !== null) lines.push(open);
    open = null;
  };
  walkRichText(root, {
    enter: (node) => {
      if (isTextLeaf(node)) open = (open ?? '') + node.text;
      if (!isLine(node)) return;
      if (open !== '') close();
      open = '';
    },
    leave: (node) => {
      if (isLine(node)) close();
    },
  });
  close();
  return lines.join('\n');
}

function isLine(node: RichTextNode): boolean {
  if (isTextLeaf(node)) return false;
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'list-item';
}
