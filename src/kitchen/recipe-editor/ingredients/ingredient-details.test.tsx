import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { aPantry } from '#domain/kitchen/ingredient-rows/testing/pantry.ts';
import { $notices } from '../../shell/notices/notices.ts';
import { aDraft } from './testing/DraftOnScreen.tsx';

const changeIngredient = vi.fn<(ingredient: Ingredient) => Promise<string | null>>();
const createIngredient = vi.fn<(title: string) => Promise<string | null>>();
const ingredients = ['tomatoes'];
const [tomatoes] = aPantry(ingredients).ingredients;

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  changeIngredient.mockReset().mockResolvedValue(null);
  createIngredient.mockReset();
});

async function openDetails() {
  const pantryChanges = { createIngredient, changeIngredient };
  const rowOf = (line: string) => ({
    ...rowFromLine('row', line, aPantry(ingredients)),
    ingredientId: tomatoes!.id,
    ingredientTitleOverride: null,
  });
  aDraft([['2 tomatoes']], { ingredients, pantryChanges, rowOf });
  await press(/^Ingredient: tomatoes/);
  await press(/^Weight and measures of tomatoes/);
  await screen.findByRole('form', { name: 'What is known of tomatoes' });
}

describe('An ingredient of the cook', () => {
  test('is changed from a row, in all recipes, and the notice takes it back', async () => {
    await openDetails();
    expect(screen.getByText('1 tomato, 2 tomatoes')).toBeDefined();
    await userEvent.type(
      screen.getByLabelText('A cup weighs, in grams'),
      '{Control>}a{/Control}180',
    );
    await userEvent.click(screen.getAllByLabelText('by volume')[0]!);
    await press(/^Save$/);
    expect(changeIngredient).toHaveBeenCalledWith({
      ...tomatoes,
      gramsPerLiter: 760.82,
      defaultMetricMeasurementMethod: 'volume',
    });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(changeIngredient).toHaveBeenLastCalledWith(tomatoes);
  });

  test('keeps what was entered when it cannot be saved or read, and says why', async () => {
    changeIngredient.mockResolvedValue('You are offline.');
    await openDetails();
    await userEvent.type(screen.getByLabelText('Name'), ' (ripe)');
    await press(/^Save$/);
    expect(screen.getByRole('alert').textContent).toBe('You are offline.');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'tomatoes (ripe)');
    await userEvent.type(screen.getByLabelText('A cup weighs, in grams'), 'much');
    await press(/^Save$/);
    expect(screen.getByRole('alert').textContent).toMatch(/no weight/);
    expect(changeIngredient).toHaveBeenCalledTimes(1);
  });

  test('is left as it was by Escape, and has no fault that axe finds', async () => {
    await openDetails();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name'), 'x{Escape}');
    expect(screen.queryByRole('form')).toBeNull();
    expect(changeIngredient).not.toHaveBeenCalled();
  });
});

describe('A name that is not among the ingredients of the cook', () => {
  test('joins them by a press, and the row is linked', async () => {
    createIngredient.mockResolvedValue('quince-id');
    const pantryChanges = { createIngredient, changeIngredient };
    const draft = aDraft([['2 quinces']], { pantryChanges });
    await press(/^Ingredient: quinces/);
    await press(/^Keep “quinces” among your ingredients/);
    expect(createIngredient).toHaveBeenCalledWith('quinces');
    await waitFor(() =>
      expect(draft.groups[0]?.ingredientUsages[0]).toMatchObject({
        ingredientId: 'quince-id',
        writtenAs: '2 quinces',
      }),
    );
  });

  test('that is there already is linked, not made again', async () => {
    const pantryChanges = { createIngredient, changeIngredient };
    const draft = aDraft([['1 tomato']], { ingredients, pantryChanges });
    await press(/^Ingredient: tomato/);
    await press(/^It is your ingredient “tomatoes”/);
    expect(draft.groups[0]?.ingredientUsages[0]?.ingredientId).toBe(tomatoes!.id);
    expect(createIngredient).not.toHaveBeenCalled();
  });
});
