import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { StepFinding } from '#domain/kitchen/steps/step-findings.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { paragraphsFromText, type RichText } from '#domain/text/rich-text.ts';
import { acceptAmount, findingHere } from './findings.ts';
import { askedHere, ingredientOptions } from './mention-options.ts';
import { textChanges, type TextChange } from './text-changes.ts';
import { textEditor } from './text-editor.ts';

/** A text that is written by characters, and every change it told. */
function writing(start: string) {
  const editor = textEditor();
  editor.readAmount = (text) =>
    /^\d+ g$/.test(text) ? { quantity: Number.parseInt(text, 10), unitId: 'gram' } : null;
  const told: TextChange[] = [];
  const changes = textChanges(editor, () => (change) => told.push(change));
  editor.children = changes.begin(paragraphsFromText(start));
  Transforms.select(editor, Editor.end(editor, []));
  const does = (action: () => void) => {
    editor.operations = [];
    action();
    changes.changed();
    editor.operations = [];
    changes.changed();
  };
  const type = (characters: string) => {
    for (const character of characters) does(() => Editor.insertText(editor, character));
  };
  return { editor, told, changes, does, type };
}

const children = (text: RichText | null | undefined) => text?.children[0]?.children;

describe('Changes of a text', () => {
  it('are one a character, with the text before and after', () => {
    const { told, type } = writing('a');
    type('bc');
    expect(told.map(({ typed }) => typed)).toEqual(['b', 'c']);
    expect(told.map(({ before }) => toPlainText(before!))).toEqual(['a', 'ab']);
  });

  it('are apart where Markdown is read, so that the first undo returns the characters', () => {
    const { told, type } = writing('');
    type('**b**');
    const [characters, formatted] = told.slice(-2);
    expect(characters).toMatchObject({ typed: '*' });
    expect(children(characters?.after)).toEqual([{ text: '**b**' }]);
    expect(formatted).toMatchObject({ typed: null, before: characters?.after });
    expect(children(formatted?.after)).toEqual([{ text: 'b', bold: true }]);
  });

  it('are not told of what others wrote, and the caret stays within it', () => {
    const { editor, told, changes } = writing('a long line');
    changes.show(paragraphsFromText('short'));
    changes.changed();
    expect(told).toEqual([]);
    expect(Editor.string(editor, [])).toBe('short');
    expect(editor.selection?.anchor).toEqual({ path: [0, 0], offset: 5 });
  });
});

describe('An ingredient behind @', () => {
  const butter = { id: 'butter', title: 'butter' };
  const known = { ingredients: [butter], used: new Set<string>(), language: 'en' };

  it.each([
    ['Melt @', ''],
    ['Melt @but', 'but'],
    ['(@but', 'but'],
    ['me@example', undefined],
    ['Melt', undefined],
  ])('is asked for by %j', (text, typed) => {
    expect(askedHere(writing(text).editor)?.typed).toBe(typed);
  });

  it('is offered by what was typed', () => {
    expect(ingredientOptions(known, 'bu', () => undefined)).toMatchObject([{ key: 'butter' }]);
    expect(ingredientOptions(known, 'fl', () => undefined)).toEqual([]);
  });
});

describe('A found amount', () => {
  const find = (text: string): StepFinding[] =>
    text.includes('50 g')
      ? [
          {
            kind: 'amount',
            start: text.indexOf('50 g'),
            end: text.indexOf('50 g') + 4,
            quantity: 50,
            unitId: 'gram',
          },
        ]
      : [];

  it('becomes one that follows the servings where it is accepted', () => {
    const { editor, told, does } = writing('Add 50 g sugar');
    does(() => acceptAmount(editor, findingHere(editor, find)!));
    expect(children(told.at(-1)?.after)).toEqual([
      { text: 'Add ' },
      { type: 'measurement', quantity: 50, unitId: 'gram', children: [{ text: '50 g' }] },
      { text: ' sugar' },
    ]);
  });

  it('is not offered before the caret has reached it', () => {
    const { editor } = writing('Add 50 g sugar');
    Transforms.select(editor, Editor.start(editor, []));
    expect(findingHere(editor, find)).toBeNull();
  });
});
