import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subscriberImportMessages as importTexts } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import { leaveKitchen } from '#kitchen/recipes/testing/list-page.ts';
import {
  aLetterKitchen,
  openSubscribers,
  row,
} from '#kitchen/subscribers/testing/subscribers-page.ts';

beforeEach(() => void aLetterKitchen());
afterEach(leaveKitchen);

async function choose(text: string): Promise<void> {
  await openSubscribers();
  await row(1);
  await userEvent.click(await screen.findByRole('button', { name: texts.import }));
  const field = await screen.findByLabelText(importTexts.choose.label);
  await userEvent.upload(field, new File([text], 'list.csv', { type: 'text/csv' }));
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('A list with an unclosed quotation mark is told with its line before its columns', async () => {
  await choose('Email,Name\na@b.de,Ann\nc@d.de,"Cleo\ne@f.de,Ed');
  expect(await screen.findByText(/On line 3 of the file/)).toBeTruthy();
  expect(screen.queryByText(importTexts.columns.heading)).toBeNull();
  await press(importTexts.unclosed.without);
  expect(await screen.findByText('a@b.de')).toBeTruthy();
  expect(screen.queryByText('e@f.de')).toBeNull();
});

it('A list without names of columns says that its first line is a person', async () => {
  await choose('ann@b.de,Ann\ned@f.de,Ed');
  expect(await screen.findByText(new RegExp(importTexts.columns.noHeader.text))).toBeTruthy();
  expect(screen.getByText('ann@b.de')).toBeTruthy();
  await press(importTexts.columns.noHeader.isHeader);
  expect(screen.getByRole('checkbox', { name: importTexts.columns.header })).toHaveProperty(
    'checked',
    true,
  );
});
