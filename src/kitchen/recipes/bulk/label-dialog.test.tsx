import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listChoicesMessages as choices } from '#contract/kitchen/recipe/list-choices-messages.ts';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
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
} from '#kitchen/recipes/testing/list-page.ts';

const quick = { id: idOf(101), kind: 'tag', slug: 'quick', title: 'Quick', recipeCount: 0 };
const brunch = { id: idOf(102), kind: 'meal', slug: 'brunch', title: 'Brunch', recipeCount: 0 };
const siteGlobals = {
  units: [],
  ingredients: [],
  equipment: [],
  fonts: [],
  terms: [quick, brunch],
  mergedTerms: [],
  colorThemes: [],
  typeThemes: [],
};
const rows = [
  aRow(1, { termIds: [quick.id] }),
  aRow(2, { termIds: [quick.id, brunch.id] }),
  aRow(3),
];

let api: FakeApi;

beforeEach(() => {
  api = aKitchen();
  api.answer(`GET ${manage}/globals`, { body: siteGlobals });
  api.answer(`GET ${manage}/collections`, { body: { collections: [], total: 0 } });
});
afterEach(leaveKitchen);

async function openTags() {
  await openList(api, rows);
  await pickAll(3);
  await userEvent.click(screen.getByRole('button', { name: texts.actions.tag }));
  return within(await screen.findByRole('dialog', { name: choices.tag.title(3) }));
}

describe('Names of tags that are typed', () => {
  const made = { ...quick, id: idOf(103), slug: 'fuer-gaeste', title: 'Für Gäste' };
  const find = (dialog: Awaited<ReturnType<typeof openTags>>) =>
    dialog.getByRole<HTMLInputElement>('searchbox', { name: choices.find });

  it('are made by Enter, and one that is there is given', async () => {
    const dialog = await openTags();
    await dialog.findByRole('checkbox', { name: /Quick/ });
    api.answer(`POST ${manage}/terms`, { status: 201, body: { term: made } });
    await userEvent.type(find(dialog), 'Für Gäste{Enter}');
    const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Für Gäste/ });
    expect([box.checked, find(dialog).value]).toEqual([true, '']);
    await userEvent.type(find(dialog), 'brunch{Enter}');
    const brunchBox = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Brunch/ });
    expect([brunchBox.checked, find(dialog).value]).toEqual([true, '']);
  });

  it('are taken as they are typed by what applies them', async () => {
    const dialog = await openTags();
    await dialog.findByRole('checkbox', { name: /Quick/ });
    await userEvent.type(find(dialog), 'Für Gäste');
    api.answer(`POST ${manage}/terms`, { status: 201, body: { term: made } });
    api.answer(actions, actedOn([1, 2, 3]));
    await userEvent.click(dialog.getByRole('button', { name: choices.apply }));
    await screen.findByText(texts.done.tagged(3));
    expect(actionsSent(api)).toMatchObject([{ action: 'add-term', termId: made.id }]);
  });

  it('are not guessed by a part of their name', async () => {
    const dialog = await openTags();
    await dialog.findByRole('checkbox', { name: /Quick/ });
    await userEvent.type(find(dialog), 'Brun');
    await userEvent.click(dialog.getByRole('button', { name: choices.apply }));
    await dialog.findByText(choices.unclear('Brun'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Brunch/ }));
    api.answer(actions, actedOn([1, 2, 3]));
    await userEvent.click(dialog.getByRole('button', { name: choices.apply }));
    await screen.findByText(texts.done.tagged(3));
    expect(actionsSent(api)).toMatchObject([{ action: 'add-term', termId: brunch.id }]);
  });

  it('have no longer names than tags can have, which is said', async () => {
    const dialog = await openTags();
    await dialog.findByRole('checkbox', { name: /Quick/ });
    await userEvent.click(find(dialog));
    await userEvent.paste('x'.repeat(640));
    expect(find(dialog).value).toHaveLength(255);
    expect(find(dialog)).toHaveProperty('ariaInvalid', 'true');
    await dialog.findByText(limitsMessages.cut(255));
    await userEvent.clear(find(dialog));
    expect(dialog.queryByText(limitsMessages.cut(255))).toBeNull();
  });
});
