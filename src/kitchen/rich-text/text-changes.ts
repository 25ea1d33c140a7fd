import { type Descendant, Editor, Node, type Operation, type Point, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { fromEditorNodes, toEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { settleAmounts } from './edited-amounts.ts';
import { markdownHere } from './markdown-typing.ts';
import type { TextEditor } from './slate-types.ts';

/** What was typed, empty for characters taken away; null for an action. */
export type TextChange = { before: RichText | null; after: RichText; typed: string | null };

/** What an editor holds, as far as it was told: every difference is one change. */
export function textChanges(editor: TextEditor, tell: () => (change: TextChange) => void) {
  let known: RichText | null = null;
  let nodes: Descendant[] = editor.children;
  const commit = (typed: string | null) => {
    if (editor.children === nodes) return;
    const before = known;
    known = fromEditorNodes(editor.children);
    nodes = editor.children;
    tell()({ before, after: known, typed });
  };
  return {
    begin(value: RichText | null): Descendant[] {
      known = value;
      nodes = toEditorNodes(value);
      return nodes;
    },
    /** Undo, another tab or a merge: the editor shows what it did not write itself. */
    show(value: RichText | null) {
      if (value === known) return;
      const { selection } = editor;
      const before = lettersOf(editor);
      known = value;
      nodes = toEditorNodes(value);
      Transforms.deselect(editor);
      editor.children = nodes;
      if (selection) {
        const place = endOfChange(editor, before);
        Transforms.select(editor, {
          anchor: place ?? nearest(editor, selection.anchor),
          focus: place ?? nearest(editor, selection.focus),
        });
      }
      editor.onChange();
    },
    /** Markdown is a change of its own, so that undoing it returns the characters. */
    changed() {
      const typed = typedIn(editor.operations);
      commit(typed);
      if (ReactEditor.isComposing(editor)) return;
      if (typed !== null && typed.length === 1) markdownHere(editor, typed)?.();
      settleAmounts(editor);
    },
  };
}

function typedIn(operations: readonly Operation[]): string | null {
  const edits = operations.filter(({ type }) => type !== 'set_selection');
  const texts = edits.map((each) => {
    if (each.type === 'insert_text') return each.text;
    return each.type === 'remove_text' ? '' : null;
  });
  return texts.includes(null) || texts.length === 0 ? null : texts.join('');
}

function nearest(editor: TextEditor, { path, offset }: Point): Point {
  if (!Node.has(editor, path) || !('text' in Node.get(editor, path))) return Editor.end(editor, []);
  return { path, offset: Math.min(offset, Node.string(Node.get(editor, path)).length) };
}

/** Where a text differs from what it was before, behind what is new; null where only its form does. */
function endOfChange(editor: TextEditor, before: string): Point | null {
  const after = lettersOf(editor);
  if (after === before) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let rest = 0;
  while (rest < most - start && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  let offset = after.length - rest;
  for (const [{ text }, path] of Node.texts(editor)) {
    if (offset <= text.length) return { path, offset };
    offset -= text.length + 1;
  }
  return null;
}

/** The letters of each leaf, with a mark behind. */
const lettersOf = (editor: TextEditor): string =>
  [...Node.texts(editor)].map(([{ text }]) => `${text}\n`).join('');
