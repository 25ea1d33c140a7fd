import { Editor, Element, Node, Path, Point, Range, Text, Transforms } from 'slate';
import type { TextEditor } from './slate-types.ts';

export type Mark = 'bold' | 'italic';
export type ListType = 'bulleted-list' | 'numbered-list';
export type HeadingLevel = 1 | 2 | 3;

export const hasMark = (editor: TextEditor, mark: Mark): boolean =>
  Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: TextEditor, mark: Mark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

const isOfType = (type: Element['type']) => (node: Node) =>
  Element.isElement(node) && node.type === type;
const isList = (node: Node): boolean =>
  isOfType('bulleted-list')(node) || isOfType('numbered-list')(node);

function enclosing(editor: TextEditor, type: Element['type']) {
  if (!editor.selection) return null;
  return Editor.above(editor, { match: isOfType(type), mode: 'lowest' }) ?? null;
}

export function listTypeHere(editor: TextEditor): ListType | null {
  const [list] = (editor.selection && Editor.above(editor, { match: isList })) ?? [];
  if (!Element.isElement(list)) return null;
  return list.type === 'bulleted-list' || list.type === 'numbered-list' ? list.type : null;
}

export function headingLevelHere(editor: TextEditor): HeadingLevel | null {
  const [heading] = enclosing(editor, 'heading') ?? [];
  return Element.isElement(heading) && heading.type === 'heading' ? heading.level : null;
}

/** The same level again makes a paragraph of it. */
export function toggleHeading(editor: TextEditor, level: HeadingLevel): void {
  const isSame = headingLevelHere(editor) === level;
  Editor.withoutNormalizing(editor, () => {
    leaveList(editor);
    if (isSame) unsetLevel(editor, isLine);
    Transforms.setNodes(editor, isSame ? { type: 'paragraph' } : { type: 'heading', level }, {
      match: isLine,
    });
  });
}

export function toggleList(editor: TextEditor, type: ListType): void {
  const current = listTypeHere(editor);
  if (current === type) leaveList(editor);
  else if (current !== null) {
    Transforms.setNodes(editor, { type }, { match: isList, mode: 'lowest' });
  } else Editor.withoutNormalizing(editor, () => beginList(editor, type));
}

function beginList(editor: TextEditor, type: ListType): void {
  unsetLevel(editor, isOfType('heading'));
  Transforms.setNodes(editor, { type: 'paragraph' }, { match: isLine });
  for (const [, path] of Editor.nodes(editor, { match: isOfType('paragraph'), mode: 'lowest' })) {
    Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: path });
  }
  Transforms.wrapNodes(editor, { type, children: [] }, { match: isOfType('list-item') });
}

const unsetLevel = (editor: TextEditor, match: (node: Node) => boolean) =>
  Transforms.unsetNodes<Element & { level?: number }>(editor, 'level', { match });

/** Lifts the lines of the selection out of their list. */
export function leaveList(editor: TextEditor): void {
  if (listTypeHere(editor) === null) return;
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isOfType('list-item'), mode: 'lowest', split: true });
    Transforms.unwrapNodes(editor, { match: isList, mode: 'lowest', split: true });
  });
}

const isLine = (node: Node): boolean => isOfType('paragraph')(node) || isOfType('heading')(node);

/** Enter: the next item, out of the list where an item is empty, and a paragraph behind a heading. */
export function breakLine(editor: TextEditor): void {
  if (editor.isSingleParagraph) return;
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const [item] = enclosing(editor, 'list-item') ?? [];
  if (item && Node.string(item) === '') leaveList(editor);
  else if (item) Transforms.splitNodes(editor, { match: isOfType('list-item'), always: true });
  else {
    const isHeading = headingLevelHere(editor) !== null;
    Transforms.splitNodes(editor, { match: isLine, always: true });
    if (isHeading && isAtLineStart(editor) && isEmptyLine(editor))
      toggleHeading(editor, headingLevelHere(editor) ?? 1);
  }
}

/** Backspace: false where the browser's own way is right. */
export function backspace(editor: TextEditor): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const whole = pieceBefore(editor, selection.anchor);
  if (whole) {
    Transforms.removeNodes(editor, { at: whole });
    return true;
  }
  if (!isAtLineStart(editor)) return false;
  const level = headingLevelHere(editor);
  if (level !== null) toggleHeading(editor, level);
  else if (listTypeHere(editor) !== null) leaveList(editor);
  else return false;
  return true;
}

/** The amount or reference that ends at a place: it is taken away whole. */
function pieceBefore(editor: TextEditor, point: Point): Path | null {
  const inside = Editor.above(editor, { at: point, match: isPiece });
  if (inside) return Editor.isEnd(editor, point, inside[1]) ? inside[1] : null;
  if (point.offset > 0 || !Path.hasPrevious(point.path)) return null;
  const before = Path.previous(point.path);
  return isPiece(Node.get(editor, before)) ? before : null;
}

export const isPiece = (node: Node): boolean =>
  isOfType('measurement')(node) || isOfType('ingredient-usage-reference')(node);

/** Text that is typed at the end of an amount or a reference stands behind it. */
export function stepOutOfPiece(editor: TextEditor): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const inside = Editor.above(editor, { match: isPiece });
  if (!inside || !Editor.isEnd(editor, selection.anchor, inside[1])) return false;
  Transforms.select(editor, Editor.start(editor, Path.next(inside[1])));
  return true;
}

function isAtLineStart(editor: TextEditor): boolean {
  const { selection } = editor;
  const line = selection && Editor.above(editor, { match: isLine });
  return Boolean(
    line && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, line[1]),
  );
}

function isEmptyLine(editor: TextEditor): boolean {
  const [line] = Editor.above(editor, { match: isLine }) ?? [];
  return line !== undefined && Node.string(line) === '';
}

export const isAtStart = (editor: TextEditor): boolean =>
  Boolean(
    editor.selection &&
    Range.isCollapsed(editor.selection) &&
    Point.equals(editor.selection.anchor, Editor.start(editor, [])),
  );

export const hrefHere = (editor: TextEditor): string | null => {
  const [link] = enclosing(editor, 'link') ?? [];
  return Element.isElement(link) && link.type === 'link' ? link.href : null;
};

/** Null takes the link away; where nothing is selected the address is written out. */
export function setLink(editor: TextEditor, href: string | null): void {
  Transforms.unwrapNodes(editor, { match: isOfType('link'), mode: 'lowest' });
  if (href === null || !editor.selection) return;
  if (Range.isCollapsed(editor.selection)) {
    Transforms.insertNodes(editor, { type: 'link', href, children: [{ text: href }] });
    return;
  }
  Transforms.wrapNodes(
    editor,
    { type: 'link', href, children: [] },
    { split: true, match: Text.isText },
  );
}

/** Puts in the sign that asks for an ingredient, apart from the word before it. */
export function askForMention(editor: TextEditor): void {
  const end = editor.selection ? Range.end(editor.selection) : Editor.end(editor, []);
  const before = Node.string(Node.get(editor, end.path)).slice(0, end.offset);
  Transforms.select(editor, end);
  Editor.insertText(editor, before === '' || /[\s(]$/.test(before) ? '@' : ' @');
}
