import { flushSync } from 'react-dom';
import { Editor, Node, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { fromEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import { stepsFromPaste } from '#domain/kitchen/steps/pasted-steps.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import type { TextEditor } from '../../rich-text/slate-types.ts';
import { textWithFocus } from '../../rich-text/written-texts.ts';
import type { StepActions, StepsPaste } from './step-actions.ts';

/** In a list Enter is the next item, and a list is left by an empty one. */
export function splitHere(
  editor: TextEditor,
  split: (halves: [RichText, RichText]) => void,
): boolean {
  if (!editor.selection) return false;
  const isInList = Editor.above(editor, {
    match: (node) => 'type' in node && node.type === 'list-item',
  });
  if (isInList) return false;
  if (Range.isExpanded(editor.selection)) Transforms.delete(editor);
  split(halvesAt(editor));
  return true;
}

function halvesAt(editor: TextEditor): [RichText, RichText] {
  const caret = editor.selection?.anchor ?? Editor.end(editor, []);
  const part = (from: typeof caret, to: typeof caret) =>
    fromEditorNodes(Node.fragment(editor, { anchor: from, focus: to }));
  const [first, second] = [
    part(Editor.start(editor, []), caret),
    part(caret, Editor.end(editor, [])),
  ];
  return [first, isEmptyRichText(second) ? { type: 'document', children: [] } : second];
}

export function mergeHere(
  editor: TextEditor,
  { actions, id }: { actions: StepActions; id: string },
): boolean {
  const [first] = editor.children;
  const isLine = first !== undefined && 'type' in first && first.type === 'paragraph';
  return isLine && actions.merge(id);
}

type Paste = {
  language: string;
  paste: (steps: StepsPaste) => void;
};

/**
 * Several paragraphs are steps: the first goes on where the caret is, the rest of this one follows
 * the last.
 */
export function pasteHere(editor: TextEditor, text: RichText, { language, paste }: Paste): boolean {
  if (linesIn(text) < 2) return false;
  const groups = stepsFromPaste(text, language);
  if (groups.reduce((sum, { texts }) => sum + texts.length, 0) < 2) return false;
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const pasted = { groups, halves: halvesAt(editor), isHere: textWithFocus() === editor };
  // Left with a selection, this text would take the caret back from the last step.
  ReactEditor.blur(editor);
  // At once: a key that comes before the caret stands in that step would be typed nowhere.
  flushSync(() => paste(pasted));
  return true;
}

const linesIn = (text: RichText): number =>
  toPlainText(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;
