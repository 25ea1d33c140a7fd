import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recipeListMessages as texts } from '#contract/kitchen/recipe-list-messages.ts';
import type { RecipeIndexRow } from '#contract/recipe/recipe-index.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const index = 'GET /api/v1/manage/hearth/recipe-index';
const site = { id: '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c11', slug: 'hearth', title: 'Ash Drawer' };
const live = { state: 'live', revision: 3, pendingChanges: 0, failures: [], liveSince: null };

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const aRow = (number: number, changes: Partial<RecipeIndexRow> = {}): RecipeIndexRow => ({
  id: idOf(number),
  title: `Recipe ${number}`,
  slug: `recipe-${number}`,
  image: null,
  privacySetting: 'public',
  version: 1,
  publishedAt: null,
  hasUnpublishedChanges: false,
  scheduledAt: null,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: new Date(Date.UTC(2026, 4, 1) - number * 60_000).toISOString(),
  termIds: [],
  collectionIds: [],
  missing: [],
  bookmarkCount: 0,
  commentCount: 0,
  ...changes,
});
const whole = (recipes: RecipeIndexRow[]) => ({
  body: { isWhole: true, recipes, goneIds: [], cursor: '1' },
});

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/recipes');
  api.answer('GET /api/v1/manage/current-user', {
    body: { currentUser: anAccount({ sites: [site] }) },
  });
  api.answer('GET /api/v1/manage/hearth/build-status', { body: live });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(recipes: RecipeIndexRow[]) {
  api.answer(index, whole(recipes));
  const { RecipesScreen } = await import('./RecipesScreen.tsx');
  render(<RecipesScreen />);
  await screen.findByRole('heading', { name: texts.heading });
}
const titles = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const title = item.querySelector('.recipe-line-title');
    return title ? [title.textContent] : [];
  });
const picked = async () => {
  const { $picking } = await import('./list-view.ts');
  return [...$picking.get().picked].map((id) => Number(id.slice(-3)));
};

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
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    await waitFor(() => expect(titles()).toEqual(['Recipe 1']));
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

  it('brings what it knows up to date when somebody comes back', async () => {
    await open([aRow(1), aRow(2)]);
    await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2']));
    const recipes = [aRow(2, { title: 'Renamed' })];
    api.answer(index, { body: { isWhole: false, recipes, goneIds: [idOf(1)], cursor: '2' } });
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

  it('are letters in the search field', async () => {
    await open([aRow(1)]);
    await userEvent.type(await screen.findByRole('searchbox'), 'xcj');
    expect(await picked()).toEqual([]);
    expect(api.asked.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('What is done to many recipes', () => {
  const actions = 'POST /api/v1/manage/hearth/recipe-actions';
  const undoId = idOf(900);
  const undone = `POST /api/v1/manage/hearth/undo-actions/${undoId}`;
  const result = (number: number, status: 'done' | 'failed', error?: string) => ({
    recipeId: idOf(number),
    status,
    ...(error !== undefined && { error }),
  });

  async function pickAll() {
    (await screen.findByRole('link', { name: /Recipe 1/ })).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await screen.findByText(texts.picked(2), { selector: '.bulk-count' });
  }

  it('can be taken back, and leads to the list as it then is', async () => {
    await open([aRow(1), aRow(2)]);
    await pickAll();
    api.answer(actions, { body: { results: [result(1, 'done'), result(2, 'done')], undoId } });
    const recipes: RecipeIndexRow[] = [];
    api.answer(index, {
      body: { isWhole: false, recipes, goneIds: [idOf(1), idOf(2)], cursor: '2' },
    });
    await userEvent.click(screen.getByRole('button', { name: texts.actions.delete }));
    await screen.findByText(texts.empty.text);
    expect(api.asked.find(({ path }) => path.endsWith('recipe-actions'))?.body).toEqual({
      action: 'delete',
      recipeIds: [idOf(1), idOf(2)],
    });
    api.answer(undone, { body: { results: [] } });
    api.answer(index, whole([aRow(1), aRow(2)]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Recipe 1', 'Recipe 2']));
  });

  it('leaves picked what failed, and says why', async () => {
    await open([aRow(1), aRow(2)]);
    await pickAll();
    const results = [result(1, 'done'), result(2, 'failed', 'This address is taken')];
    api.answer(actions, { body: { results, undoId } });
    await userEvent.click(screen.getByRole('button', { name: texts.actions.publish }));
    await screen.findByText(texts.done.publish(1));
    await screen.findByText(`${texts.failed(1)}: This address is taken`);
    expect(await picked()).toEqual([2]);
  });

  it('leaves everything picked where the server failed', async () => {
    await open([aRow(1), aRow(2)]);
    await pickAll();
    api.answer(actions, refusal('temporarily_unavailable'));
    await userEvent.click(screen.getByRole('button', { name: texts.actions.premium }));
    await screen.findByText(new RegExp(`^${texts.failed(2)}`));
    expect(await picked()).toEqual([1, 2]);
  });
});
