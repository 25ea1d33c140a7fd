import {
  type BlockNode,
  type InlineNode,
  isList,
  isParagraph,
  type ListItemNode,
  type ListNode,
  type RichText,
  type TextLeaf,
} from './rich-text.ts';

/** A text in Markdown (CommonMark); amounts and ingredients read as their words. */
export const toMarkdown = ({ children }: RichText): string =>
  children
    .map((block) => blockOf(block))
    .filter((text) => text.trim() !== '')
    .join('\n\n');

/** A line of plain text, none of whose signs has a meaning. */
export const markdownLine = (text: string): string =>
  escaped(text.replaceAll(/\s+/gu, ' ').trim()).replace(
    /^(?:[-+]|#{1,6}|\d{1,9}[.)]|>|={2,}|~{3,})(?=\s|$|[=>~])/,
    (sign) => `\\${sign}`.replace(/^\\(\d+)([.)])$/, String.raw`$1\$2`),
  );

/** Each line a paragraph of its own. */
export const markdownLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => markdownLine(line))
    .filter(Boolean)
    .join('\n\n');

function blockOf(block: BlockNode): string {
  if (block.type === 'heading') return `${'#'.repeat(block.level + 2)} ${inline(block.children)}`;
  if (block.type === 'paragraph') return markdownOfLine(block.children);
  return listOf(block, '');
}

const markdownOfLine = (children: readonly InlineNode[]): string =>
  inline(children).replace(/^\s*(?:([-+#>])|(\d{1,9})([.)]))(?=\s)/, String.raw`$2\$1$3`);

const listOf = ({ type, children }: ListNode, indent: string): string =>
  children
    .map((item, index) => {
      const sign = type === 'numbered-list' ? `${index + 1}.` : '-';
      return `${indent}${sign} ${itemOf(item, `${indent}${' '.repeat(sign.length + 1)}`)}`;
    })
    .join('\n');

function itemOf({ children }: ListItemNode, indent: string): string {
  return children
    .map((child) => {
      if (isList(child)) return `\n${listOf(child, indent)}`;
      return inline(isParagraph(child) ? child.children : [child]);
    })
    .join('');
}

const inline = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return leafOf(node);
      const words = node.children.map((leaf) => leafOf(leaf)).join('');
      return node.type === 'link' ? `[${words}](<${addressOf(node.href)}>)` : words;
    })
    .join('')
    .replaceAll(/(?<!\s)\s*\n\s*/gu, ' ');

/** Marks stand at the words themselves, or they are no marks. */
function leafOf({ text, bold, italic }: TextLeaf): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (words === '') return text;
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  const close = `${italic ? '*' : ''}${bold ? '**' : ''}`;
  return before + mark + escaped(words) + close + after;
}

const addressOf = (href: string) =>
  href.replaceAll(/[<>\s\\]/gu, (sign) => encodeURIComponent(sign));

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>~|]/g, String.raw`\$&`);
