import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Editor, Transforms } from 'slate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StepIngredient } from '#domain/recipe/mentions/ingredient-mentions.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { type InlineNode, paragraphsFromText, type RichText } from '#domain/text/rich-text.ts';
import type { TextEditor } from './slate-types.ts';
import { TextSurface } from './TextSurface.tsx';

const titles = ['butter salt', 'flour', 'eggs'];
const ingredients: StepIngredient[] = titles.map((title) => ({ id: title, title }));
const known = { ingredients, used: new Set<string>(), language: 'en' };
const reference = (id: string, text = id): InlineNode => ({
  type: 'ingredient-usage-reference',
  ingredientUsageId: id,
  children: [{ text }],
});

let editor: TextEditor;
let written: RichText;

// jsdom cannot edit content, so its lack of it is told to the editor.
beforeAll(async () => {
  // Fetched when the text is shown.
  await import('./MentionList.tsx');
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { get: () => true });
});

function open(start: string) {
  written = paragraphsFromText(start);
  const { unmount } = render(
    <TextSurface
      value={written}
      label="Step 1"
      tools="step"
      mentionable={known}
      readAmount={(text) =>
        /^\d+ g$/.test(text) ? { quantity: Number.parseInt(text, 10), unitId: 'gram' } : null
      }
      onReady={(ready) => Object.assign(held, { editor: ready })}
      onChange={({ after }) => {
        written = after;
      }}
    />,
  );
  editor = held.editor!;
  act(() => Transforms.select(editor, Editor.end(editor, [])));
  return unmount;
}

const held: { editor: TextEditor | null } = { editor: null };
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const children = (): InlineNode[] =>
  written.children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));

async function type(characters: string) {
  for (const character of characters) {
    await act(async () => Editor.insertText(editor, character));
  }
}

async function press(...keys: string[]) {
  for (const key of keys) {
    await act(async () => {
      fireEvent.keyDown(screen.getByRole('textbox'), { key });
    });
  }
}

describe('An ingredient chosen behind @', () => {
  beforeEach(() => open('Melt the '));

  it('is in the text at once, and what is typed on stands behind it', async () => {
    await type('@but');
    await press('Enter');
    expect(children()).toEqual([{ text: 'Melt the ' }, reference('butter salt')]);
    await type(' in a pan with @egg');
    expect(offered()).toEqual(['eggs']);
    await press('Enter');
    await type('.');
    expect(children()).toEqual([
      { text: 'Melt the ' },
      reference('butter salt'),
      { text: ' in a pan with ' },
      reference('eggs'),
      { text: '.' },
    ]);
  });

  it('is told from another one that is called alike', async () => {
    const alike = ['2', '1, zested'].map((apart) => ({ id: apart, title: 'lemon', apart }));
    known.ingredients.push(...alike);
    await type('@lem');
    expect(offered()).toEqual(['lemon2', 'lemon1, zested']);
    known.ingredients.splice(-2);
  });

  it('stays where the question how much of it is left by Escape, Enter or Tab', async () => {
    await type('@fl');
    await press('Enter', 'Escape');
    await type(' @eg');
    await press('Enter', 'Enter');
    await type(' @but');
    await press('Tab', 'Tab');
    expect(offered()).toEqual([]);
    expect(toPlainText(written)).toBe('Melt the flour eggs butter salt');
    expect(children().filter((node) => 'type' in node)).toHaveLength(3);
  });

  it('becomes a part of it, or the amount that is typed behind it', async () => {
    await type('@fl');
    await press('Enter', 'ArrowDown', 'Enter');
    await type(' and @eg');
    await press('Enter');
    await type(' 75 g');
    expect(offered()).toEqual(['75 g eggs']);
    await press('Enter');
    await type('!');
    expect(children().slice(1)).toEqual([
      reference('flour', 'half the flour'),
      { text: ' and ' },
      { type: 'measurement', quantity: 75, unitId: 'gram', children: [{ text: '75 g' }] },
      { text: ' ' },
      reference('eggs'),
      { text: '!' },
    ]);
  });

  it('asks no more once the caret has been elsewhere', async () => {
    await type('@fl');
    await press('Enter');
    expect(offered()).toContain('half the flour');
    await act(async () => Transforms.select(editor, Editor.start(editor, [])));
    await act(async () => Transforms.select(editor, Editor.end(editor, [])));
    expect(offered()).toEqual([]);
  });
});

describe('Any text with ingredients behind @', () => {
  it('refers to those that were chosen, each in its place', async () => {
    const words = fc.constantFrom(' and ', ' in ', ', 2 ', ' 75 g ', ' (');
    const chosen = fc.tuple(fc.constantFrom(...titles), words, fc.constantFrom('', 'Escape'));
    await fc.assert(
      fc.asyncProperty(fc.array(chosen, { minLength: 1, maxLength: 3 }), async (pieces) => {
        const close = open('Mix ');
        for (const [title, behind, key] of pieces) {
          await type(`@${title.slice(0, 3)}`);
          await press('Enter', key);
          await type(behind);
        }
        const shown = pieces.map(([title, behind]) => title + behind).join('');
        expect(toPlainText(written).trim()).toBe(`Mix ${shown}`.trim());
        expect(children().filter((node) => 'type' in node)).toEqual(
          pieces.map(([title]) => reference(title)),
        );
        close();
      }),
      { numRuns: 15 },
    );
  });
});
