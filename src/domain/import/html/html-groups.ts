import { toPlainText } from '../../text/plain-text.ts';
import {
  attributeOf,
  type Document,
  type Element,
  elementsIn,
  isTag,
  isText,
  parseHtml,
  type ParentNode,
} from './document.ts';
import { richTextOfNodes } from './rich-text-of-html.ts';
import { visibleLines, visibleText } from './visible-text.ts';
import type { ReadGroup, ReadStep } from '../read-recipe.ts';
import { addToLast } from '../recipe-lines.ts';
import { fullPicture } from '../pictures/full-picture.ts';

const titles = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const rows = new Set([...titles, 'li', 'p']);

/** Lists of HTML as plugins and their printed copies have them: headings part them into groups. */
export function groupsIn<Item>(
  root: ParentNode,
  itemsOf: (row: Element) => Item[],
): ReadGroup<Item>[] {
  const groups: ReadGroup<Item>[] = [];
  for (const row of elementsIn(root, isRow)) {
    const title = isRow(row) ? headingOfRow(row) : null;
    if (title !== null) groups.push({ title, items: [] });
    else if (isRow(row)) addToLast(groups, ...itemsOf(row));
  }
  return groups.filter(({ items }) => items.length > 0);
}

export const lineGroups = (html: string): ReadGroup<string>[] => {
  const root = rowsOf(html);
  return root ? groupsIn(root, linesOfRow) : [];
};

export const stepGroups = (html: string, base: string | null): ReadGroup<ReadStep>[] => {
  const root = rowsOf(html);
  return root ? groupsIn(root, (row) => stepOfRow(row, base)) : [];
};

/** A text without marks has a row a line. */
const rowsOf = (html: string): Document | null =>
  parseHtml(/<(?:li|p|h\d)[\s>]/i.test(html) ? html : paragraphs(html));

export const linesOfRow = (row: Element): string[] => visibleLines(row);

export const isRow = ({ name }: Element): boolean => rows.has(name);

const paragraphs = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');

/** A heading, or a paragraph of which every word is bold. */
export function headingOfRow(row: Element): string | null {
  const text = visibleText(row).replace(/\s?[:：]$/u, '');
  if (text === '') return null;
  if (titles.has(row.name)) return text;
  const isBold =
    row.name === 'p' &&
    row.children.every((child) =>
      isTag(child)
        ? child.name === 'strong' || child.name === 'b'
        : !isText(child) || child.data.trim() === '',
    );
  return isBold ? text : null;
}

export function stepOfRow(row: Element, base: string | null): ReadStep[] {
  const pictures = [...elementsIn(row)]
    .filter(({ name }) => name === 'img')
    .flatMap((picture) => fullPicture(attributeOf(picture, 'src'), base) ?? []);
  const text = richTextOfNodes(row);
  return text && toPlainText(text).trim() !== '' ? [{ text, pictures }] : [];
}
