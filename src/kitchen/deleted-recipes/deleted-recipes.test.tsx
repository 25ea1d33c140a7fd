import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deletedRecipesMessages as texts } from '#contract/kitchen/recipe/deleted-recipes-messages.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import type { DeletedRecipeView } from '#contract/recipe/deleted-recipe.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  actedOn,
  actions,
  actionsSent,
  aKitchen,
  idOf,
  leaveKitchen,
  manage,
} from '#kitchen/recipes/testing/list-page.ts';

const deleted = `GET ${manage}/deleted-recipes`;
const hourMs = 60 * 60 * 1000;
const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const aDeleted = (number: number, changes: Partial<DeletedRecipeView> = {}): DeletedRecipeView => ({
  id: idOf(number),
  title: `Recipe ${number}`,
  slug: `recipe-${number}`,
  image: null,
  wasPublished: false,
  deletedAt: at(-49),
  endsAt: at(28 * 24 - 1),
  ...changes,
});
const listed = (...numbers: number[]) => ({
  body: { deletedRecipes: numbers.map((number) => aDeleted(number)), total: numbers.length },
});

let api: FakeApi;

beforeEach(() => {
  api = aKitchen('/kitchen/hearth/deleted');
  api.answer(deleted, listed(1, 2, 3));
  api.answer(actions, actedOn([]));
});
afterEach(leaveKitchen);

async function open() {
  const { DeletedScreen } = await import('./DeletedScreen.tsx');
  render(<DeletedScreen />);
  await screen.findByRole('heading', { name: texts.heading });
}
const box = (number: number) =>
  screen.findByRole('checkbox', { name: new RegExp(`Recipe ${number}`) });

describe('The screen of deleted recipes', () => {
  it('says what was deleted when, and how long it is kept', async () => {
    api.answer(deleted, {
      body: { deletedRecipes: [aDeleted(1, { wasPublished: true })], total: 1 },
    });
    await open();
    const name = (await box(1)).closest('label')?.textContent;
    expect(name).toContain(texts.deleted('2 days ago'));
    expect(name).toContain(texts.left(28));
    expect(name).toContain(texts.wasPublished);
  });

  it('restores one by its button, and the focus goes to the next', async () => {
    await open();
    (await box(2)).focus();
    api.answer(deleted, listed(1, 3));
    await userEvent.click(screen.getByRole('button', { name: texts.restoreNamed('Recipe 2') }));
    await screen.findByText(recipeListMessages.done.restore(1));
    expect(actionsSent(api)).toEqual([{ action: 'restore', recipeIds: [idOf(2)] }]);
    const next = await box(3);
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('restores a range that keys have picked', async () => {
    await open();
    (await box(1)).focus();
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(await box(2));
    await userEvent.click(screen.getByRole('button', { name: texts.restorePicked(2) }));
    await screen.findByText(recipeListMessages.done.restore(2));
    expect(actionsSent(api)).toEqual([{ action: 'restore', recipeIds: [idOf(1), idOf(2)] }]);
  });

  it('says how far restoring is, to those who listen too', async () => {
    await open();
    (await box(1)).focus();
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    const answer = api.answerLater(actions);
    await userEvent.click(screen.getByRole('button', { name: texts.restorePicked(2) }));
    const said = await screen.findAllByText(recipeListMessages.doing.restore(0, 2));
    expect(said.some((each) => each.closest('[aria-live="polite"]'))).toBe(true);
    expect(said.some((each) => each.closest('[role="toolbar"]'))).toBe(true);
    answer(actedOn([]));
    await screen.findByText(recipeListMessages.done.restore(2));
    const told = recipeListMessages.doing.restore(2, 2);
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  });

  it('takes a restoring back by keys', async () => {
    await open();
    api.answer(actions, actedOn([1]));
    (await box(1)).focus();
    await userEvent.keyboard('{Enter}');
    const label = recipeListMessages.done.restore(1);
    await screen.findByText(label);
    api.answer(`POST ${manage}/undo-actions/${idOf(900)}`, { body: { results: [] } });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(recipeListMessages.undone(label))).toBeTruthy();
  });

  it('teaches where nothing was deleted', async () => {
    api.answer(deleted, listed());
    await open();
    expect(await screen.findByText(texts.empty.text)).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    api.answer(deleted, refusal('internal_error'));
    await open();
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    api.answer(deleted, listed(1));
    await userEvent.click(again);
    expect(await box(1)).toBeTruthy();
  });
});
