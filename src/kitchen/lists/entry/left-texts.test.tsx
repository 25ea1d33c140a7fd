import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { kitchenKey } from '#domain/storage-keys.ts';
import { leaveKitchen, manage, siteId } from '#kitchen/recipes/testing/list-page.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import { aListPage, globals, leek, openLists, row } from '#kitchen/lists/testing/lists-page.ts';

const { panel: texts } = listsMessages;
const key = kitchenKey('entries', anAccount().id, siteId);
const field = `${leek.id} plural`;

let api: FakeApi;
beforeEach(() => {
  api = aListPage();
});
afterEach(leaveKitchen);

/** The page was left while this was typed over what stood there then. */
const keep = (text: string, from: string) =>
  localStorage.setItem(key, JSON.stringify({ [field]: { text, from } }));

async function openLeek(pluralTitle: string | null) {
  api.answer(`GET ${manage}/globals`, globals({ ingredients: [{ ...leek, pluralTitle }] }));
  api.answer(`PUT ${manage}/ingredients/${leek.id}`, { body: { ingredient: leek } });
  await openLists();
  await userEvent.click(await row('leek'));
  return await screen.findByRole<HTMLInputElement>('textbox', { name: texts.plural });
}
const changes = () => api.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('A text that was left before it was saved', () => {
  it('is forgotten where its save had arrived, and hides nothing that comes later', async () => {
    keep('leekses ', 'leeks');
    const plural = await openLeek('leekses');
    expect(screen.queryByText(texts.left)).toBeNull();
    await waitFor(() => expect(localStorage.getItem(key)).toBe('{}'));
    const { changeLists } = await import('../known-lists.ts');
    act(() => changeLists(() => ({ ingredients: [{ ...leek, pluralTitle: 'of a colleague' }] })));
    expect(plural.value).toBe('of a colleague');
  });

  it('is sent by Enter or once it is typed on, not by passing through', async () => {
    keep('leekses', '');
    const plural = await openLeek(null);
    await userEvent.click(plural);
    await userEvent.tab();
    expect([plural.value, changes()]).toEqual(['leekses', []]);
    await userEvent.type(plural, '!');
    await userEvent.tab();
    await waitFor(() => expect(changes()).toEqual([{ pluralTitle: 'leekses!' }]));
  });

  it('stands beside what it was changed to meanwhile', async () => {
    keep('leekses', 'leeks');
    const plural = await openLeek('of a colleague');
    expect(plural.value).toBe('leekses');
    expect(screen.getByText(texts.present('of a colleague'))).toBeTruthy();
    await userEvent.type(plural, '{Escape}');
    expect(plural.value).toBe('of a colleague');
    expect(screen.queryByText(texts.present('of a colleague'))).toBeNull();
  });

  it('follows what another tab makes of it', async () => {
    keep('leekses', '');
    const plural = await openLeek(null);
    const changeElsewhere = (newValue: string) => {
      act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    };
    changeElsewhere(JSON.stringify({ [field]: { text: 'leeksen', from: '' } }));
    expect(plural.value).toBe('leeksen');
    changeElsewhere('{}');
    expect(plural.value).toBe('');
    expect(screen.queryByText(texts.left)).toBeNull();
  });

  it('is offered too where it was kept without what stood there', async () => {
    localStorage.setItem(key, JSON.stringify({ [field]: 'leekses', else: 7 }));
    const plural = await openLeek('leeks');
    expect(plural.value).toBe('leekses');
    expect(screen.getByText(texts.left)).toBeTruthy();
  });
});

describe('A text that is typed on while it is saved', () => {
  it('is not told to have been changed meanwhile', async () => {
    const plural = await openLeek(null);
    const answer = api.answerLater(`PUT ${manage}/ingredients/${leek.id}`);
    await userEvent.type(plural, 'leekses{Enter}!');
    answer({ body: { ingredient: { ...leek, pluralTitle: 'leekses' } } });
    await screen.findByText(listsMessages.done.changed('leek'));
    expect(plural.value).toBe('leekses!');
    expect(screen.queryByText(texts.present('leekses'))).toBeNull();
  });
});
