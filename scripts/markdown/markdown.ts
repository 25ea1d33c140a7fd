import { inlineMarkup } from './markdown-inline.ts';
import type { InlineResolvers } from './markdown-inline.ts';
import type {
  BlockNode,
  HeadingNode,
  ListItemNode,
  ListNode,
  RichText,
} from '#domain/text/rich-text.ts';

type ListDraft = { type: ListNode['type']; indent: number; items: ItemDraft[] };
type ItemDraft = (string[] | ListDraft)[];
type BlockDraft = string[] | ListDraft | { level: HeadingNode['level']; text: string };

type Reader = { blocks: BlockDraft[]; lists: ListDraft[]; isAfterBlank: boolean };

// Two levels of rich text a list: with links and paragraphs inside this stays under the depth of 20.
const maxNestedLists = 6;
const headingLevels = [1, 2, 3] as const;
const headingLine = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const itemLine = /^([ \t]*)([-*+]|\d{1,9}[.)])[ \t]+(\S.*)$/;

/**
 * Reads paragraphs, headings, nested lists and inline markup; anything else, HTML too, stays the
 * text it is. Headings below level 3 become level 3.
 */
export function richTextFromMarkdown(markdown: string, resolvers: InlineResolvers = {}): RichText {
  const reader: Reader = { blocks: [], lists: [], isAfterBlank: true };
  for (const line of markdown.split(/\r\n|\r|\n/)) readLine(reader, line);
  return {
    type: 'document',
    children: reader.blocks.map((block) => blockFrom(block, resolvers)),
  };
}

function readLine(reader: Reader, line: string): void {
  if (line.trim() === '') {
    reader.isAfterBlank = true;
    return;
  }
  const heading = headingLine.exec(line);
  const item = heading ? null : itemLine.exec(line);
  if (heading) readHeading(reader, heading);
  else if (item && !isRule(line) && startsItem(reader, item)) readItem(reader, item);
  else readText(reader, line);
  reader.isAfterBlank = heading !== null;
}

function readHeading(reader: Reader, [, marks = '', text = '']: RegExpExecArray): void {
  reader.lists = [];
  const level = headingLevels[marks.length - 1] ?? 3;
  reader.blocks.push({ level, text: withoutClosingMarks(text.trim()) });
}

// "1986. A fine year" inside a paragraph is no list.
function startsItem(reader: Reader, [, , marker = '']: RegExpExecArray): boolean {
  const isInParagraph = !reader.isAfterBlank && reader.lists.length === 0;
  return !isInParagraph || !/^\d/.test(marker) || Number.parseInt(marker, 10) === 1;
}

function readItem(reader: Reader, [, blank = '', marker = '', text = '']: RegExpExecArray): void {
  const indent = widthOf(blank);
  const type = /^\d/.test(marker) ? 'numbered-list' : 'bulleted-list';
  closeDeeperLists(reader, indent);
  const open = reader.lists.at(-1);
  const isNested = open && indent >= open.indent + 2 && reader.lists.length < maxNestedLists;
  if (open && !isNested && open.type === type) {
    open.items.push([[text]]);
    return;
  }
  if (!isNested) reader.lists.pop();
  const list: ListDraft = { type, indent, items: [[[text]]] };
  const parent = reader.lists.at(-1)?.items.at(-1) ?? reader.blocks;
  parent.push(list);
  reader.lists.push(list);
}

function closeDeeperLists(reader: Reader, indent: number): void {
  for (let open = reader.lists.at(-1); open; open = reader.lists.at(-1)) {
    if (reader.lists.length === 1 || indent >= open.indent) return;
    reader.lists.pop();
  }
}

function readText(reader: Reader, line: string): void {
  const text = line.trim();
  const indent = widthOf(line.slice(0, line.length - line.trimStart().length));
  if (reader.isAfterBlank && indent < 2) reader.lists = [];
  if (reader.isAfterBlank) closeDeeperLists(reader, indent - 1);
  const parts = reader.lists.at(-1)?.items.at(-1) ?? reader.blocks;
  const last = parts.at(-1);
  if (Array.isArray(last) && !reader.isAfterBlank) last.push(text);
  else parts.push([text]);
}

// A rule such as "* * *" is literal text and not a list with stars in it.
function isRule(line: string): boolean {
  const marks = line.replaceAll(/[ \t]/g, '');
  return /^(?:-{3,}|\*{3,}|_{3,})$/.test(marks);
}

function widthOf(blank: string): number {
  return blank.replaceAll('\t', '    ').length;
}

function withoutClosingMarks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || text[end - 1] === ' ' ? text.slice(0, end).trim() : text;
}

function blockFrom(block: BlockDraft, resolvers: InlineResolvers): BlockNode {
  if ('level' in block) {
    const { level, text } = block;
    return { type: 'heading', level, children: inlineMarkup(text, resolvers) };
  }
  if ('items' in block) return listFrom(block, resolvers);
  return { type: 'paragraph', children: inlineMarkup(block.join(' '), resolvers) };
}

function listFrom({ type, items }: ListDraft, resolvers: InlineResolvers): ListNode {
  return { type, children: items.map((item) => itemFrom(item, resolvers)) };
}

// An editor's item holds either text or blocks, never both.
function itemFrom(item: ItemDraft, resolvers: InlineResolvers): ListItemNode {
  const [only] = item;
  if (item.length === 1 && Array.isArray(only)) {
    return { type: 'list-item', children: inlineMarkup(only.join(' '), resolvers) };
  }
  const children = item.map((part) =>
    Array.isArray(part)
      ? { type: 'paragraph' as const, children: inlineMarkup(part.join(' '), resolvers) }
      : listFrom(part, resolvers),
  );
  return { type: 'list-item', children };
}
