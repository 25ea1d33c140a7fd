import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysMessages } from '#contract/kitchen/shell/keys-messages.ts';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { serverTimeHeader } from '#contract/server-time-header.ts';
import type { RecipeIndexRow } from '#contract/recipe/recipe-index.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  aKitchen,
  aRow,
  idOf,
  index,
  leaveKitchen,
  openList,
  picked,
  titles,
  whole,
} from './testing/list-page.ts';

let api: FakeApi;

beforeEach(() => {
  api = aKitchen();
});
afterEach(leaveKitchen);

const open = (recipes: RecipeIndexRow[]) => openList(api, recipes);

describe('The list of recipes', () => {
  it('tells of each recipe its state, what is missing and how it does', async () => {
    const published = { publishedAt: '2026-05-01T10:00:00.000Z' };
    await open([
      aRow(1, { missing: ['picture', 'times'], privacySetting: 'subscribers_only' }),
      aRow(2, { ...published, hasUnpublishedChanges: true, bookmarkCount: 3, commentCount: 1 }),
    ]);
    const [first, second] = await screen.findAllByRole('link', { name: /Recipe \d/ });
    expect(first?.textContent).toContain(texts.state.draft);
    expect(first?.textContent).toContain('Missing: picture, times');
    expect(first?.textContent).toContain(texts.premium);
    expect(second?.textContent).toContain(texts.state.changed);
    expect(second?.textContent).toContain('Saved 3 times1 comment');
    expect(second?.getAttribute('href')).toBe(`/kitchen/hearth/recipes/${idOf(2)}`);
  });

  it('judges what is scheduled by the clock that publishes, not by that of the device', async () => {
    const server = Date.now() - 2 * 24 * 60 * 60 * 1000;
    const scheduledAt = new Date(server + 60 * 60 * 1000).toISOString();
    const headers = { [serverTimeHeader]: new Date(server).toISOString() };
    await openList(api, [aRow(1, { scheduledAt, scheduledZone: 'UTC' })], headers);
    expect(await screen.findByText(/^Scheduled for/)).toBeTruthy();
    expect(screen.queryByText(/^Was due/)).toBeNull();
  });

  it('tells when a recipe is to be published, by the clock that was meant', async () => {
    const scheduled = { scheduledAt: '2099-12-24T07:00:00.000Z', scheduledZone: 'Asia/Tokyo' };
    const live = { publishedAt: '2026-05-01T10:00:00.000Z' };
    await open([
      aRow(1, scheduled),
      aRow(2, { ...scheduled, ...live }),
      aRow(3, { ...scheduled, scheduledAt: '2020-12-24T07:00:00.000Z' }),
      aRow(4, { ...scheduled, scheduledAt: new Date().toISOString() }),
    ]);
    await screen.findByText(texts.due);
    await screen.findByText('Scheduled for Thu 24 Dec 2099 16:00 in Tokyo');
    await screen.findByText('Changes scheduled for Thu 24 Dec 2099 16:00 in Tokyo');
    expect(
      await screen.findByText('Was due Thu 24 Dec 2020 16:00, not published yet'),
    ).toBeTruthy();
  });

  it('holds of ten thousand the few on the screen, and says how many there are', async () => {
    await open(Array.from({ length: 10_000 }, (_, at) => aRow(at)));
    await screen.findByText('10000', { selector: 'p' });
    expect(titles().length).toBeLessThan(40);
    expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-setsize')).toBe('10000');
  });

  it('finds while somebody types, and the address keeps it', async () => {
    await open([aRow(1), aRow(2, { title: 'Crème brûlée' })]);
    await userEvent.type(await screen.findByRole('searchbox'), 'brulee');
    await waitFor(() => expect(titles()).toEqual(['Crème brûlée']));
    expect(location.search).toBe('?search=brulee');
  });

  it('shows what its address says, and the whole list after one press', async () => {
    history.replaceState(null, '', '/kitchen/hearth/recipes?state=published');
    await open([aRow(1)]);
    await screen.findByText(texts.nothingFound.heading);
    await screen.findByText('Your one recipe is not published as it is.');
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('teaches where there is no recipe yet', async () => {
    await open([]);
    expect(await screen.findByText(texts.empty.text)).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    api.answer(index, refusal('internal_error'));
    const { RecipesScreen } = await import('./RecipesScreen.tsx');
    render(<RecipesScreen />);
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    api.answer(index, whole([aRow(1)]));
    await userEvent.click(again);
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
  });

  it('is looked at once when somebody comes back, however often it was tried again', async () => {
    api.answer(index, refusal('internal_error'));
    const { RecipesScreen } = await import('./RecipesScreen.tsx');
    render(<RecipesScreen />);
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    await userEvent.click(again);
    api.answer(index, whole([aRow(1)]));
    await userEvent.click(again);
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
    const lists = () => api.asked.filter(({ path }) => path.includes('/recipe-index')).length;
    const before = lists();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(lists()).toBe(before + 1));
  });

  it('brings what it knows up to date when somebody comes back', async () => {
    await open([aRow(1), aRow(2)]);
    await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2']));
    const recipes = [aRow(2, { title: 'Renamed' })];
    api.answer(index, {
      body: { isWhole: false, recipes, goneIds: [idOf(1)], next: null, cursor: '2' },
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(titles()).toEqual(['Renamed']));
    expect(api.asked.at(-1)?.path).toContain('since=1');
  });
});

describe('The keys of the list', () => {
  it('move, pick, pick ranges and all that is shown, and put all back', async () => {
    await open([1, 2, 3, 4, 5].map((number) => aRow(number)));
    (await screen.findByRole('link', { name: /Recipe 1/ })).focus();
    await userEvent.keyboard('jx');
    expect(await picked()).toEqual([2]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await picked()).toEqual([2, 3, 4]);
    expect(document.activeElement?.textContent).toContain('Recipe 4');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(await picked()).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    expect(await picked()).toEqual([]);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it.each([' ', 'x'])('pick the row whose box has the focus by “%s”', async (key) => {
    await open([1, 2, 3].map((number) => aRow(number)));
    const active = await screen.findByRole('link', { name: /Recipe 3/ });
    active.focus();
    await waitFor(() => expect(active.tabIndex).toBe(0));
    screen.getAllByRole('checkbox', { name: /Recipe 1/ })[0]?.focus();
    await userEvent.keyboard(key);
    expect(await picked()).toEqual([1]);
  });

  it('are letters in the search field', async () => {
    await open([aRow(1)]);
    await userEvent.type(await screen.findByRole('searchbox'), 'xcj');
    expect(await picked()).toEqual([]);
    expect(api.asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('are all told by a question mark, but not where one is typed', async () => {
    await open([aRow(1)]);
    await userEvent.type(await screen.findByRole('searchbox'), 'Recipe?');
    expect(screen.queryByRole('dialog', { name: keysMessages.title })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    (await screen.findByRole('link', { name: /Recipe 1/ })).focus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: keysMessages.title });
    expect(dialog.textContent).toContain('Pick a range');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lead from the search field into the list', async () => {
    await open([aRow(1), aRow(2)]);
    await userEvent.type(await screen.findByRole('searchbox'), 'Recipe 2{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Recipe 2'));
  });
});
