import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import type { UnitsAnswer } from '#contract/site/globals.ts';
import { idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { aListPage, globals, openLists, row } from './testing/lists-page.ts';

const aUnit = (number: number, slug: string, abbreviation: string | null = null) => ({
  id: idOf(number),
  slug,
  title: slug,
  pluralTitle: `${slug}s`,
  abbreviation,
});
const [cup, can, tin, gram] = [
  aUnit(11, 'cup', 'cup'),
  aUnit(12, 'can'),
  aUnit(13, 'tin'),
  aUnit(14, 'gram', 'g'),
];
const units = [cup, can, tin, gram];
const ownCan = (changes: object): UnitsAnswer => ({
  units,
  ownUnits: [
    {
      unitId: can.id,
      language: 'en',
      title: null,
      pluralTitle: null,
      abbreviation: null,
      intoId: null,
      ...changes,
    },
  ],
});
const refusedTitle = (message: string) => {
  const { status, body } = refusal('validation_failed');
  return { status, body: { ...body, issues: [{ path: 'title', message }] } };
};
const namedTinned = ownCan({ title: 'tinned', pluralTitle: 'tinned' });

let api: FakeApi;
beforeEach(() => {
  api = aListPage('/kitchen/hearth/units');
  api.answer(`GET ${manage}/globals`, globals({ units }));
  for (const { id } of units) {
    api.answer(`GET ${manage}/uses/${id}`, { body: { recipes: [], recipeCount: 0 } });
  }
});
afterEach(leaveKitchen);

async function open(name: string) {
  await openLists('units');
  await userEvent.click(await row(name));
  const panel = within(await screen.findByRole('complementary'));
  return {
    panel,
    field: (label: string) => panel.getByRole<HTMLInputElement>('textbox', { name: label }),
  };
}
const bodies = (method: string) =>
  api.asked.filter((each) => each.method === method).map(({ body }) => body);

describe('A unit in the lists of a cook', () => {
  it('is renamed with its usual plural, and called as before by the key', async () => {
    const { field } = await open('can');
    api.answer(`PUT ${manage}/units/${can.id}`, { body: namedTinned });
    await userEvent.clear(field(texts.panel.name));
    await userEvent.type(field(texts.panel.name), 'tinned{Enter}');
    await screen.findByText(texts.done.renamed('can', 'tinned'));
    expect(bodies('PUT')).toEqual([{ title: 'tinned', pluralTitle: 'tinned' }]);
    api.answer(`PUT ${manage}/units/${can.id}`, { body: { units } });
    (await row('tinned')).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bodies('PUT')[1]).toEqual({ title: 'can', pluralTitle: 'cans' }));
    expect(await row('can')).toBeTruthy();
  });

  it('has the platform’s words again at one press', async () => {
    api.answer(`GET ${manage}/globals`, globals(namedTinned));
    const { panel } = await open('tinned');
    api.answer(`PUT ${manage}/units/${can.id}`, { body: { units } });
    await userEvent.click(panel.getByRole('button', { name: texts.panel.platformWord('can') }));
    await screen.findByText(texts.done.renamed('tinned', 'can'));
    expect(bodies('PUT')).toEqual([{ title: 'can', pluralTitle: 'cans', abbreviation: null }]);
    expect(panel.queryByRole('button', { name: texts.panel.platformWord('can') })).toBeNull();
  });

  it('is offered to be merged under the name of another, and taken out again', async () => {
    const { panel, field } = await open('can');
    await userEvent.clear(field(texts.panel.name));
    await userEvent.type(field(texts.panel.name), 'tin{Enter}');
    api.answer(`POST ${manage}/units/${can.id}/merge`, { body: ownCan({ intoId: tin.id }) });
    await userEvent.click(panel.getByRole('button', { name: texts.panel.mergeSame('tin') }));
    await screen.findByText(texts.done.merged('can', 'tin', 0));
    expect(screen.queryByRole('button', { name: /^can/ })).toBeNull();
    api.answer(`POST ${manage}/units/${can.id}/separate`, { body: { units } });
    await userEvent.click(await screen.findByRole('button', { name: texts.panel.separate('can') }));
    expect(await row('can')).toBeTruthy();
    expect(bodies('PUT')).toEqual([]);
  });

  it('that measures says why it cannot be merged, and keeps a word that was refused', async () => {
    const { panel, field } = await open('cup');
    expect(panel.getByText(texts.panel.measuresAlone('cup'))).toBeTruthy();
    expect(panel.queryByRole('button', { name: texts.panel.merge })).toBeNull();
    api.answer(`PUT ${manage}/units/${cup.id}`, refusedTitle('It is another.'));
    await userEvent.clear(field(texts.panel.name));
    await userEvent.type(field(texts.panel.name), 'tin{Enter}');
    expect(await panel.findByText('It is another.')).toBeTruthy();
    expect(field(texts.panel.name).value).toBe('tin');
  });

  it('is not merged into what is another amount', async () => {
    const { panel } = await open('can');
    await userEvent.click(panel.getByRole('button', { name: texts.panel.merge }));
    await userEvent.type(panel.getByRole('combobox'), 'gram{Enter}');
    expect(await panel.findByText(texts.panel.otherAmount('can', 'gram'))).toBeTruthy();
    expect(bodies('POST')).toEqual([]);
  });

  it('that is metric is shown short, unless the cook leaves that empty', async () => {
    const { field, panel } = await open('gram');
    expect(panel.getByText(texts.panel.shortShown('2 g'))).toBeTruthy();
    api.answer(`PUT ${manage}/units/${gram.id}`, { body: { units } });
    await userEvent.clear(field(texts.panel.short));
    await userEvent.tab();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ abbreviation: null }]));
  });
});
