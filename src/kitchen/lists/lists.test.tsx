import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import { idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  aListPage,
  anIngredient,
  globals,
  leek,
  onion,
  openLists as open,
  row,
  scallion,
} from './testing/lists-page.ts';

let api: FakeApi;

const prepare = () => {
  api = aListPage();
};
beforeEach(prepare);
afterEach(leaveKitchen);

const names = () =>
  [...document.querySelectorAll('.entry-line b')].map(({ textContent }) => textContent);
const sent = (method: string) => api.asked.filter((each) => each.method === method);

describe('The lists of a cook', () => {
  it('keep what was changed while an older answer was on its way', async () => {
    const { loadLists, changeLists, $lists } = await import('./known-lists.ts');
    await loadLists();
    const answer = api.answerLater(`GET ${manage}/globals`);
    const coming = loadLists();
    changeLists(() => ({ ingredients: [leek] }));
    answer(globals());
    await coming;
    expect($lists.get()?.ingredients).toEqual([leek]);
  });

  it('stand as the address says, and say in it what is shown', async () => {
    history.replaceState(null, '', '/kitchen/hearth/ingredients?order=most-used');
    await open();
    await waitFor(() => expect(names()).toEqual(['onion', 'scallion', 'leek']));
    await userEvent.click(screen.getByRole('radio', { name: /Not used/ }));
    expect(names()).toEqual(['leek']);
    expect(location.search).toBe('?show=unused&order=most-used');
  });

  it('open an entry beside the list, and keys lead to the next', async () => {
    await open();
    (await row('leek')).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('complementary');
    expect(within(panel).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'leek',
    );
    expect(await within(panel).findByRole('link', { name: 'Soup' })).toBeTruthy();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(await row('onion'));
    await within(panel).findByRole('heading', { name: 'onion' });
    await userEvent.keyboard('{Escape}/');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('save a weight of a cup as a density, and undo it by the key', async () => {
    await open();
    await userEvent.click(await row('leek'));
    const weighed = { ...leek, gramsPerLiter: 507.21 };
    api.answer(`PUT ${manage}/ingredients/${leek.id}`, { body: { ingredient: weighed } });
    const cup = await screen.findByRole('textbox', { name: texts.panel.cup });
    await userEvent.type(cup, '120{Enter}');
    await screen.findByText(texts.done.changed('leek'));
    expect(sent('PUT')[0]?.body).toEqual({ gramsPerLiter: 507.21 });
    api.answer(`PUT ${manage}/ingredients/${leek.id}`, { body: { ingredient: leek } });
    (await row('leek')).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent('PUT')[1]?.body).toEqual({ gramsPerLiter: null }));
  });

  it('keep what was typed where it could not be saved, also when the entry is left', async () => {
    const reported = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', reported);
    await open();
    await userEvent.click(await row('leek'));
    api.answer(`PUT ${manage}/ingredients/${leek.id}`, refusal('temporarily_unavailable'));
    const name = await screen.findByRole('textbox', { name: texts.panel.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'leeks, white part{Enter}');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(await row('onion'));
    await userEvent.click(await row('leek'));
    expect(await screen.findByDisplayValue('leeks, white part')).toBeTruthy();
    expect(reported).toHaveBeenCalled();
  });

  it('offer again what was typed before the page was left, until it is saved', async () => {
    await open();
    await userEvent.click(await row('leek'));
    await userEvent.type(await screen.findByRole('textbox', { name: texts.panel.cup }), '120');
    await userEvent.keyboard('{Escape}9');
    await userEvent.type(screen.getByRole('textbox', { name: texts.panel.plural }), 'leekses');
    cleanup();
    prepare();
    await open();
    await userEvent.click(await row('leek'));
    const plural = await screen.findByDisplayValue('leekses');
    expect(screen.getAllByText(texts.panel.left)).toHaveLength(2);
    api.answer(`PUT ${manage}/ingredients/${leek.id}`, { body: { ingredient: leek } });
    await userEvent.type(plural, '{Enter}');
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ pluralTitle: 'leekses' }));
    await userEvent.type(await screen.findByDisplayValue('9'), '{Escape}');
    cleanup();
    prepare();
    await open();
    await userEvent.click(await row('leek'));
    await screen.findByRole('textbox', { name: texts.panel.cup });
    expect(screen.queryByText(texts.panel.left)).toBeNull();
  });

  it('offer to merge where a name is that of another, and take it apart again', async () => {
    await open();
    await userEvent.click(await row('scallion'));
    const name = await screen.findByRole('textbox', { name: texts.panel.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'onions{Enter}');
    const formerly = [{ id: scallion.id, title: 'scallion', intoId: onion.id }];
    api.answer(`POST ${manage}/ingredients/${scallion.id}/merge`, {
      body: { ingredient: { ...onion, formerly } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Merge into “onion”/ }));
    await screen.findByText(texts.done.merged('scallion', 'onion', 1));
    expect(names()).toEqual(['leek', 'onion']);
    expect(await screen.findByText(texts.also(['scallion']))).toBeTruthy();
    api.answer(`POST ${manage}/ingredients/${scallion.id}/separate`, {
      body: { ingredient: onion, separated: scallion },
    });
    await userEvent.click(screen.getByRole('button', { name: texts.panel.separate('scallion') }));
    await waitFor(() => expect(names()).toEqual(['leek', 'onion', 'scallion']));
  });

  it('merge those that are picked into the one that is used most', async () => {
    await open();
    (await row('leek')).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: texts.picked.merge }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /onion/ }).checked).toBe(
      true,
    );
    for (const { id } of [leek, scallion]) {
      api.answer(`POST ${manage}/ingredients/${id}/merge`, { body: { ingredient: onion } });
    }
    await userEvent.click(within(dialog).getByRole('button', { name: texts.mergePicked.save }));
    await screen.findByText(texts.done.mergedMany(2, 'onion'));
    expect(names()).toEqual(['onion']);
  });

  it('delete only what nothing uses, and make it anew by the undo', async () => {
    await open();
    (await row('leek')).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    api.answer(`DELETE ${manage}/ingredients/${leek.id}`, { status: 204 });
    await userEvent.click(await screen.findByRole('button', { name: texts.picked.delete }));
    await screen.findByText(texts.done.deletedMany(1, 2));
    expect(names()).toEqual(['onion', 'scallion']);
    const again = { ...leek, id: idOf(9) };
    api.answer(`POST ${manage}/ingredients`, { status: 201, body: { ingredient: again } });
    const { undoLast } = await import('../shell/notices/page-history.ts');
    await act(async () => undoLast());
    await waitFor(() => expect(names()).toEqual(['leek', 'onion', 'scallion']));
  });

  it('say why nothing was deleted where a copy of a recipe still has it', async () => {
    await open();
    (await row('leek')).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    api.answer(`DELETE ${manage}/ingredients/${leek.id}`, refusal('in_use'));
    await userEvent.click(await screen.findByRole('button', { name: texts.picked.delete }));
    await screen.findByText(texts.done.failed(texts.done.inUse));
    expect(names()).toEqual(['leek', 'onion', 'scallion']);
  });

  it('begin something new, but not what is there', async () => {
    await open();
    (await row('leek')).focus();
    await userEvent.keyboard('c');
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByRole('textbox', { name: texts.create.name });
    await userEvent.type(name, 'Leeks{Enter}');
    expect(await within(dialog).findByText(texts.create.known('leek'))).toBeTruthy();
    await userEvent.clear(name);
    const chive = anIngredient(4, 'chive');
    api.answer(`POST ${manage}/ingredients`, { status: 201, body: { ingredient: chive } });
    await userEvent.type(name, 'chive{Enter}');
    await waitFor(() => expect(names()).toContain('chive'));
  });
});
