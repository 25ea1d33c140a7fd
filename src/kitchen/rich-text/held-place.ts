import { Editor, Node, Point, Range, Transforms } from 'slate';
import type { TextEditor } from './slate-types.ts';
import { textWithFocus } from './written-texts.ts';

/**
 * Keeps the place of what is pasted until it has been read. What was typed there since is taken up
 * and put down again behind it, wherever the caret stands by then.
 */
export function holdPlace(editor: TextEditor): (insert: () => void) => void {
  // What was selected gives way now: the next key replaces nothing any more.
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const caret = editor.selection?.anchor;
  const held = caret && Editor.pointRef(editor, caret, { affinity: 'backward' });
  return (insert) => {
    const place = held?.unref() ?? null;
    const now = editor.selection?.focus ?? null;
    const hasFocus = textWithFocus() === editor;
    if (!place || !Node.has(editor, place.path) || (now && Point.equals(place, now))) {
      insert();
      return;
    }
    const since = hasFocus && now && Point.isAfter(now, place) && { anchor: place, focus: now };
    const typed = since ? Editor.fragment(editor, since) : [];
    if (since) Transforms.delete(editor, { at: since });
    Transforms.select(editor, place);
    insert();
    const behind = since ? textWithFocus() : null;
    if (behind) Transforms.insertFragment(behind, typed);
  };
}
