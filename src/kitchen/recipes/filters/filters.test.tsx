import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listChoicesMessages as choices } from '#contract/kitchen/recipe/list-choices-messages.ts';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
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
  titles,
} from '#kitchen/recipes/testing/list-page.ts';

const globals = `GET ${manage}/globals`;
const quick = {
  id: idOf(101),
  kind: 'tag',
  slug: 'quick',
  title: 'Quick',
  recipeCount: 0,
} as const;
const brunch = { id: idOf(102), kind: 'meal', slug: 'brunch', title: 'Brunch', recipeCount: 0 };
const pies = idOf(201);

let api: FakeApi;

beforeEach(() => {
  api = aKitchen();
  api.answer(globals, { body: siteGlobals });
  api.answer(`GET ${manage}/collections`, { body: { collections: [aCollection], total: 1 } });
});
afterEach(leaveKitchen);

const none = { units: [], ingredients: [], equipment: [], fonts: [] };
const siteGlobals = {
  ...none,
  terms: [quick, brunch],
  mergedTerms: [],
  colorThemes: [],
  typeThemes: [],
};
const aCollection = {
  id: pies,
  title: 'Pies',
  slug: 'pies',
  description: null,
  imageId: null,
  imageCrop: null,
  cover: null,
  image: null,
  videoId: null,
  position: 0,
  version: 1,
  recipeCount: 1,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
};
const rows = [
  aRow(1, { termIds: [quick.id], language: 'de' }),
  aRow(2, { termIds: [quick.id, brunch.id], collectionIds: [pies] }),
  aRow(3),
];

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function openFilters() {
  await openList(api, rows);
  await userEvent.click(await screen.findByRole('button', { name: texts.filters.open }));
  return within(await screen.findByRole('dialog', { name: choices.filter.title }));
}

