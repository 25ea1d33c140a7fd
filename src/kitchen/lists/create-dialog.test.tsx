import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import { aListPage, globals, openLists } from './testing/lists-page.ts';

const { create: texts } = listsMessages;
const aTerm = (number: number, kind: TermKind, title: string) => ({
  id: idOf(number),
  kind,
  title,
  slug: title.toLowerCase(),
  recipeCount: 0,
});
const terms = [aTerm(7, 'meal', 'Supper'), aTerm(8, 'cuisine', 'Breton')];

function prepare() {
  const api = aListPage('/kitchen/hearth/terms?show=cuisine');
  api.answer(`GET ${manage}/globals`, globals({ terms }));
}
beforeEach(prepare);
afterEach(leaveKitchen);

async function begin() {
  await userEvent.click(screen.getByRole('button', { name: texts.open.terms }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: texts.name }),
    kind: dialog.getByRole('combobox', { name: texts.kind }),
  };
}

describe('Something new that is being named', () => {
  it('stands there again, with its kind and that it was left, where the page went', async () => {
    await openLists('terms');
    await userEvent.type((await begin()).name, 'Alsatian');
    cleanup();
    prepare();
    globalThis.history.replaceState(null, '', '/kitchen/hearth/terms?show=meal');
    await openLists('terms');
    const again = await begin();
    expect([again.name, again.kind]).toMatchObject([{ value: 'Alsatian' }, { value: 'cuisine' }]);
    expect(again.dialog.getByText(texts.left)).toBeTruthy();
    await userEvent.type(again.name, '!');
    expect(again.dialog.queryByText(texts.left)).toBeNull();
  });

  it('is forgotten where its dialog is closed', async () => {
    await openLists('terms');
    const begun = await begin();
    await userEvent.type(begun.name, 'Alsatian');
    await userEvent.selectOptions(begun.kind, 'diet');
    await userEvent.click(begun.dialog.getByRole('button', { name: 'Close' }));
    const again = await begin();
    expect([again.name, again.kind]).toMatchObject([{ value: '' }, { value: 'cuisine' }]);
  });
});
