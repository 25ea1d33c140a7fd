import { newCollectionMessages } from '#contract/kitchen/lists/new-collection-messages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionEditorMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { collectionInput, type CollectionView } from '#contract/site/collection.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { aRow } from '#kitchen/recipes/testing/list-page.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

const site = {
  id: anId(900),
  slug: 'edna',
  title: 'Edna',
  url: 'https://edna.example',
  role: 'owner',
} as const;
const id = anId(700);
const rows = ['Apple Pie', 'Bread', 'Cake'].map((title, index) =>
  aRow(index + 1, { id: anId(index + 1), title, publishedAt: '2026-05-01T10:00:00.000Z' }),
);

const aCollection = (changes: Partial<CollectionView> = {}): CollectionView => ({
  id,
  title: 'Pies',
  slug: 'pies',
  description: null,
  imageId: null,
  imageCrop: null,
  image: null,
  videoId: null,
  video: null,
  cover: null,
  position: 0,
  version: 1,
  recipeCount: 1,
  createdAt: '2026-05-17T09:30:00.000Z',
  updatedAt: '2026-05-17T09:30:00.000Z',
  recipeIds: [],
  recipes: [],
  ...changes,
});

/** The API of one collection as the screen sees it. */
function collectionApi(opened: CollectionView) {
  const held = { collection: opened };
  const put = (init: RequestInit) => {
    const given = new Headers(init.headers).get('If-Match');
    if (given !== `"${held.collection.version}"`) {
      return Response.json({ error: 'Stale', code: 'stale_write' }, { status: 409 });
    }
    const input = collectionInput.parse(bodyOf(init));
    const { version } = held.collection;
    held.collection = { ...held.collection, ...input, version: version + 1 };
    return Response.json(held);
  };
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = new URL(address, 'http://localhost').pathname;
    if (path.endsWith(`/collections/${id}`)) {
      return Promise.resolve(init.method === 'PUT' ? put(init) : Response.json(held));
    }
    if (path.endsWith('/recipe-index')) {
      return Promise.resolve(
        Response.json({ isWhole: true, recipes: rows, goneIds: [], next: null, cursor: '1' }),
      );
    }
    return Promise.resolve(
      Response.json({ error: 'Away', code: 'temporarily_unavailable' }, { status: 503 }),
    );
  });
  return held;
}

const bodyOf = ({ body }: RequestInit): unknown =>
  typeof body === 'string' ? JSON.parse(body) : null;

beforeEach(() => {
  fakeDatabase();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn<() => void>() }));
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  globalThis.history.pushState(null, '', `/kitchen/edna/collections/${id}`);
  keepAccount(anAccount({ sites: [site] }));
});
afterEach(async () => {
  cleanup();
  await locks.request(`collection:${site.id}:${id}`, () => undefined);
  vi.unstubAllGlobals();
});

async function open(changes: Partial<CollectionView> = {}) {
  const held = collectionApi(aCollection(changes));
  render(<CollectionScreen />);
  const title = await screen.findByRole('textbox', { name: texts.fields.title });
  await expect.poll(() => title.hasAttribute('readonly')).toBe(false);
  return held;
}
const members = () =>
  [...document.querySelectorAll('.member .member-title')].map(({ textContent }) => textContent);
const find = () => screen.getByRole('combobox', { name: texts.recipes.find });
const saved = (held: { collection: CollectionView }) => ({
  toBe: (recipeIds: string[]) =>
    expect.poll(() => held.collection.recipeIds, { timeout: 8000 }).toEqual(recipeIds),
});

