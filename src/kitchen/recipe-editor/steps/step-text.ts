import { flushSync } from 'react-dom';
import { Editor, Node, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { fromEditorNodes, toEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import type { PastedSteps } from '#domain/kitchen/steps/pasted-steps.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
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

/**
 * Several paragraphs are steps: the first goes on where the caret is, the rest of this one ends the
 * last. What reads them may come late, and the caret have moved on until then.
 */
export function pasteHere(editor: TextEditor, text: RichText, { language, paste }: Paste): boolean {
  if (linesIn(text) < 2) return false;
  void readPasted(text, language).then((groups) => {
    if (groups.reduce((sum, { texts }) => sum + texts.length, 0) < 2) {
      Transforms.insertFragment(editor, toEditorNodes(text));
      return;
    }
    const pasted = amongHalves(groups, halvesAt(editor));
    // Left with a selection, this text would take the caret back from the last step.
    ReactEditor.blur(editor);
    // At once: a key that comes before the caret stands in that step would be typed nowhere.
    flushSync(() => paste(pasted));
  });
  return true;
}

const linesIn = (text: RichText): number =>
  toPlainText(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

const pastedSteps = () => import('#domain/kitchen/steps/pasted-steps.ts');

/** Before anything is pasted, so that no key comes between the paste and its reading. */
export function warmPasting(): void {
  // Out of reach it is asked for again by the paste itself.
  pastedSteps().catch(() => {});
}

/** Where its code is out of reach, each paragraph is a step as it stands. */
async function readPasted(text: RichText, language: string): Promise<PastedSteps[]> {
  try {
    const { stepsFromPaste } = await pastedSteps();
    return stepsFromPaste(text, language);
  } catch {
    const texts = text.children.map((child): RichText => ({ type: 'document', children: [child] }));
    return [{ title: null, texts }];
  }
}

function amongHalves(groups: readonly PastedSteps[], halves: RichText[]): PastedSteps[] {
  const [before, after] = halves.map((half) => (isEmptyRichText(half) ? [] : [half]));
  const [first, ...further] = groups;
  if (first?.title === null) first.texts.unshift(...(before ?? []));
  const opening = first && first.title !== null && before ? [{ title: null, texts: before }] : [];
  const pasted = [...opening, ...(first ? [first] : []), ...further];
  pasted.at(-1)?.texts.push(...(after ?? []));
  return pasted.filter(({ texts }) => texts.length > 0);
}
