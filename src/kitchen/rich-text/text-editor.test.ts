import fc from 'fast-check';
import { Editor, Node, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { richText } from '#contract/rich-text.ts';
import { fromEditorNodes, toEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import { anyRichText } from '#domain/testing/any-rich-text.ts';
import { type InlineNode, paragraphsFromText, type RichText } from '#domain/text/rich-text.ts';
import {
  backspace,
  breakLine,
  leaveList,
  setLink,
  toggleHeading,
  toggleList,
  toggleMark,
} from './editing.ts';
import { settleAmounts } from './edited-amounts.ts';
import { markdownHere } from './markdown-typing.ts';
import type { TextEditor } from './slate-types.ts';
import { textEditor } from './text-editor.ts';

function edited(text: RichText, { isSingle = false } = {}): TextEditor {
  const editor = textEditor();
  editor.isSingleParagraph = isSingle;
  editor.readAmount = (words) =>
    /^\d+ g$/.test(words) ? { quantity: Number.parseInt(words, 10), unitId: 'gram' } : null;
  editor.children = toEditorNodes(text);
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
}

const stored = (editor: TextEditor) => fromEditorNodes(editor.children).children;
const paragraph = (...children: InlineNode[]): RichText => ({
  type: 'document',
  children: [{ type: 'paragraph', children }],
});

/** Types as the field does: every character, then what it asks for. */
function type(editor: TextEditor, characters: string): void {
  for (const character of characters) {
    Editor.insertText(editor, character);
    markdownHere(editor, character)?.();
  }
}

const amount = (text: string): InlineNode => ({
  type: 'measurement',
  quantity: 50,
  unitId: 'gram',
  children: [{ text }],
});

describe('An editor of texts', () => {
  const actions: Record<string, (editor: TextEditor) => void> = {
    bold: (editor) => toggleMark(editor, 'bold'),
    heading: (editor) => toggleHeading(editor, 2),
    bullets: (editor) => toggleList(editor, 'bulleted-list'),
    numbers: (editor) => toggleList(editor, 'numbered-list'),
    leave: leaveList,
    enter: breakLine,
    backspace: (editor) => backspace(editor) || Editor.deleteBackward(editor),
    erase: (editor) => Editor.deleteFragment(editor),
    type: (editor) => Editor.insertText(editor, 'x'),
    link: (editor) => setLink(editor, 'https://example.com/'),
    unlink: (editor) => setLink(editor, null),
    move: (editor) => Transforms.move(editor, { distance: 3, reverse: true }),
    select: (editor) => Transforms.move(editor, { distance: 5, edge: 'anchor', reverse: true }),
    all: (editor) => Transforms.select(editor, []),
  };

  it.each([false, true])(
    'holds what the server takes after any actions (single: %j)',
    (isSingle) => {
      fc.assert(
        fc.property(
          anyRichText,
          fc.array(fc.constantFrom(...Object.keys(actions)), { maxLength: 12 }),
          (text, names) => {
            const editor = edited(text, { isSingle });
            for (const name of names) actions[name]!(editor);
            Editor.normalize(editor, { force: true });
            const { error } = richText.safeParse({ type: 'document', children: stored(editor) });
            expect(error).toBeUndefined();
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it('joins every line of a field of one paragraph', () => {
    const editor = edited(paragraphsFromText('one\ntwo'), { isSingle: true });
    Editor.normalize(editor, { force: true });
    expect(stored(editor)).toEqual(paragraph({ text: 'onetwo' }).children);
  });
});

describe('Markdown as it is typed', () => {
  it.each([
    ['# Dough', [{ type: 'heading', level: 1, children: [{ text: 'Dough' }] }]],
    ['### Dough', [{ type: 'heading', level: 3, children: [{ text: 'Dough' }] }]],
    ['**hot** pan', paragraph({ text: 'hot', bold: true }, { text: ' pan' }).children],
    [
      'a *hot* pan',
      paragraph({ text: 'a ' }, { text: 'hot', italic: true }, { text: ' pan' }).children,
    ],
    [
      'from [the mill](example.com) here',
      paragraph(
        { text: 'from ' },
        { type: 'link', href: 'https://example.com', children: [{ text: 'the mill' }] },
        { text: ' here' },
      ).children,
    ],
    [
      '[us](me@example.com)',
      paragraph({ type: 'link', href: 'mailto:me@example.com', children: [{ text: 'us' }] })
        .children,
    ],
    ['[x](javascript:alert)', paragraph({ text: '[x](javascript:alert)' }).children],
    ['[butter](soft)', paragraph({ text: '[butter](soft)' }).children],
    ['2*3*4', paragraph({ text: '2*3*4' }).children],
    ['a * b', paragraph({ text: 'a * b' }).children],
    ['snake_case_', paragraph({ text: 'snake_case_' }).children],
  ])('%j', (characters, children) => {
    const editor = edited(paragraphsFromText(''));
    type(editor, characters);
    expect(stored(editor)).toEqual(children);
  });

  it.each([
    ['- ', 'bulleted-list'],
    ['1. ', 'numbered-list'],
  ])('%j begins a list, Enter goes on and an empty item ends it', (start, list) => {
    const editor = edited(paragraphsFromText(''));
    type(editor, `${start}Salt`);
    breakLine(editor);
    type(editor, 'Oil');
    breakLine(editor);
    breakLine(editor);
    type(editor, 'Mix');
    expect(stored(editor)).toEqual([
      {
        type: list,
        children: [
          { type: 'list-item', children: [{ text: 'Salt' }] },
          { type: 'list-item', children: [{ text: 'Oil' }] },
        ],
      },
      { type: 'paragraph', children: [{ text: 'Mix' }] },
    ]);
  });
});

describe('Amounts and references', () => {
  it('are taken away whole by Backspace behind them', () => {
    const editor = edited(paragraph({ text: 'Melt ' }, amount('50 g')));
    expect(backspace(editor)).toBe(true);
    expect(stored(editor)).toEqual(paragraph({ text: 'Melt ' }).children);
  });

  it('are what their edited text says', () => {
    const editor = edited(paragraph(amount('50 g')));
    Transforms.insertText(editor, '0', { at: { path: [0, 1, 0], offset: 2 } });
    expect(stored(editor)).toMatchObject([{ children: [{ quantity: 500 }] }]);
  });

  it('stay while they are edited, and become plain when the caret has left them', () => {
    const editor = edited(paragraph(amount('50 g'), { text: ' butter' }));
    Transforms.select(editor, { path: [0, 1, 0], offset: 4 });
    Editor.deleteBackward(editor);
    settleAmounts(editor);
    expect(stored(editor)).toMatchObject([{ children: [{ type: 'measurement' }, {}] }]);
    Transforms.select(editor, Editor.end(editor, []));
    settleAmounts(editor);
    expect(stored(editor)).toEqual(paragraph({ text: '50  butter' }).children);
  });

  it('stay as they were written where nobody edits them', () => {
    const editor = edited(paragraph(amount('a lump'), { text: ' butter' }));
    Editor.insertText(editor, '!');
    settleAmounts(editor);
    Editor.normalize(editor, { force: true });
    expect(stored(editor)).toMatchObject([{ children: [{ quantity: 50 }, { text: ' butter!' }] }]);
  });
});

describe('Links', () => {
  it('are put around a selection and taken off it', () => {
    const editor = edited(paragraphsFromText('see here'));
    Transforms.select(editor, {
      anchor: { path: [0, 0], offset: 4 },
      focus: { path: [0, 0], offset: 8 },
    });
    setLink(editor, 'https://example.com/');
    const link = { type: 'link', href: 'https://example.com/', children: [{ text: 'here' }] };
    expect(stored(editor)).toEqual([{ type: 'paragraph', children: [{ text: 'see ' }, link] }]);
    setLink(editor, null);
    expect(Node.string(editor)).toBe('see here');
    expect(stored(editor)).toEqual(paragraph({ text: 'see here' }).children);
  });
});
