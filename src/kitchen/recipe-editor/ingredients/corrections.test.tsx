import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { failureMessages } from '#contract/failure-messages.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { aPantry } from '#domain/kitchen/ingredient-rows/testing/pantry.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { $notices } from '../../shell/notices/notices.ts';
import { aDraft, type Draft, focused, linesOf, row } from './testing/DraftOnScreen.tsx';

// Fetched when its row is shown, and a cook reads the row before pressing anything there.
beforeAll(async () => {
  await import('./PartPanel.tsx');
});

const part = (name: RegExp) => screen.getByRole('button', { name });
const first = ({ groups }: Draft) => groups[0]!.ingredientUsages[0]!;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('A part understood wrongly', () => {
  test('is reached by Tab and corrected in place; the line stays', async () => {
    const draft = aDraft([['2 cups flour']]);
    await userEvent.click(row(1));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}1 ½{Enter}');
    expect(first(draft)).toMatchObject({ quantityMin: 1.5, writtenAs: '2 cups flour' });
    expect(document.activeElement).toBe(part(/^Amount: 1½/));
  });

  test('is refused where it is no amount, unit or link', async () => {
    const draft = aDraft([['2 cups flour']]);
    await userEvent.click(part(/^Amount/));
    await userEvent.keyboard('some{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/no amount/);
    await userEvent.click(part(/^Unit/));
    await userEvent.keyboard('frobs{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/no such unit/);
    expect(draft.changes).toBe(0);
  });

  test('may be a unit that nobody knows yet', async () => {
    const draft = aDraft([['2 jiggers rum'], ['2 EL Zucker']]);
    await userEvent.click(screen.getAllByRole('button', { name: /^Unit: none/ })[0]!);
    await userEvent.click(part(/^Create unit “jiggers”/));
    expect(first(draft)).toMatchObject({ unitWord: 'jiggers', ingredientTitleOverride: 'rum' });
    expect(screen.getAllByRole('button', { name: /^Unit: (?:jiggers|EL)/ })).toHaveLength(2);
  });

  test('is in the row with every key, whatever is opened next', async () => {
    const draft = aDraft([['2 cups flour']]);
    const menu = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'More for flour' }));
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    await menu('Note…');
    await userEvent.keyboard('from the mill');
    expect(first(draft).note).toBe('from the mill');
    await menu('Link…');
    await userEvent.keyboard('https://mill.example');
    await userEvent.click(part(/^Preparation/));
    await userEvent.keyboard('sifted twice');
    const { note, link, preparation } = first(draft);
    expect([note, link, toPlainText(preparation!)]).toEqual([
      'from the mill',
      'https://mill.example',
      'sifted twice',
    ]);
  });

  test('is as it was by Escape, and keeps its ingredient where the name is typed again', async () => {
    const draft = aDraft([['2 cups flour']], { ingredients: ['flour'] });
    const before = first(draft);
    await userEvent.click(part(/^Ingredient: flour/));
    await userEvent.keyboard('{Backspace}rye{Escape}{Escape}');
    expect(first(draft)).toEqual(before);
    await userEvent.click(part(/^Ingredient: flour/));
    await userEvent.keyboard('{Backspace}');
    expect(first(draft).ingredientTitleOverride).toBe(before.ingredientTitleOverride);
    await userEvent.keyboard('flour{Escape}');
    expect(first(draft).ingredientId).toBe(before.ingredientId);
  });

  test('is corrected by a press on a word and one on what it is', async () => {
    const draft = aDraft([['2 cups rye flour']]);
    await userEvent.click(within(part(/^Ingredient: rye flour/)).getByText('rye'));
    const choices = screen.getByRole('group', { name: '“rye” is' });
    expect(within(choices).queryByRole('button', { name: 'Unit' })).toBeNull();
    await userEvent.click(within(choices).getByRole('button', { name: 'Preparation' }));
    const { preparation, ingredientTitleOverride } = first(draft);
    expect([toPlainText(preparation!), ingredientTitleOverride]).toEqual(['rye', 'flour']);
    expect(draft.changes).toBe(1);
    expect(document.activeElement).toBe(part(/^Ingredient: flour/));
  });

  test('is corrected word by word with keys alone', async () => {
    const draft = aDraft([['2 cups rye flour']]);
    part(/^Ingredient: rye flour/).focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Enter}');
    expect(document.activeElement?.textContent).toBe('rye');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    expect(first(draft)).toMatchObject({ note: 'rye', ingredientTitleOverride: 'flour' });
  });

  test.each([
    ['2 tablespoons oil', 'tablespoons'],
    ['1 to 2 tablespoons oil', 'tablespoons'],
    ['1 tablespoon oil', 'tablespoon'],
  ])('is offered the units of “%s” as they read beside its amount', async (line, unit) => {
    aDraft([[line]]);
    await userEvent.click(part(/^Unit/));
    await userEvent.keyboard('tbsp');
    expect(options()).toEqual([unit]);
  });

  test('asks a finger for no keyboard', async () => {
    const draft = aDraft([['2 cups rye flour']]);
    const word = within(part(/^Ingredient: rye flour/)).getByText('rye');
    await userEvent.pointer([{ keys: '[TouchA]', target: word }]);
    expect(document.activeElement?.textContent).toBe('Preparation');
    await userEvent.keyboard('{Enter}');
    expect(toPlainText(first(draft).preparation!)).toBe('rye');
  });

  test('stays while the line is typed on, until it is read again', async () => {
    const draft = aDraft([['2 cups flour']]);
    await userEvent.click(part(/^Unit/));
    await userEvent.keyboard('pounds{Enter}');
    await userEvent.type(row(1), ', sifted');
    expect(first(draft).unitId).toBe('unit-pound');
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    expect(first(draft)).toMatchObject({ unitId: 'unit-cup', writtenAs: '2 cups flour, sifted' });
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
  });

  test('is converted to the other system, and said so in the line', async () => {
    const api = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal(
      'fetch',
      api.mockImplementation(() => Promise.resolve(new Response())),
    );
    const draft = aDraft([['1 cup milk']]);
    const convert = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More for milk' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Convert to metric' }));
      expect(document.activeElement).toBe(row(1));
    };
    await convert();
    // What converts is out of reach.
    await expect.poll(() => $notices.get().at(-1)?.text).toBe(failureMessages.offline);
    expect(linesOf(draft)).toEqual([['1 cup milk']]);
    await convert();
    await expect.poll(() => linesOf(draft)[0]?.[0]).toMatch(/^\d+ milliliters milk$/);
    vi.unstubAllGlobals();
  });
});

