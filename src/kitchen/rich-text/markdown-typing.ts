import { Editor, type Element, Node, type Path, Range, Transforms } from 'slate';
import { type HeadingLevel, listTypeHere, toggleHeading, toggleList } from './editing.ts';
import { textLinkOf } from './link-address.ts';
import type { TextEditor } from './slate-types.ts';

/** What a line becomes by the characters before its first blank. */
const lineStarts: Readonly<Record<string, (editor: TextEditor) => void>> = {
  '#': (editor) => toggleHeading(editor, 1),
  '##': (editor) => toggleHeading(editor, 2),
  '###': (editor) => toggleHeading(editor, 3 satisfies HeadingLevel),
  '-': (editor) => toggleList(editor, 'bulleted-list'),
  '*': (editor) => toggleList(editor, 'bulleted-list'),
  '1.': (editor) => toggleList(editor, 'numbered-list'),
  '1)': (editor) => toggleList(editor, 'numbered-list'),
};

const marked =
  /(?:^|[^*_\p{L}\d])(?<sign>\*\*|__|\*|_)(?<words>[^\s*_](?:[^*_]{0,200}[^\s*_])?)\k<sign>$/u;

/** What the characters before the caret ask for; null where they are just characters. */
export function markdownHere(editor: TextEditor, typed: string): (() => void) | null {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || (editor.isSingleParagraph && typed === ' '))
    return null;
  const { path, offset } = selection.anchor;
  const text = Node.string(Node.get(editor, path)).slice(0, offset);
  if (typed === ' ') return lineStartHere(editor, { path, text });
  if (typed === ')') return linkHere(editor, { path, text });
  return typed === '*' || typed === '_' ? markHere(editor, { path, text }) : null;
}

type Before = { path: Path; text: string };

function lineStartHere(editor: TextEditor, { path, text }: Before): (() => void) | null {
  const change = lineStarts[text.slice(0, -1)];
  const isFirst = path.at(-1) === 0 && listTypeHere(editor) === null;
  if (!change || !isFirst || !isParagraphLeaf(editor, path)) return null;
  return () => {
    const at = { anchor: { path, offset: 0 }, focus: { path, offset: text.length } };
    Transforms.delete(editor, { at });
    change(editor);
  };
}

function markHere(editor: TextEditor, { path, text }: Before): (() => void) | null {
  const { sign, words } = marked.exec(text)?.groups ?? {};
  if (sign === undefined || words === undefined || !isParagraphLeaf(editor, path)) return null;
  const end = text.length;
  const start = end - words.length - 2 * sign.length;
  return () => {
    Editor.withoutNormalizing(editor, () => {
      const remove = (from: number, to: number) =>
        Transforms.delete(editor, {
          at: { anchor: { path, offset: from }, focus: { path, offset: to } },
        });
      remove(end - sign.length, end);
      remove(start, start + sign.length);
      const at = { anchor: { path, offset: start }, focus: { path, offset: start + words.length } };
      const mark = sign.length === 2 ? { bold: true } : { italic: true };
      Transforms.setNodes(editor, mark, { at, match: (node) => 'text' in node, split: true });
    });
    Transforms.collapse(editor, { edge: 'end' });
    Editor.removeMark(editor, sign.length === 2 ? 'bold' : 'italic');
  };
}

const linked = /\[(?<words>[^[\]]{1,200})\]\((?<typed>[^\s()]{1,2000})\)$/u;

/** "[flour](example.com)" where a link can lead there. */
function linkHere(editor: TextEditor, { path, text }: Before): (() => void) | null {
  const { words, typed } = linked.exec(text)?.groups ?? {};
  if (words === undefined || typed === undefined || !isParagraphLeaf(editor, path)) return null;
  const href = textLinkOf(typed);
  if (href === null) return null;
  const end = text.length;
  const start = end - words.length - typed.length - '[]()'.length;
  return () => {
    const at = { anchor: { path, offset: start }, focus: { path, offset: end } };
    const { text: _, ...marks } = Node.leaf(editor, path);
    Editor.withoutNormalizing(editor, () => {
      Transforms.select(editor, at);
      Transforms.delete(editor);
      Transforms.insertNodes(editor, [
        { type: 'link', href, children: [{ ...marks, text: words }] },
        { ...marks, text: '' },
      ]);
    });
    // What is typed next stands behind the link.
    Transforms.move(editor, { unit: 'offset' });
  };
}

/** Links, amounts and references have no signs of their own. */
function isParagraphLeaf(editor: TextEditor, path: Path): boolean {
  const parent: Node = Node.parent(editor, path);
  return 'type' in parent && lines.has(parent.type);
}
const lines: ReadonlySet<Element['type']> = new Set(['paragraph', 'heading']);
