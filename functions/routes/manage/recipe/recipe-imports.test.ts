import { describe, expect, it } from 'vitest';
import type {
  ImportAnswer,
  ImportItemsAnswer,
  ImportKeysAnswer,
  ImportsAnswer,
  ImportUndoAnswer,
  KeptItemsAnswer,
} from '#contract/import/imports.ts';
import type { CollectionsAnswer, CollectionView } from '#contract/site/collection.ts';
import type { OldAddressesAnswer } from '#contract/site/old-address.ts';
import type { RecipesAnswer, RecipeView } from '#contract/recipe/recipe-view.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
type Cook = Awaited<ReturnType<typeof aCook>>;

const made = (key: string, recipe = aRecipe()) => ({ outcome: 'make', key, recipe, notes: [] });
const asked = (key: string, repeats: string | null, recipe = aRecipe()) => ({
  outcome: 'ask',
  key,
  recipe,
  repeats,
  notes: [],
});
const unread = (key: string) => ({
  outcome: 'none',
  key,
  title: 'cover.html',
  notes: [{ kind: 'problem', text: 'not_recipes' }],
});

async function anImport(cook: Cook) {
  const id = crypto.randomUUID();
  await cook.post('/recipe-imports', { id, name: 'My recipes.zip' });
  const at = `/recipe-imports/${id}`;
  return {
    id,
    bring: (...items: object[]) => cook.post<KeptItemsAnswer>(`${at}/items`, { items }),
    counts: async () => (await cook.get<ImportAnswer>(at)).body.import.counts,
    keys: async () => (await cook.get<ImportKeysAnswer>(`${at}/keys`)).body.keys,
    show: async (show: string) =>
      (await cook.get<ImportItemsAnswer>(`${at}/items?show=${show}`)).body,
    make: (...keys: string[]) => cook.post<KeptItemsAnswer>(`${at}/drafts`, { keys }),
    undo: async () => (await cook.post<ImportUndoAnswer>(`${at}/undo`)).body,
    finish: () => cook.post<ImportAnswer>(`${at}/finish`),
    look: async () => (await cook.get<ImportAnswer>(at)).body.import,
  };
}

const total = async (cook: Cook) => (await cook.get<RecipesAnswer>('/recipes')).body.total;

describe('An import of recipes', () => {
  it('makes a draft of each thing once, however often it comes', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const items = [made('a'), made('b'), unread('c')];
    const first = await brought.bring(...items);
    const again = await brought.bring(...items, made('d'));
    expect(again.body.items).toEqual(expect.arrayContaining(first.body.items));
    expect(await brought.counts()).toEqual({
      made: 3,
      repeated: 0,
      unread: 1,
      page: 0,
      collected: 0,
      undone: 0,
      noted: 0,
      unpublished: 3,
      formerlyPublished: 0,
    });
    expect(await total(cook)).toBe(3);
    expect((await brought.keys()).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes each thing once where two tabs bring it at the same time', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const [same, other] = [made('a'), made('b')];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => brought.bring(same, { ...other })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await total(cook)).toBe(2);
  });

  it('gives recipes of one title addresses of their own', async () => {
    const cook = await aCook(app);
    const slug = 'plum-tart';
    await cook.createRecipe(aRecipe({ slug }));
    const brought = await anImport(cook);
    const answer = await brought.bring(made('a', aRecipe({ slug })), made('b', aRecipe({ slug })));
    const slugs = await Promise.all(
      answer.body.items.map(async ({ recipeId }) => {
        const { body } = await cook.get<{ recipe: RecipeView }>(`/recipes/${recipeId}`);
        return body.recipe.slug;
      }),
    );
    expect(slugs.toSorted()).toEqual(['plum-tart-2', 'plum-tart-3']);
  });

  it('keeps what repeats a recipe until the cook says that it is wanted', async () => {
    const cook = await aCook(app);
    const there = await cook.createRecipe();
    const brought = await anImport(cook);
    await brought.bring(asked('a', there.id, aRecipe({ title: 'Pie' })), asked('b', null));
    expect(await total(cook)).toBe(1);
    expect((await brought.show('repeated')).items).toMatchObject([
      { key: 'a', title: 'Pie', recipeId: there.id },
      { key: 'b', recipeId: null },
    ]);
    await brought.make('a');
    await brought.make('a');
    expect(await total(cook)).toBe(2);
    expect(await brought.counts()).toMatchObject({ made: 1, repeated: 1 });
  });

  it('lists what needs a look', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const notes = [{ kind: 'line', text: 'a dash of what you like' }];
    await brought.bring(made('a'), { ...made('b', aRecipe({ title: 'Soup' })), notes });
    const { items, total: noted } = await brought.show('noted');
    expect(noted).toBe(1);
    expect(items).toMatchObject([{ key: 'b', title: 'Soup', state: 'made', notes }]);
  });
});

