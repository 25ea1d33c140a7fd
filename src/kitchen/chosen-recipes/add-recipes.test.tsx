import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { aRow } from '../recipes/testing/list-page.ts';
import { AddRecipes } from './AddRecipes.tsx';

const { recipes: texts } = collectionEditorMessages;

function open(count: number) {
  const rows = Array.from({ length: count }, (_, at) => aRow(at + 1, { title: `Dish ${at + 1}` }));
  const add = vi.fn<(ids: readonly string[]) => number>(() => 0);
  render(<AddRecipes acts={{ add }} ids={[rows[0]!.id]} rows={rows} noRoom={String} />);
  return { rows, add };
}
const type = () => userEvent.type(screen.getByRole('combobox'), 'dish');

it('says of many that are found how many are shown, and adds all of them', async () => {
  const { rows, add } = open(110);
  await type();
  expect(screen.getAllByRole('option')).toHaveLength(30);
  expect(screen.getByRole('listbox', { name: texts.found(110) })).toBeTruthy();
  expect(screen.getByText(texts.shown(30, 110))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: texts.addAll(109) }));
  expect(add.mock.lastCall?.[0].toSorted()).toEqual(
    rows
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
});

it('says nothing of it where all are shown', async () => {
  open(30);
  await type();
  expect(screen.getAllByRole('option')).toHaveLength(30);
  expect(screen.queryByText(texts.shown(30, 30))).toBeNull();
});
