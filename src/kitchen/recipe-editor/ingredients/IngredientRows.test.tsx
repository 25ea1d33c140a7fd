import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { aPantry } from '#domain/kitchen/ingredient-rows/testing/pantry.ts';
import { $notices } from '../../shell/notices/notices.ts';
import { aDraft, focused, lineInputs, linesOf, row } from './testing/DraftOnScreen.tsx';

describe('Ingredients as lines', () => {
  test('are typed: Enter makes the next row, and the parts stand beneath', async () => {
    const draft = aDraft([[]]);
    await userEvent.click(row(1));
    await userEvent.keyboard('2 ½ cups flour, sifted{Enter}1 egg');
    expect(linesOf(draft)).toEqual([['2 ½ cups flour, sifted', '1 egg']]);
    expect(document.activeElement).toBe(row(2));
    for (const part of ['Amount: 2½', 'Unit: cups', 'Ingredient: flour', 'Preparation: sifted']) {
      expect(screen.getByRole('button', { name: `${part}. Correct` })).toBeDefined();
    }
  });

  test('are one change of the draft for each key, and none for an empty row', async () => {
    const draft = aDraft([['salt']]);
    await userEvent.click(row(1));
    await userEvent.keyboard('{End}{Enter}');
    expect(draft.changes).toBe(0);
    await userEvent.keyboard('ab');
    expect(draft.changes).toBe(2);
  });

  test('have one line that waits at the end, also after Enter there', async () => {
    aDraft([['salt']]);
    await userEvent.click(row(1));
    await userEvent.keyboard('{End}{Enter}');
    expect(lineInputs()).toHaveLength(2);
    await userEvent.keyboard('oil');
    expect(lineInputs().map(({ value }) => value)).toEqual(['salt', 'oil', '']);
    expect(document.activeElement).toBe(row(2));
  });

  test('are split in the middle and merged again by Backspace at the start', async () => {
    const draft = aDraft([['2 cups flour']]);
    await userEvent.click(row(1));
    await userEvent.keyboard('{Home}{ArrowRight>7/}{Enter}');
    expect(linesOf(draft)).toEqual([['2 cups', 'flour']]);
    expect(document.activeElement).toBe(row(2));
    await userEvent.keyboard('{Backspace}');
    expect(linesOf(draft)).toEqual([['2 cups flour']]);
    expect(document.activeElement).toBe(row(1));
    expect(row(1).selectionStart).toBe(7);
  });

  test('keep note and link of both when Backspace merges them', async () => {
    const more = { butter: { note: 'from the farm', link: 'https://farm.example/' }, flour: {} };
    const rowOf = (line: string) => ({
      ...rowFromLine(crypto.randomUUID(), line, aPantry()),
      ...more[line as keyof typeof more],
    });
    const draft = aDraft([['flour', 'butter']], { rowOf });
    await userEvent.click(row(2));
    await userEvent.keyboard('{Home}{Backspace}');
    expect(linesOf(draft)).toEqual([['flour butter']]);
    expect(draft.groups[0]!.ingredientUsages[0]).toMatchObject(more.butter);
  });

  test('go back to the row above from an empty one', async () => {
    const draft = aDraft([['salt', 'pepper']]);
    await userEvent.click(row(1));
    await userEvent.keyboard('{End}{Enter}{Backspace}');
    expect(document.activeElement).toBe(row(1));
    expect(lineInputs()).toHaveLength(3);
    expect(draft.changes).toBe(0);
  });

  test('are moved by keys, also into the next group, and say where they are', async () => {
    const draft = aDraft([['flour', 'salt'], ['milk']]);
    await userEvent.click(row(1));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(linesOf(draft)).toEqual([['salt', 'flour'], ['milk']]);
    expect(screen.getByText('flour, 2 of 2')).toBeDefined();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(linesOf(draft)).toEqual([['salt'], ['flour', 'milk']]);
    expect(focused().value).toBe('flour');
  });

  test('are pasted as rows and groups in one change', async () => {
    const draft = aDraft([['salt']]);
    await userEvent.click(row(2));
    await userEvent.paste('- 1 cup milk\r\n- 2 eggs\r\n\r\nFor the sauce:\r\n- 1 lime');
    expect(linesOf(draft)).toEqual([['salt', '1 cup milk', '2 eggs'], ['1 lime']]);
    expect(draft.groups.map(({ title }) => title)).toEqual(['Ingredients', 'For the sauce']);
    expect(draft.changes).toBe(1);
    expect(focused().value).toBe('1 lime');
  });

  test('bring the end of a long list into sight at once, before the next key', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const below = { top: innerHeight + 1, bottom: innerHeight + 40 } as DOMRect;
    vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue(below);
    aDraft([[]]);
    await userEvent.click(row(1));
    await userEvent.paste('1 cup milk\n2 eggs\n3 limes');
    expect(focused().value).toBe('3 limes');
    expect(focused().selectionStart).toBe('3 limes'.length);
    expect(scroll.mock.contexts).toEqual([focused()]);
    expect(scroll).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
    vi.restoreAllMocks();
  });

  test('take one pasted line as typed words', async () => {
    const draft = aDraft([['salt']]);
    await userEvent.click(row(1));
    await userEvent.paste(' and pepper');
    expect(linesOf(draft)).toEqual([['salt and pepper']]);
  });

  test('wait while a word is composed', () => {
    const draft = aDraft([['2 cups flour']]);
    row(1).focus();
    fireEvent.keyDown(row(1), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(row(1), { key: 'Backspace', isComposing: true });
    expect(draft.changes).toBe(0);
    expect(lineInputs()).toHaveLength(2);
  });

  test('are removed at once, and a notice brings them back', async () => {
    const draft = aDraft([['salt', 'pepper']]);
    await userEvent.click(screen.getByRole('button', { name: 'More for salt' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(linesOf(draft)).toEqual([['pepper']]);
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(linesOf(draft)).toEqual([['salt', 'pepper']]);
  });

  test('come back once, whether the notice or the keys bring them back first', async () => {
    const draft = aDraft([['salt', 'pepper']]);
    const before = draft.groups;
    await userEvent.click(screen.getByRole('button', { name: 'More for salt' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    act(() => draft.show(before));
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(linesOf(draft)).toEqual([['salt', 'pepper']]);
  });

  test('leave no row behind that was emptied', async () => {
    const draft = aDraft([['salt', 'pepper']]);
    await userEvent.clear(row(1));
    await userEvent.click(row(2));
    expect(linesOf(draft)).toEqual([['pepper']]);
  });
});

describe('Groups of ingredients', () => {
  test('begin with a heading that is typed as a line, and go on below it', async () => {
    const draft = aDraft([[]]);
    await userEvent.click(row(1));
    await userEvent.keyboard('For the dough{Enter}2 cups flour{Enter}Filling:{Enter}3 eggs');
    expect(draft.groups.map(({ title }) => title)).toEqual(['For the dough', 'Filling']);
    expect(linesOf(draft)).toEqual([['2 cups flour'], ['3 eggs']]);
    expect(focused().value).toBe('3 eggs');
  });

  test('take the lines below a heading that is typed between them', async () => {
    const draft = aDraft([['flour', 'eggs']]);
    await userEvent.click(row(1));
    await userEvent.keyboard('{End}{Enter}Filling:{Enter}');
    expect(linesOf(draft)).toEqual([['flour'], ['eggs']]);
  });

  test('lead from their heading to their first line by Enter', async () => {
    const draft = aDraft([['flour']]);
    await userEvent.click(screen.getByRole('button', { name: texts.addGroup }));
    await userEvent.keyboard('Meat{Enter}1 lb beef');
    expect(draft.groups[1]?.title).toBe('Meat');
    expect(linesOf(draft)).toEqual([['flour'], ['1 lb beef']]);
  });

  test('are added with a heading to write, which is never empty in the draft', async () => {
    const draft = aDraft([['salt']]);
    await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
    await userEvent.keyboard('Sauce');
    expect(draft.groups.map(({ title }) => title)).toEqual(['Ingredients', 'Sauce']);
    const heading = screen.getAllByRole('textbox', { name: 'Heading of the group' })[1]!;
    await userEvent.clear(heading);
    expect(focused().value).toBe('');
    await userEvent.tab();
    expect(draft.groups[1]?.title).toBe('Ingredients');
  });

  test('lose their heading and go on in the group above', async () => {
    const draft = aDraft([['salt'], ['milk']]);
    await userEvent.click(screen.getByRole('button', { name: /^Remove the heading/ }));
    expect(linesOf(draft)).toEqual([['salt', 'milk']]);
  });
});

describe('The heading of a group of ingredients', () => {
  test('leaves the caret in the first line below it when it is removed', async () => {
    const draft = aDraft([['flour', 'salt'], ['milk']]);
    screen.getAllByRole('button', { name: /^Remove the heading/ })[0]!.focus();
    await userEvent.keyboard('{Enter}');
    expect(linesOf(draft)).toEqual([['flour', 'salt', 'milk']]);
    expect(document.activeElement).toBe(row(3));
  });

  test('tells those who hear it what did not fit', async () => {
    aDraft([['flour']]);
    const [heading] = screen.getAllByRole('textbox', { name: texts.heading });
    for (const field of [heading!, row(1)]) {
      await userEvent.click(field);
      await userEvent.paste('x'.repeat(3000));
      expect(field.ariaInvalid).toBe('true');
      const told = document.getElementById(field.getAttribute('aria-describedby')!);
      expect(told?.textContent).toContain('characters fit here');
    }
  });
});
