import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
  index,
  leaveKitchen,
  openList,
  pickAll,
  picked,
  titles,
  undoIdsSent,
  undone,
  whole,
} from '#kitchen/recipes/testing/list-page.ts';

let api: FakeApi;

beforeEach(() => {
  api = aKitchen();
});
afterEach(leaveKitchen);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const gone = (...numbers: number[]) => ({
  body: { isWhole: false, recipes: [], goneIds: numbers.map(idOf), next: null, cursor: '2' },
});

describe('What is done to many recipes', () => {
  it('can be taken back, and leads to the list as it then is', async () => {
    await openList(api, [aRow(1), aRow(2)]);
    await pickAll(2);
    api.answer(actions, actedOn([1, 2]));
    api.answer(index, gone(1, 2));
    await press(texts.actions.delete);
    await screen.findByText(texts.empty.text);
    expect(actionsSent(api)).toEqual([{ action: 'delete', recipeIds: [idOf(1), idOf(2)] }]);
    api.answer(undone, { body: { results: [] } });
    api.answer(index, whole([aRow(1), aRow(2)]));
    await press('Undo');
    await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2']));
  });

  it('says how far it is while it runs, to those who listen too', async () => {
    await openList(api, [aRow(1), aRow(2)]);
    await pickAll(2);
    const answer = api.answerLater(actions);
    await press(texts.actions.publish);
    const said = await screen.findAllByText(texts.doing.publish(0, 2));
    expect(said.some((each) => each.closest('[aria-live="polite"]'))).toBe(true);
    expect(said.some((each) => each.closest('[role="toolbar"]'))).toBe(true);
    answer(actedOn([1, 2]));
    await screen.findByText(texts.done.publish(2));
    await waitFor(() => expect(screen.queryByText(texts.doing.publish(2, 2))).toBeNull());
  });

  it('leaves picked what failed, and says why', async () => {
    await openList(api, [aRow(1), aRow(2)]);
    await pickAll(2);
    api.answer(actions, actedOn([1, 2], { 2: 'This address is taken' }));
    await press(texts.actions.publish);
    await screen.findByText(texts.done.publish(1));
    await screen.findByText(`${texts.failed(1)}: This address is taken`);
    await waitFor(async () => expect(await picked()).toEqual([2]));
  });

  it('is asked about under the same id where its answer is lost, and can be taken back', async () => {
    await openList(api, [aRow(1), aRow(2)]);
    await pickAll(2);
    api.breakNetwork(actions);
    await press(texts.actions.premium);
    await waitFor(() => expect(undoIdsSent(api)).toHaveLength(1));
    api.answer(actions, actedOn([1, 2]));
    const notice = (await screen.findByText(texts.done.premium(2))).closest('li');
    expect(within(notice!).getByRole('button', { name: 'Undo' })).toBeTruthy();
    const [first, second] = undoIdsSent(api);
    expect([second, undoIdsSent(api)]).toEqual([first, [expect.any(String), first]]);
  });

  it('leaves everything picked where the server failed', async () => {
    await openList(api, [aRow(1), aRow(2)]);
    await pickAll(2);
    api.answer(actions, refusal('temporarily_unavailable'));
    await press(texts.actions.premium);
    await screen.findByText(new RegExp(`^${texts.failed(2)}`));
    expect(await picked()).toEqual([1, 2]);
  });

  it('leaves the focus on the next row, by keys alone', async () => {
    await openList(api, [aRow(1), aRow(2), aRow(3)]);
    (await screen.findByRole('link', { name: /Recipe 1/ })).focus();
    await userEvent.keyboard('jx');
    api.answer(actions, actedOn([2]));
    api.answer(index, gone(2));
    (await screen.findByRole('button', { name: texts.actions.delete })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Recipe 3'));
  });

  it('leaves the focus where the next step is told when no row is left', async () => {
    await openList(api, [aRow(1)]);
    await pickAll(1);
    api.answer(actions, actedOn([1]));
    api.answer(index, gone(1));
    await press(texts.actions.delete);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.empty.heading));
  });

  it('is done in hundreds, one after the other', async () => {
    const numbers = Array.from({ length: 250 }, (_, at) => at + 1);
    await openList(
      api,
      numbers.map((number) => aRow(number)),
    );
    await pickAll(250);
    api.answer(actions, actedOn([]));
    await press(texts.actions.unpublish);
    await screen.findByText(texts.done.unpublish(250));
    const lengths = actionsSent(api).map(
      (body) => (body as unknown as { recipeIds: [] }).recipeIds.length,
    );
    expect(lengths).toEqual([100, 100, 50]);
  });

  it('says how many of the picked ones a filter hides', async () => {
    await openList(api, [aRow(1), aRow(2)]);
    await pickAll(2);
    await userEvent.type(screen.getByRole('searchbox'), 'Recipe 2');
    expect(await screen.findByText(texts.pickedHidden(1))).toBeTruthy();
  });
});

