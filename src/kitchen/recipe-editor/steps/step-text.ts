import { Editor, Node, Range, Transforms } from 'slate';
import { fromEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import { type PastedSteps, stepsFromPaste } from '#domain/kitchen/steps/pasted-steps.ts';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import type { TextEditor } from '../../rich-text/slate-types.ts';
import type { StepActions } from './step-actions.ts';

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

type Paste = { language: string; paste: (steps: PastedSteps[]) => void };

/** Several paragraphs are steps: the first goes on where the caret is, the rest of this one ends the last. */
export function pasteHere(editor: TextEditor, text: RichText, { language, paste }: Paste): boolean {
  const groups = stepsFromPaste(text, language);
  if (groups.reduce((sum, { texts }) => sum + texts.length, 0) < 2) return false;
  const [before, after] = halvesAt(editor).map((half) => (isEmptyRichText(half) ? [] : [half]));
  const [first, ...further] = groups;
  if (first?.title === null) first.texts.unshift(...(before ?? []));
  const opening = first && first.title !== null && before ? [{ title: null, texts: before }] : [];
  const pasted = [...opening, ...(first ? [first] : []), ...further];
  pasted.at(-1)?.texts.push(...(after ?? []));
  paste(pasted.filter(({ texts }) => texts.length > 0));
  return true;
}
