import { describe, expect, test } from 'vitest';
import type { ManageClient } from './manage-client.ts';
import { ManageApiError } from './manage-client.ts';
import { type BatchRecipe, recipeBatches, saveBatch } from './recipe-batches.ts';

const aRecipe = (id: string, title = 'Loaf'): BatchRecipe => ({ id, title, slug: id });

const many = (count: number, title?: string) =>
  Array.from({ length: count }, (_, index) => aRecipe(`recipe-${index}`, title));

/** A server that refuses recipes without a title. */
function aServer() {
  const sizes: number[] = [];
  const refuse = (recipes: BatchRecipe[]) => {
    const issues = recipes.flatMap(({ title }, index) =>
      title === '' ? [{ path: `recipes.${index}.title`, message: 'Required' }] : [],
    );
    const body = { error: 'Some of the values are not valid.', issues };
    return new ManageApiError('POST', 400, { ...body, code: 'validation_failed' });
  };
  const post: ManageClient['post'] = (_path, { body, answer }) => {
    const { recipes } = body as { recipes: BatchRecipe[] };
    sizes.push(recipes.length);
    if (recipes.some(({ title }) => title === '')) return Promise.reject(refuse(recipes));
    const written = recipes.map(({ id }) => ({ id, status: 'created', version: 1 }));
    return Promise.resolve(answer.parse({ recipes: written }));
  };
  return { api: { post } as ManageClient, sizes };
}

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

describe('Batches of recipes', () => {
  test('hold no more than 50', () => {
    expect(recipeBatches(many(120)).map((batch) => batch.length)).toEqual([50, 50, 20]);
  });

  test('stay under what the server reads', () => {
    const batches = recipeBatches(many(10, 'x'.repeat(200_000)));
    expect(batches.map((batch) => batch.length)).toEqual([4, 4, 2]);
  });

  test('keep a recipe that is too large for any batch by itself', () => {
    const batches = recipeBatches([
      aRecipe('a'),
      aRecipe('b', 'x'.repeat(1_000_000)),
      aRecipe('c'),
    ]);
    expect(batches.map((batch) => batch.map(({ id }) => id))).toEqual([['a'], ['b'], ['c']]);
  });

  test('are written without the recipes that the server refuses', async () => {
    const { api, sizes } = aServer();
    const recipes = [aRecipe(uuid(1)), aRecipe(uuid(2), ''), aRecipe(uuid(3))];
    const { saved, refused } = await saveBatch(api, 'hearth', recipes);
    expect(saved.map(({ id }) => id)).toEqual([uuid(1), uuid(3)]);
    expect(refused).toEqual([{ id: uuid(2), reasons: ['title: Required'] }]);
    expect(sizes).toEqual([3, 2]);
  });
});