describe('Suggestions', () => {
  const ingredients = ['flour', 'tomatoes', 'tomato paste'];

  test('select nothing: Enter takes the words as they are typed', async () => {
    const draft = aDraft([[]], { ingredients });
    await userEvent.click(row(1));
    await userEvent.keyboard('2 tomato');
    expect(options()).toEqual(['tomatoesYour ingredient', 'tomato pasteYour ingredient']);
    expect(row(1).getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(first(draft)).toMatchObject({ ingredientId: null, ingredientTitleOverride: 'tomato' });
    expect(document.activeElement).toBe(row(2));
  });

  test('are chosen by an arrow and Enter, in one change', async () => {
    const draft = aDraft([[]], { ingredients });
    await userEvent.click(row(1));
    await userEvent.keyboard('2 tomato');
    const before = draft.changes;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(draft.changes).toBe(before + 1);
    expect(first(draft)).toMatchObject({
      ingredientId: 'ingredient-tomato paste',
      writtenAs: '2 tomato paste',
    });
    expect(options()).toEqual([]);
    await userEvent.keyboard('s{Backspace}');
    expect(first(draft).ingredientId).toBe('ingredient-tomato paste');
  });

  test('go away by Escape and keep the words', async () => {
    const draft = aDraft([[]], { ingredients });
    await userEvent.click(row(1));
    await userEvent.keyboard('2 tomato{Escape}');
    expect(options()).toEqual([]);
    expect(linesOf(draft)).toEqual([['2 tomato']]);
  });

  test('end with a new ingredient, which joins the list by choice alone', async () => {
    const createIngredient = vi.fn<(title: string) => Promise<string>>(async () => 'new-id');
    const pantryChanges = { createIngredient, changeIngredient: async () => null };
    const draft = aDraft([[]], { ingredients, pantryChanges });
    await userEvent.click(row(1));
    await userEvent.keyboard('2 quinces');
    expect(createIngredient).not.toHaveBeenCalled();
    expect(options().at(-1)).toBe('quincesNew ingredient');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(createIngredient).toHaveBeenCalledWith('quinces');
    await expect.poll(() => first(draft).ingredientId).toBe('new-id');
  });
});

describe('Sixty rows', () => {
  test('render the one that is typed in alone', async () => {
    const read = new Set<string>();
    const pantry = aPantry();
    /** Rendering a row reads its line. */
    const rowOf = (line: string) => {
      const usage = rowFromLine(crypto.randomUUID(), line, pantry);
      return Object.defineProperty(usage, 'writtenAs', {
        enumerable: true,
        get: () => {
          read.add(line);
          return line;
        },
      });
    };
    const lines = Array.from({ length: 60 }, (_, at) => `${at + 1} cups flour`);
    aDraft([lines.slice(0, 30), lines.slice(30)], { rowOf });
    expect(read.size).toBe(60);
    await userEvent.click(row(32));
    read.clear();
    await userEvent.keyboard('{End}, sifted');
    expect(focused().value).toBe('31 cups flour, sifted');
    expect([...read]).toEqual(['31 cups flour']);
  });

  test('are accessible, opened and closed', async () => {
    aDraft([['2 cups flour, sifted', '1 egg'], ['milk']], { ingredients: ['milk'] });
    await userEvent.click(part(/^Unit: cups/));
    await userEvent.keyboard('cu');
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