describe('Undo by keys', () => {
  const unpublished = () => screen.findByText(texts.done.unpublish(1));
  const redo = `${undone}/redo`;

  async function unpublishOne() {
    await openList(api, [aRow(1)]);
    await pickAll(1);
    api.answer(actions, actedOn([1]));
    await press(texts.actions.unpublish);
    await unpublished();
  }

  it('takes the last action back, and does it again', async () => {
    await unpublishOne();
    api.answer(undone, { body: { results: [{ recipeId: idOf(1), status: 'undone' }] } });
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText(texts.undone(texts.done.unpublish(1)));
    api.answer(redo, { body: { results: [{ recipeId: idOf(1), status: 'redone' }] } });
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await screen.findByText(texts.redone(texts.done.unpublish(1)));
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(await screen.findByText(kitchenShellMessages.nothingToRedo)).toBeTruthy();
  });

  it('says how far it is while it takes many back', async () => {
    await openList(api, [aRow(1), aRow(2), aRow(3)]);
    await pickAll(3);
    api.answer(actions, actedOn([1, 2, 3]));
    await press(texts.actions.unpublish);
    await screen.findByText(texts.done.unpublish(3));
    const answer = api.answerLater(undone);
    await userEvent.keyboard('{Control>}z{/Control}');
    const said = await screen.findAllByText(texts.doing.undo(0, 3));
    expect(said.some((each) => each.closest('[aria-live="polite"]'))).toBe(true);
    expect(said.some((each) => each.closest('.work-bar'))).toBe(true);
    answer({ body: { results: [] } });
    await screen.findByText(texts.undone(texts.done.unpublish(3)));
    await waitFor(() => expect(document.querySelector('.work-bar')).toBeNull());
  });

  it('says which recipes stay, and why', async () => {
    await unpublishOne();
    const results = [{ recipeId: idOf(1), status: 'stays', error: 'There is nothing here.' }];
    api.answer(undone, { body: { results } });
    await userEvent.keyboard('{Meta>}z{/Meta}');
    const stays = `${texts.stays(1)}: There is nothing here.`;
    expect(await screen.findByText(new RegExp(stays))).toBeTruthy();
  });

  it('can be tried again after a failure, and ends where the server has forgotten', async () => {
    await unpublishOne();
    api.breakNetwork(undone);
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText(new RegExp(`^${texts.undoFailed}`));
    api.answer(undone, refusal('not_found'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText(texts.undoEnded);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText(kitchenShellMessages.nothingToUndo)).toBeTruthy();
  });

  it('knows after a reload what was done before', async () => {
    await unpublishOne();
    expect(Object.keys(localStorage).join(' ')).toContain('kitchen:deeds:');
    cleanup();
    api = aKitchen();
    await openList(api, [aRow(1)]);
    api.answer(undone, { body: { results: [{ recipeId: idOf(1), status: 'undone' }] } });
    (await screen.findByRole('link', { name: /Recipe 1/ })).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText(texts.undone(texts.done.unpublish(1)));
  });

  it('leaves what is typed to its field', async () => {
    await unpublishOne();
    screen.getByRole('searchbox').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(api.asked.some(({ path }) => path.includes('undo-actions'))).toBe(false);
  });
});
