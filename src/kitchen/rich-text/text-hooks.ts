import { Node, Transforms } from 'slate';
import { toEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { paragraphsFromText, richTextMaxNodes } from '#domain/text/rich-text.ts';
import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import { visible } from '#domain/kitchen/limits/kept-text.ts';
import { pasteRoom, type Room, textWithin } from '#domain/kitchen/rich-text/text-room.ts';
import { notify } from '../shell/notices/notices.ts';
import { backspace, breakLine, isAtStart } from './editing.ts';
import { holdPlace } from './held-place.ts';
import type { TextEditor } from './slate-types.ts';

/** What the place where a text stands does otherwise; true where it did. */
export type TextHooks = {
  onEnter?: (editor: TextEditor) => boolean;
  onBackspaceAtStart?: (editor: TextEditor) => boolean;
  onPasted?: (editor: TextEditor, text: RichText) => boolean;
};

/** Enter, Backspace and pasting come from keys, on-screen keyboards and voices alike. */
export function withHooks(editor: TextEditor, hooks: () => TextHooks): TextEditor {
  const { deleteBackward } = editor;
  editor.insertBreak = () => {
    if (!hooks().onEnter?.(editor)) breakLine(editor);
  };
  editor.insertSoftBreak = () => breakLine(editor);
  editor.deleteBackward = (unit) => {
    if (isAtStart(editor) && hooks().onBackspaceAtStart?.(editor)) return;
    if (!backspace(editor)) deleteBackward(unit);
  };
  const insertPasted = (pasted: RichText) => {
    const { text, isCut } = textWithin(pasted, roomIn(editor));
    if (isCut) notify(limits.textLeft);
    if (text.children.length === 0 || hooks().onPasted?.(editor, text)) return;
    insertText(editor, text);
  };
  editor.insertData = (data) => {
    const html = data.getData('text/html');
    const words = paragraphsFromText(visible(data.getData('text/plain')));
    if (html === '' || html.length > longestHtml) insertPasted(words);
    else {
      const putThere = holdPlace(editor);
      void textIn(html, words).then((text) => putThere(() => insertPasted(text)));
    }
  };
  return editor;
}

/** What reads pages comes when one is pasted; where it is out of reach, their words are taken. */
async function textIn(html: string, words: RichText): Promise<RichText> {
  try {
    const { textFromHtml } = await import('./nodes-from-html.ts');
    const text = textFromHtml(html);
    return text.children.length > 0 ? text : words;
  } catch {
    return words;
  }
}

/** Of a longer page the words alone are read. */
const longestHtml = 2_000_000;

function roomIn(editor: TextEditor): Room {
  const held = [...Node.nodes(editor)].length;
  return { ...pasteRoom, nodes: Math.max(0, Math.min(pasteRoom.nodes, richTextMaxNodes - held)) };
}

function insertText(editor: TextEditor, text: RichText): void {
  const nodes = toEditorNodes(text);
  const lines = nodes.flatMap((block) => [...Node.nodes(block)]).filter(([node]) => isLine(node));
  const [first] = lines;
  const isInline =
    editor.isSingleParagraph || (lines.length === 1 && nodes[0]?.type === 'paragraph');
  if (!isInline) Transforms.insertFragment(editor, nodes);
  else if (first) {
    const children = lines.flatMap(([line], index) => [
      ...(index === 0 ? [] : [{ text: ' ' }]),
      ...(isLine(line) ? line.children : []),
    ]);
    Transforms.insertFragment(editor, children);
  }
}

type Line = Extract<Node, { type: 'paragraph' | 'heading' }>;

const isLine = (node: Node): node is Line =>
  'type' in node && (node.type === 'paragraph' || node.type === 'heading');
