import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  actedOn,
  actions,
  actionsSent,
  aKitchen,
  aRow,
  idOf,
  leaveKitchen,
  manage,
  openList,
  pickAll,
  picked,
  undone,
} from '#kitchen/recipes/testing/list-page.ts';

let api: FakeApi;

beforeEach(() => {
  api = aKitchen();
});
afterEach(leaveKitchen);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('Copies of recipes', () => {
  const duplicate = `POST ${manage}/recipes/${idOf(1)}/duplicate`;

  it('that cannot be made are told, and the recipes stay picked', async () => {
    await openList(api, [aRow(1)]);
    await pickAll(1);
    api.answer(duplicate, refusal('not_found'));
    await press(texts.actions.duplicate);
    await screen.findByText(`${texts.failed(1)}: There is nothing here.`);
    await waitFor(async () => expect(await picked()).toEqual([1]));
  });

  const restored = `${undone}/redo`;
  const undo = () => userEvent.keyboard('{Control>}z{/Control}');
  const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  const copiesOf = (count: number) => texts.done.duplicate(count);

  /** Of so many recipes; the copy of recipe n is n + 500. */
  async function copied(count: number) {
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    await openList(
      api,
      numbers.map((number) => aRow(number)),
    );
    await pickAll(count);
    for (const number of numbers) {
      const path = `POST ${manage}/recipes/${idOf(number)}/duplicate`;
      api.answerWrongly(path, { recipe: { id: idOf(number + 500) } });
    }
    await press(texts.actions.duplicate);
    await screen.findByText(copiesOf(count));
  }
  const deleted = (...numbers: number[]) => ({
    action: 'delete',
    recipeIds: numbers.map(idOf),
  });

  it('stay where they could not be taken back, and are not deleted by doing it again', async () => {
    await copied(1);
    api.answer(actions, refusal('temporarily_unavailable'));
    await undo();
    await screen.findByText(new RegExp(`^${texts.undoFailed}`));
    await redo();
    await screen.findByText(kitchenShellMessages.nothingToRedo);
    api.answer(actions, actedOn([501]));
    await undo();
    await screen.findByText(texts.undone(copiesOf(1)));
    // What is not answered is asked twice more, by the same id.
    expect(actionsSent(api)).toEqual(Array.from({ length: 4 }, () => deleted(501)));
  });

  it('come back by doing it again', async () => {
    await copied(1);
    api.answer(actions, actedOn([501]));
    await undo();
    await screen.findByText(texts.undone(copiesOf(1)));
    api.answer(undone, { body: { results: [{ recipeId: idOf(501), status: 'undone' }] } });
    await redo();
    await screen.findByText(texts.redone(copiesOf(1)));
    api.answer(restored, { body: { results: [{ recipeId: idOf(501), status: 'redone' }] } });
    await undo();
    await waitFor(() => expect(api.asked.some(({ path }) => path.endsWith('/redo'))).toBe(true));
    expect(actionsSent(api)).toEqual([deleted(501)]);
  });

  it('of which one could not be taken back can be taken back by that one', async () => {
    await copied(2);
    api.answer(actions, actedOn([501, 502], { 502: 'It is busy.' }));
    await undo();
    await screen.findByText(`${texts.undone(copiesOf(2))}. ${texts.failed(1)}: It is busy.`);
    api.answer(actions, actedOn([502]));
    await undo();
    await screen.findByText(texts.undone(copiesOf(2)));
    expect(actionsSent(api)).toEqual([deleted(501, 502), deleted(502)]);
  });

  it('that others deleted are not done again', async () => {
    await copied(1);
    const results = [{ recipeId: idOf(501), status: 'unchanged' as const }];
    api.answer(actions, { body: { results, undoId: null } });
    await undo();
    await screen.findByText(texts.undone(copiesOf(1)));
    await redo();
    expect(await screen.findByText(kitchenShellMessages.nothingToRedo)).toBeTruthy();
  });
});
