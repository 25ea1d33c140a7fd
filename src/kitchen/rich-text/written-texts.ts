import { Editor, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { TextEditor } from './slate-types.ts';

const editors = new WeakMap<Element, TextEditor>();

/** Lets a text be found by its element as long as it is shown. */
export function keepWritten(editor: TextEditor): void {
  editors.set(ReactEditor.toDOMNode(editor, editor), editor);
}

/** The text that is being written; null where none is. */
export const textWithFocus = (): TextEditor | null =>
  (document.activeElement && editors.get(document.activeElement)) ?? null;

/** Puts the caret back into the text of an element; false where none is written. */
export function focusWrittenText(element: Element): boolean {
  const editor = editors.get(element);
  if (editor) focusText(editor, 'kept');
  return editor !== undefined;
}

/** Puts the caret into a text: at an end of it, where it was, or so many characters into a block. */
export function focusText(
  editor: TextEditor,
  place: 'start' | 'end' | 'kept' | { block: number; offset: number },
): void {
  if (place === 'kept') {
    Transforms.select(editor, editor.selection ?? Editor.end(editor, []));
    // The selection of the document is set by a rendering, also where that of the editor stays.
    editor.onChange();
  } else if (place === 'start') Transforms.select(editor, Editor.start(editor, []));
  else if (place === 'end') Transforms.select(editor, Editor.end(editor, []));
  else {
    const at = editor.children[place.block] ? [place.block] : [];
    Transforms.select(editor, Editor.start(editor, at));
    Transforms.move(editor, { distance: place.offset, unit: 'character' });
  }
  // At once: Slate's own call waits while a change is under way, and the next key would be typed elsewhere.
  ReactEditor.toDOMNode(editor, editor).focus({ preventScroll: true });
}
