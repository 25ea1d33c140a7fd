import {
  type BaseEditor,
  createEditor,
  Editor,
  Element,
  Node,
  type NodeEntry,
  Path,
  Text,
  Transforms,
} from 'slate';
import { type ReactEditor, withReact } from 'slate-react';
import { isInlineElement } from '#domain/kitchen/rich-text/editor-nodes.ts';
import type { BlockNode, InlineNode, ListItemNode, TextLeaf } from '#domain/text/rich-text.ts';

declare module 'slate' {
  interface CustomTypes {
    Editor: TextEditor;
    Element: BlockNode | ListItemNode | Exclude<InlineNode, TextLeaf>;
    Text: TextLeaf & { finding?: 'timer' | 'amount' };
  }
}

/** What an amount's text says: null where it is none any more. */
export type AmountReader = (text: string) => { quantity: number; unitId: string } | null;

export type TextEditor = BaseEditor &
  ReactEditor & {
    isSingleParagraph: boolean;
    readAmount: AmountReader | null;
  };

/** An editor in which no other nodes can be than those of the specification. */
export function textEditor(): TextEditor {
  const editor: TextEditor = Object.assign(withReact(createEditor()), {
    isSingleParagraph: false,
    readAmount: null,
  });
  const { normalizeNode, isInline } = editor;
  editor.isInline = (element) => isInlineElement(element) || isInline(element);
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}

/** Mends one fault of a node; the editor looks at what has changed again. */
function mend(editor: TextEditor, [node, path]: NodeEntry): boolean {
  if (Text.isText(node)) return false;
  if (!Element.isElement(node)) return mendDocument(editor);
  if (isInlineElement(node)) return mendInline(editor, [node, path]);
  if (node.type === 'list-item') return mendItem(editor, [node, path]);
  if (node.type === 'paragraph' || node.type === 'heading') return mendLine(editor, [node, path]);
  return mendList(editor, [node, path]);
}

function mendDocument(editor: TextEditor): boolean {
  const { children } = editor;
  if (children.length === 0) {
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: [0] });
    return true;
  }
  const loose = children.findIndex((child) => Text.isText(child) || isInlineElement(child));
  if (loose !== -1) {
    Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: [loose] });
    return true;
  }
  return editor.isSingleParagraph && mendSingle(editor);
}

function mendSingle(editor: TextEditor): boolean {
  const at = editor.children.findIndex((child) => !isParagraph(child));
  const odd = editor.children[at];
  if (odd && 'type' in odd) {
    if (odd.type === 'heading') toParagraph(editor, [at]);
    else Transforms.unwrapNodes(editor, { at: [at] });
    return true;
  }
  if (editor.children.length < 2) return false;
  Transforms.mergeNodes(editor, { at: [1] });
  return true;
}

/** No inline node stands in another, and one without text is gone. */
function mendInline(editor: TextEditor, [node, path]: NodeEntry<Element>): boolean {
  const parent = Node.parent(editor, path);
  if (Element.isElement(parent) && isInlineElement(parent)) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const text = Node.string(node);
  if (text === '') {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  return node.type === 'measurement' && mendAmount(editor, { node, path, text });
}

function mendAmount(
  editor: TextEditor,
  { node, path, text }: { node: Element; path: Path; text: string },
): boolean {
  if (!editor.readAmount || node.type !== 'measurement') return false;
  if (readTexts.get(node) === text) return false;
  const known = readTexts.has(node) || wasRead.has(editor);
  const read = editor.readAmount(text);
  readTexts.set(node, text);
  if (!known) return false;
  if (!read) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  if (read.quantity === node.quantity && read.unitId === node.unitId) return false;
  Transforms.setNodes(editor, { quantity: read.quantity, unitId: read.unitId }, { at: path });
  return true;
}
const readTexts = new WeakMap<Element, string>();
const wasRead = new WeakSet<TextEditor>();

/** A line holds no blocks, and a heading no other levels than three. */
function mendLine(editor: TextEditor, [node, path]: NodeEntry<Element>): boolean {
  const at = node.children.findIndex((child) => !Text.isText(child) && !isInlineElement(child));
  if (at === -1) return false;
  Transforms.unwrapNodes(editor, { at: [...path, at] });
  return true;
}

function mendList(editor: TextEditor, [node, path]: NodeEntry<Element>): boolean {
  if (node.children.length === 0) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  const at = node.children.findIndex((child) => Text.isText(child) || child.type !== 'list-item');
  if (at === -1) return false;
  Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: [...path, at] });
  return true;
}

/** An item stands in a list, holds lines and lists, and begins with a line. */
function mendItem(editor: TextEditor, [node, path]: NodeEntry<Element>): boolean {
  const parent = Node.parent(editor, path);
  const isInList =
    Element.isElement(parent) && (parent.type === 'bulleted-list' || parent.type === 'numbered-list');
  if (!isInList) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const loose = node.children.findIndex((child) => Text.isText(child) || isInlineElement(child));
  if (loose !== -1) {
    Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: [...path, loose] });
    return true;
  }
  const heading = node.children.findIndex((child) => 'type' in child && child.type === 'heading');
  if (heading !== -1) {
    toParagraph(editor, [...path, heading]);
    return true;
  }
  return false;
}

function toParagraph(editor: TextEditor, at: Path): void {
  Transforms.unsetNodes<Element & { level?: number }>(editor, 'level', { at });
  Transforms.setNodes(editor, { type: 'paragraph' }, { at });
}

const isParagraph = (node: Node): boolean =>
  Element.isElement(node) && node.type === 'paragraph';

/** @internal For tests. */
export const normalizeAll = (editor: TextEditor): void =>
  Editor.normalize(editor, { force: true });
