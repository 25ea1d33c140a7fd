import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import type { RecipeIndexRow } from '#contract/recipe/recipe-index.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { aKitchen, aRow, idOf, index, leaveKitchen, picked, titles } from './testing/list-page.ts';

let api: FakeApi;

beforeEach(() => {
  api = aKitchen();
});
afterEach(leaveKitchen);

const nextPlace = `1/${idOf(2)}`;

const piece = (recipes: RecipeIndexRow[], next: string | null, cursor = '1') => ({
  body: { isWhole: false, recipes, goneIds: [], next, cursor },
});

/** A list whose first piece is there, and what answers its second. */
async function begun() {
  const answerFirst = api.answerLater(index);
  const { RecipesScreen } = await import('./RecipesScreen.tsx');
  render(<RecipesScreen />);
  await waitFor(() => expect(asked()).toHaveLength(1));
  const answerSecond = api.answerLater(index);
  answerFirst(piece([aRow(1), aRow(2)], nextPlace));
  await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2']));
  return answerSecond;
}

const asked = () =>
  api.asked.flatMap(({ path }) => (path.includes('/recipe-index') ? [path.split('?')[1]] : []));

it('A list of many recipes shows the first while the others are read', async () => {
  const answerSecond = await begun();
  expect(screen.getByText(texts.reading)).toBeDefined();
  answerSecond(piece([aRow(3)], null));
  await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2', 'Recipe 3']));
  expect(screen.queryByText(texts.reading)).toBeNull();
  expect(asked()).toEqual(['limit=200', `limit=2000&after=${encodeURIComponent(nextPlace)}`]);
});

it('What changed while the others were read is asked for', async () => {
  const answerSecond = await begun();
  const answerChanges = api.answerLater(index);
  answerSecond(piece([aRow(3)], null, '5'));
  await waitFor(() => expect(asked().at(-1)).toBe('since=1'));
  answerChanges(piece([aRow(1, { title: 'Renamed' })], null, '5'));
  await waitFor(() => expect(titles()).toEqual(['Renamed', 'Recipe 2', 'Recipe 3']));
});

it('A list that broke off keeps what it shows, and goes on from there', async () => {
  const answerSecond = await begun();
  answerSecond(refusal('internal_error'));
  const again = await screen.findByRole('button', { name: texts.tryAgain });
  expect(titles()).toEqual(['Recipe 1', 'Recipe 2']);
  api.answer(index, piece([aRow(3)], null));
  await userEvent.click(again);
  await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2', 'Recipe 3']));
  expect(asked().at(-1)).toContain('after=');
});

it('Who picks all while the list is read picks also what is still on its way', async () => {
  const answerSecond = await begun();
  screen.getByRole('link', { name: /Recipe 1/ }).focus();
  const answerChanges = api.answerLater(index);
  await userEvent.keyboard('{Control>}a{/Control}');
  answerSecond(piece([aRow(3)], null));
  answerChanges(piece([], null));
  await screen.findByText(texts.picked(3), { selector: '.bulk-count' });
  expect(await picked()).toEqual([1, 2, 3]);
});
