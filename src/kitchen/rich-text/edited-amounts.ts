import { Editor, Element, Node, Path, Transforms } from 'slate';
import type { TextEditor } from './slate-types.ts';

/** The number follows the text at once; the node stays until the caret has left it. */
export function readAmountAgain(editor: TextEditor, textPath: Path): void {
  const node = Node.parent(editor, textPath);
  if (!editor.readAmount || !Element.isElement(node) || node.type !== 'measurement') return;
  const at = Path.parent(textPath);
  const isKnown = [...editor.editedAmounts].some(
    ({ current }) => current && Path.equals(current, at),
  );
  if (!isKnown) editor.editedAmounts.add(Editor.pathRef(editor, at));
  const read = editor.readAmount(Node.string(node));
  if (!read || (read.quantity === node.quantity && read.unitId === node.unitId)) return;
  Transforms.setNodes(editor, { quantity: read.quantity, unitId: read.unitId }, { at });
}

/** An edited amount that is none any more becomes plain text. */
export function settleAmounts(editor: TextEditor): void {
  for (const ref of editor.editedAmounts) {
    const at = ref.current;
    const focus = editor.selection?.focus.path;
    if (at && focus && Path.isAncestor(at, focus)) continue;
    ref.unref();
    editor.editedAmounts.delete(ref);
    if (at && Node.has(editor, at) && !isAmount(editor, at)) Transforms.unwrapNodes(editor, { at });
  }
}

function isAmount(editor: TextEditor, at: Path): boolean {
  const node = Node.get(editor, at);
  const isRead = Element.isElement(node) && node.type === 'measurement';
  return !isRead || editor.readAmount?.(Node.string(node)) !== null;
}