describe('Where a recipe of an import stood before', () => {
  it('leads to it, or to the recipe that it repeats', async () => {
    const cook = await aCook(app);
    const there = await cook.createRecipe();
    const brought = await anImport(cook);
    const { items } = (
      await brought.bring(
        { ...made('a'), formerAddresses: ['/2019/04/plum-tart/', '/?p=7', '/'] },
        { ...asked('b', there.id), formerAddresses: ['/2012/01/pie.html'] },
        { ...asked('c', null), formerAddresses: ['/2012/02/pie.html'] },
      )
    ).body;
    const { oldAddresses } = (await cook.get<OldAddressesAnswer>('/old-addresses')).body;
    const leads = oldAddresses.map(({ address, target }) => [address, target] as const);
    const toMade = { kind: 'recipe', id: items.find(({ key }) => key === 'a')?.recipeId };
    expect(Object.fromEntries(leads)).toEqual({
      '/2019/04/plum-tart': toMade,
      '/?p=7': toMade,
      '/2012/01/pie.html': { kind: 'recipe', id: there.id },
    });
  });
});

const collected = (key: string, recipeIds: string[], more: object = {}) => ({
  outcome: 'collect',
  key,
  collection: { title: 'Tarts', slug: 'tarts', recipeIds, ...more },
  notes: [],
});

describe('A collection of an import', () => {
  const collections = async (cook: Cook) =>
    (await cook.get<CollectionsAnswer>('/collections')).body.collections;

  it('is made once with its recipes in order, under an address that is free', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const { items } = (await brought.bring(made('a'), made('b'))).body;
    const ids = items.map(({ recipeId }) => String(recipeId)).toReversed();
    const both = [collected('x', ids), collected('y', [])];
    await brought.bring(...both);
    await brought.bring(...both);
    const found = await collections(cook);
    expect(found.map(({ slug }) => slug)).toEqual(['tarts', 'tarts-2']);
    const first = await cook.get<{ collection: CollectionView }>(`/collections/${found[0]?.id}`);
    expect(first.body.collection.recipeIds).toEqual(ids);
    expect(await brought.counts()).toMatchObject({ made: 2, collected: 2 });
  });

  it('is where its former addresses lead', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    await brought.bring({ ...collected('x', []), formerAddresses: ['/category/tarts'] });
    const { oldAddresses } = (await cook.get<OldAddressesAnswer>('/old-addresses')).body;
    const [{ id } = { id: '' }] = await collections(cook);
    expect(oldAddresses).toMatchObject([{ target: { kind: 'collection', id } }]);
  });

  it('is refused with a recipe of another site, and nothing is kept of it', async () => {
    const cook = await aCook(app);
    const stranger = await (await aCook(app)).createRecipe();
    const brought = await anImport(cook);
    const answer = await brought.bring(collected('x', [stranger.id]));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: 'items.0.collection.recipeIds.0' }] });
    expect(await brought.keys()).toEqual([]);
  });

  it('is taken back after the drafts, and can be restored', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    await brought.bring(made('a'), collected('x', []));
    await brought.bring(collected('y', []));
    const [, gone] = await collections(cook);
    await cook.delete(`/collections/${gone?.id}`);
    expect(await brought.undo()).toEqual({ left: 2 });
    expect((await brought.look()).undoneAt).toBeNull();
    expect(await brought.undo()).toEqual({ left: 0 });
    expect((await brought.look()).undoneAt).not.toBeNull();
    expect(await collections(cook)).toEqual([]);
    const kept = await cook.get<{ total: number }>('/deleted-collections');
    expect(kept.body.total).toBe(2);
  });
});

describe('The undo of an import', () => {
  it('deletes all its drafts and nothing else, and they can be restored', async () => {
    const cook = await aCook(app);
    await cook.createRecipe();
    const brought = await anImport(cook);
    const all = Array.from({ length: 110 }, (_, at) => made(`${at}`, aRecipe({ slug: `s${at}` })));
    for (let at = 0; at < all.length; at += 20) await brought.bring(...all.slice(at, at + 20));
    expect(await brought.undo()).toEqual({ left: 10 });
    expect((await brought.look()).undoneAt).toBeNull();
    expect(await brought.undo()).toEqual({ left: 0 });
    expect(await total(cook)).toBe(1);
    expect((await brought.look()).undoneAt).not.toBeNull();
    const deleted = await cook.get<{ total: number }>('/deleted-recipes');
    expect(deleted.body.total).toBe(110);
    expect((await brought.bring(made('late'))).status).toBe(400);
  });

  it('passes over drafts that are gone', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const { items } = (await brought.bring(made('a'), made('b'))).body;
    await cook.delete(`/recipes/${items[0]?.recipeId}`);
    expect(await brought.undo()).toEqual({ left: 0 });
    expect(await total(cook)).toBe(0);
  });
});

describe('The list of imports', () => {
  it('tells of each whether all was read', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    await anImport(cook);
    await brought.finish();
    const { imports } = (await cook.get<ImportsAnswer>('/recipe-imports')).body;
    expect(imports).toHaveLength(2);
    const ended = imports.filter(({ finishedAt }) => finishedAt !== null);
    expect(ended.map(({ id }) => id)).toEqual([brought.id]);
  });

  it('knows nothing of another site, and gives it no import', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const stranger = await aCook(app);
    const taken = await stranger.post('/recipe-imports', { id: brought.id, name: 'Mine' });
    expect(taken.status).toBe(400);
    const at = `/recipe-imports/${brought.id}/items`;
    expect((await stranger.post(at, { items: [made('a')] })).status).toBe(404);
    expect((await brought.look()).name).toBe('My recipes.zip');
  });
});
