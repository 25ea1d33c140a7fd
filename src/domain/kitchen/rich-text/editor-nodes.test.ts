import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richText } from '#contract/rich-text.ts';
import {
  isTextLeaf,
  type RichText,
  type RichTextNode,
  walkRichText,
} from '../../text/rich-text.ts';
import { type EditorNode, fromEditorNodes, isInline, toEditorNodes } from './editor-nodes.ts';
import { anyRichText } from '#domain/testing/any-rich-text.ts';

/** Every letter of a text with the marks and the inline node it has. */
function letters(text: RichText): string {
  const shown: string[] = [];
  let inside = '';
  walkRichText(text, {
    enter: (node) => {
      if (isTextLeaf(node)) {
        const marks = (node.bold ? 'b' : '') + (node.italic ? 'i' : '');
        shown.push(...node.text.split('').map((letter) => `${letter}${marks}${inside}`));
      } else if (!('level' in node) && isInline(node as EditorNode)) inside = node.type;
    },
    leave: (node) => {
      if (!isTextLeaf(node)) inside = '';
    },
  });
  return shown.join('|');
}

const childrenOf = (node: RichTextNode): readonly EditorNode[] =>
  isTextLeaf(node) ? [] : node.children;

/** What an editor asks of its nodes. */
function isEditable(node: RichTextNode): boolean {
  if (isTextLeaf(node)) return true;
  const children = childrenOf(node);
  const hasBlocks = children.some((child) => !isInline(child));
  if (children.length === 0) return false;
  if (hasBlocks) return children.every((child) => !isInline(child) && isEditable(child));
  const [first, last] = [children[0]!, children.at(-1)!];
  return isTextLeaf(first) && isTextLeaf(last) && children.every(isEditable);
}

describe('A text in an editor', () => {
  it('is nodes an editor can hold', () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const nodes = toEditorNodes(text);
        expect(nodes.length).toBeGreaterThan(0);
        expect(nodes.every(isEditable)).toBe(true);
      }),
    );
  });

  it('comes back with every letter, mark, link, amount and reference, as the server takes it', () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const back = fromEditorNodes(toEditorNodes(text));
        expect(letters(back)).toBe(letters(text));
        expect(richText.safeParse(back).error).toBeUndefined();
      }),
    );
  });

  it('comes back the same a second time', () => {
    fc.assert(
      fc.property(anyRichText, (text) => {
        const once = fromEditorNodes(toEditorNodes(text));
        expect(fromEditorNodes(toEditorNodes(once))).toEqual(once);
      }),
    );
  });

  it('has one line to write in where there is none', () => {
    expect(toEditorNodes(null)).toEqual([{ type: 'paragraph', children: [{ text: '' }] }]);
  });

  it('keeps the line of a list item without a paragraph around it', () => {
    const text: RichText = {
      type: 'document',
      children: [
        { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'Salt' }] }] },
      ],
    };
    expect(fromEditorNodes(toEditorNodes(text))).toEqual(text);
  });
});
