import {
  createEditor,
  Editor,
  Element,
  Node,
  type NodeEntry,
  type PathRef,
  type Path,
  Text,
  Transforms,
} from 'slate';
import { withReact } from 'slate-react';
import type { TextEditor } from './slate-types.ts';
import { readAmountAgain } from './edited-amounts.ts';
import { isInlineElement } from '#domain/kitchen/rich-text/editor-nodes.ts';
import type { BlockNode } from '#domain/text/rich-text.ts';

/** An editor in which no other nodes can be than those of the specification. */
export function textEditor(): TextEditor {
  const editor: TextEditor = Object.assign(withReact(createEditor()), {
    isSingleParagraph: false,
    readAmount: null,
    editedAmounts: new Set<PathRef>(),
  });
  const { normalizeNode, isInline, apply } = editor;
  editor.isInline = (element) => isInlineElement(element) || isInline(element);
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options);
  };
  editor.apply = (operation) => {
    apply(operation);
    const isTyping = operation.type === 'insert_text' || operation.type === 'remove_text';
    if (isTyping) readAmountAgain(editor, operation.path);
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

/** All at once: the lines of nested lists would be more steps than an editor takes. */
function mendSingle(editor: TextEditor): boolean {
  const [first] = editor.children;
  if (editor.children.length === 1 && first && isOfType(first, 'paragraph')) return false;
  const inlines = [...Node.nodes(editor)].flatMap(([node]) => (isLine(node) ? node.children : []));
  Editor.withoutNormalizing(editor, () => {
    const hadFocus = editor.selection !== null;
    for (let at = editor.children.length - 1; at >= 0; at -= 1) {
      Transforms.removeNodes(editor, { at: [at] });
    }
    const children = inlines.length === 0 ? [{ text: '' }] : inlines;
    Transforms.insertNodes(editor, { type: 'paragraph', children }, { at: [0] });
    if (hadFocus) Transforms.select(editor, Editor.end(editor, [0]));
  });
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
  return false;
}

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
  const children: Node[] = node.children;
  const at = children.findIndex((child) => !isOfType(child, 'list-item'));
  if (at === -1) return false;
  Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: [...path, at] });
  return true;
}

/** An item stands in a list, holds lines and lists, and begins with a line. */
function mendItem(editor: TextEditor, [node, path]: NodeEntry<Element>): boolean {
  const parent = Node.parent(editor, path);
  const isInList =
    Element.isElement(parent) &&
    (parent.type === 'bulleted-list' || parent.type === 'numbered-list');
  if (!isInList) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const loose = node.children.findIndex((child) => Text.isText(child) || isInlineElement(child));
  if (loose !== -1) {
    Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: [...path, loose] });
    return true;
  }
  const children: Node[] = node.children;
  const heading = children.findIndex((child) => isOfType(child, 'heading'));
  if (heading === -1) return false;
  toParagraph(editor, [...path, heading]);
  return true;
}

function toParagraph(editor: TextEditor, at: Path): void {
  Transforms.unsetNodes<Element & { level?: number }>(editor, 'level', { at });
  Transforms.setNodes(editor, { type: 'paragraph' }, { at });
}

const isLine = (node: Node): node is Extract<BlockNode, { type: 'paragraph' | 'heading' }> =>
  isOfType(node, 'paragraph') || isOfType(node, 'heading');

const isOfType = (node: Node, type: Element['type']): boolean =>
  Element.isElement(node) && node.type === type;