describe('Filters of the list', () => {
  it('are terms, collections and languages, with how many recipes have each', async () => {
    const dialog = await openFilters();
    const box = await dialog.findByRole('checkbox', { name: /^Quick\s*2 recipes$/ });
    await userEvent.click(box);
    await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2']));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Pies/ }));
    await waitFor(() => expect(titles()).toEqual(['Recipe 2']));
    expect(location.search).toBe(`?terms=${quick.id}&collections=${pies}`);
    await userEvent.click(dialog.getByRole('button', { name: choices.filter.clear }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^German/ }));
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
    expect(location.search).toBe('?language=de');
  });

  it('follow terms that were merged, in the list, its counts and a kept address', async () => {
    const named = { kind: 'tag', slug: 'swift', title: 'Swift' };
    const swift = { ...named, id: idOf(103), intoId: quick.id, termId: quick.id };
    api.answer(globals, { body: { ...siteGlobals, mergedTerms: [swift] } });
    history.replaceState(null, '', `/kitchen/hearth/recipes?terms=${swift.id}`);
    const all = [
      ...rows,
      aRow(4, { termIds: [swift.id] }),
      aRow(5, { termIds: [swift.id, quick.id] }),
    ];
    await openList(api, all);
    await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2', 'Recipe 4', 'Recipe 5']));
    await userEvent.click(
      screen.getByRole('button', { name: new RegExp(`^${texts.filters.open}`) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: choices.filter.title }));
    const box = await dialog.findByRole('checkbox', { name: /^Quick\s*4 recipes$/, checked: true });
    await userEvent.click(box);
    await waitFor(() => expect(titles()).toHaveLength(5));
  });

  it('are found by typing', async () => {
    const dialog = await openFilters();
    await dialog.findByRole('checkbox', { name: /Quick/ });
    await userEvent.type(dialog.getByRole('searchbox', { name: choices.find }), 'brun');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(dialog.getByRole('searchbox', { name: choices.find }), 'x');
    await dialog.findByText(choices.nothing('brunx'));
  });

  it('stand below the bar by their names, and are taken away by one press', async () => {
    history.replaceState(null, '', `/kitchen/hearth/recipes?terms=${brunch.id},${idOf(999)}`);
    await openList(api, rows);
    await screen.findByText(
      `None of your 3 recipes is marked “Brunch” and marked “${texts.filters.unknownTerm}”.`,
    );
    await press(texts.filters.remove(texts.filters.unknownTerm));
    await waitFor(() => expect(titles()).toEqual(['Recipe 2']));
    await press(texts.filters.remove('Brunch'));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('say that they could not be loaded, and try again', async () => {
    api.answer(globals, refusal('temporarily_unavailable'));
    const dialog = await openFilters();
    const again = await dialog.findByRole('button', { name: choices.tryAgain });
    api.answer(globals, { body: siteGlobals });
    await userEvent.click(again);
    expect(await dialog.findByRole('checkbox', { name: /Quick/ })).toBeTruthy();
  });
});

describe('Tags of picked recipes', () => {
  async function openTags() {
    await openList(api, rows);
    await pickAll(3);
    await press(texts.actions.tag);
    return within(await screen.findByRole('dialog', { name: choices.tag.title(3) }));
  }

  it('show what some of them have, and are given to all and taken from all at once', async () => {
    const dialog = await openTags();
    const some = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Quick/ });
    const one = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Brunch/ });
    expect([some.indeterminate, one.indeterminate]).toEqual([true, true]);
    await userEvent.click(some);
    await userEvent.click(one);
    await userEvent.click(one);
    expect([some.checked, one.checked, one.indeterminate]).toEqual([true, false, false]);
    api.answer(actions, actedOn([1, 2, 3]));
    await userEvent.click(dialog.getByRole('button', { name: choices.apply }));
    await screen.findByText(texts.done.tagged(3));
    const recipeIds = rows.map(({ id }) => id);
    expect(actionsSent(api)).toEqual([
      { action: 'add-term', termId: quick.id, recipeIds },
      { action: 'remove-term', termId: brunch.id, recipeIds },
    ]);
  });

  it('are made in place under the name that is typed', async () => {
    const dialog = await openTags();
    await dialog.findByRole('checkbox', { name: /Quick/ });
    await userEvent.type(dialog.getByRole('searchbox', { name: choices.find }), 'Für Gäste');
    api.answer(`POST ${manage}/terms`, refusal('temporarily_unavailable'));
    await userEvent.click(dialog.getByRole('button', { name: choices.tag.create('Für Gäste') }));
    await dialog.findByRole('alert');
    const term = { ...quick, id: idOf(103), slug: 'fuer-gaeste', title: 'Für Gäste' };
    api.answer(`POST ${manage}/terms`, { status: 201, body: { term } });
    await userEvent.click(dialog.getByRole('button', { name: choices.tag.create('Für Gäste') }));
    const made = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Für Gäste/ });
    expect(made.checked).toBe(true);
    expect(api.asked.at(-1)?.body).toMatchObject({ kind: 'tag', title: 'Für Gäste' });
  });

  it('are not offered anew under a name that is there', async () => {
    const dialog = await openTags();
    await dialog.findByRole('checkbox', { name: /Quick/ });
    await userEvent.type(dialog.getByRole('searchbox', { name: choices.find }), 'QUICK');
    expect(dialog.queryByRole('button', { name: choices.tag.create('QUICK') })).toBeNull();
  });
});

describe('Collections of picked recipes', () => {
  it('take them up, and let them go', async () => {
    await openList(api, rows);
    await pickAll(3);
    await press(texts.actions.collect);
    const dialog = within(await screen.findByRole('dialog', { name: choices.collect.title(3) }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Pies/ }));
    api.answer(actions, actedOn([1, 2, 3]));
    await userEvent.click(dialog.getByRole('button', { name: choices.apply }));
    await screen.findByText(texts.done.collected(3));
    expect(actionsSent(api)).toMatchObject([{ action: 'add-to-collection', collectionId: pies }]);
  });
});
