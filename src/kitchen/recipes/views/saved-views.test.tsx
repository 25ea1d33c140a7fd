import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import {
  aKitchen,
  aRow,
  leaveKitchen,
  openList,
  titles,
} from '#kitchen/recipes/testing/list-page.ts';

const { views: texts, incomplete } = recipeListMessages;
const rows = [aRow(1, { missing: ['picture'] }), aRow(2)];

let api: FakeApi;

beforeEach(async () => {
  api = aKitchen();
  await openList(api, rows);
});
afterEach(leaveKitchen);

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const menu = async (name: string, item: string) => {
  await press(texts.more(name));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

async function save(name: string) {
  await press(incomplete);
  await press(texts.save);
  await userEvent.keyboard(`${name}{Enter}`);
  await button(name);
}

describe('A view of the list', () => {
  it('is saved under a name, and shown again by one press', async () => {
    await save('To finish');
    expect((await button('To finish')).getAttribute('aria-current')).toBe('true');
    await press(texts.all);
    await waitFor(() => expect(titles()).toHaveLength(2));
    await press('To finish');
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
    expect(location.search).toBe('?incomplete=');
  });

  it('is there after a reload, and the address alone shows it', async () => {
    await save('To finish');
    cleanup();
    api = aKitchen('/kitchen/hearth/recipes?incomplete=');
    await openList(api, rows);
    expect((await button('To finish')).getAttribute('aria-current')).toBe('true');
  });

  it('is renamed, and the focus stays in the line of views', async () => {
    await save('To finish');
    await menu('To finish', texts.rename);
    await userEvent.keyboard('Half done{Enter}');
    expect(document.activeElement).toBe(await button('Half done'));
  });

  it('is deleted, and comes back where it was', async () => {
    await save('To finish');
    await menu('To finish', texts.remove);
    expect(screen.queryByRole('button', { name: 'To finish' })).toBeNull();
    await screen.findByText(texts.removed('To finish'));
    await press('Undo');
    await button('To finish');
  });

  it('is not named by nothing, and Escape leaves it unnamed', async () => {
    await press(incomplete);
    await press(texts.save);
    await userEvent.keyboard('   {Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts.name }));
    await userEvent.keyboard('{Escape}');
    await button(texts.save);
    expect(Object.keys(localStorage).join(' ')).not.toContain('kitchen:views');
  });
});