describe('The recipes of a collection', { timeout: 20_000 }, () => {
  it('are found by words, added by Enter and live once they are saved', async () => {
    const held = await open();
    await expect.poll(() => screen.queryByText(texts.recipes.empty)).not.toBeNull();
    await userEvent.type(find(), 'brea');
    await screen.findByRole('option');
    await userEvent.keyboard('{Enter}');
    expect(members()).toEqual(['Bread']);
    await saved(held).toBe([anId(2)]);
  });

  it('are added by a pasted list; what is not found is told', async () => {
    await open();
    await expect.poll(() => screen.queryByText(texts.recipes.empty)).not.toBeNull();
    await userEvent.click(find());
    await userEvent.type(find(), 'x');
    await screen.findByText(texts.recipes.nothing('x'));
    await userEvent.clear(find());
    await userEvent.paste('1. Cake\n2. Apple pie\n3. Sponge');
    expect(members()).toEqual(['Cake', 'Apple Pie']);
    expect(screen.getByText(texts.recipes.unknown(['3. Sponge']))).not.toBeNull();
  });

  it('are not found in a long text, of which only its beginning is told', async () => {
    await open();
    await expect.poll(() => screen.queryByText(texts.recipes.empty)).not.toBeNull();
    await userEvent.click(find());
    await userEvent.paste(`${'x'.repeat(3000)}\n${'no recipe\n'.repeat(40)}`);
    const told = document.querySelector('.members-told')!.textContent;
    expect(told).toContain('xxx');
    expect(told.length).toBeLessThan(300);
  });

  it('are moved and taken out by keys, and every step is undone', async () => {
    await open({ recipeIds: [anId(1), anId(2), anId(3)] });
    await screen.findByText('Bread');
    const line = () => screen.getByText('Apple Pie').closest('a')!;
    line().focus();
    fireEvent.keyDown(line(), { key: 'ArrowDown', altKey: true });
    expect(members()).toEqual(['Bread', 'Apple Pie', 'Cake']);
    expect(document.activeElement).toBe(line());
    fireEvent.keyDown(line(), { key: 'Delete' });
    expect(members()).toEqual(['Bread', 'Cake']);
    expect(document.activeElement?.textContent).toContain('Cake');
    undoInList();
    undoInList();
    expect(members()).toEqual(['Apple Pie', 'Bread', 'Cake']);
  });

  it('are a hundred without a pause', async () => {
    const recipeIds = Array.from({ length: 100 }, (_, at) => anId(at + 1));
    await open({ recipeIds });
    expect(await screen.findByText(texts.recipes.count(100))).not.toBeNull();
    expect(members()).toHaveLength(100);
  });
});

const undoInList = () =>
  fireEvent.keyDown(document.querySelector('[data-member]')!, { key: 'z', ctrlKey: true });

describe('The words of a collection', { timeout: 20_000 }, () => {
  it('show its film as a field, and store it as the paragraph that pages read', async () => {
    const description = paragraphsFromText('video: dQw4w9WgXcQ\nAll round.');
    const held = await open({ description });
    const film = await screen.findByRole('textbox', { name: /YouTube/ });
    expect((film as HTMLInputElement).value).toContain('dQw4w9WgXcQ');
    await userEvent.clear(film);
    await expect
      .poll(() => held.collection.description, { timeout: 8000 })
      .toEqual(paragraphsFromText('All round.'));
  });

  it('keep an address of a film that is none yet, though the editor is left', async () => {
    await open();
    await userEvent.type(
      await screen.findByRole('textbox', { name: /YouTube/ }),
      'https://youtu.be/',
    );
    globalThis.dispatchEvent(new Event('pagehide'));
    cleanup();
    const held = await open();
    const film = await screen.findByRole<HTMLInputElement>('textbox', { name: /YouTube/ });
    await expect.poll(() => film.value).toBe('https://youtu.be/');
    await userEvent.type(film, 'dQw4w9WgXcQ');
    await expect
      .poll(() => held.collection.description, { timeout: 8000 })
      .toEqual(paragraphsFromText('video: dQw4w9WgXcQ'));
  });

  it('are not sent without a title, and say so beside it', async () => {
    const held = await open();
    const title = screen.getByRole('textbox', { name: texts.fields.title });
    await userEvent.clear(title);
    expect(await screen.findByText(texts.issues.title)).not.toBeNull();
    await userEvent.type(title, 'Tarts');
    await expect.poll(() => held.collection.title, { timeout: 8000 }).toBe('Tarts');
    expect(held.collection.slug).toBe('pies');
  });

  it('name an address as long as no visitor finds the collection', async () => {
    const { title: newTitle } = newCollectionMessages;
    const held = await open({ title: newTitle, slug: 'untitled-0a1b2c3d', recipeCount: 0 });
    const title = screen.getByRole('textbox', { name: texts.fields.title });
    await userEvent.type(title, 'Sunday Roasts{Enter}');
    await expect.poll(() => held.collection.slug, { timeout: 8000 }).toBe('sunday-roasts');
  });

  it('are kept side by side where somebody else changed them too', async () => {
    const held = await open();
    held.collection = { ...held.collection, title: 'Quiches', recipeIds: [anId(3)], version: 2 };
    await userEvent.type(screen.getByRole('textbox', { name: texts.fields.title }), ' and tarts');
    await screen.findByRole('heading', { name: texts.conflict.heading }, { timeout: 8000 });
    expect(screen.getByText('Quiches')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: texts.conflict.save }));
    await expect.poll(() => held.collection.title, { timeout: 8000 }).toBe('Pies and tarts');
    expect(held.collection.recipeIds).toEqual([anId(3)]);
  });
});
