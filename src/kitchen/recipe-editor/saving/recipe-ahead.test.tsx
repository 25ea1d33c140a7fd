import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeAuthToken } from '#api/auth-token.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { $hasSessionEnded } from '../../shell/session/session.ts';
import { recipeAhead } from './recipe-ahead.ts';
import { recipeCalls } from './recipe-calls.ts';

beforeEach(() => {
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  globalThis.history.pushState(null, '', `/kitchen/edna/recipes/${recipeId}`);
  storeAuthToken('session of the cook');
});
afterEach(() => vi.unstubAllGlobals());

const calls = recipeCalls('edna', recipeId);
const other = '6a0c9c2b-4d0e-4b7b-9d52-0a2b8a4a7f11';
const read = { kind: 'stored', stored: { version: 1, content: aRecipe() } };

it('is the first reading of the recipe, which is asked for once', async () => {
  const { asked } = recipeApi(aRecipe());
  recipeAhead.begin();
  expect(await calls.read()).toMatchObject(read);
  expect(asked).toEqual(['GET']);
  expect(await calls.read()).toMatchObject(read);
  expect(asked).toEqual(['GET', 'GET']);
});

it('is not of a recipe that another tab is writing', async () => {
  const { asked } = recipeApi(aRecipe());
  const closed = Promise.withResolvers<void>();
  const held = locks.request(`recipe:site:${recipeId}`, () => closed.promise);
  recipeAhead.begin();
  await vi.waitFor(() => expect(recipeAhead.take()).resolves.toBeNull());
  expect(asked).toEqual([]);
  closed.resolve();
  await held;
});

it('is no reading of another recipe', async () => {
  const { asked } = recipeApi(aRecipe());
  recipeAhead.begin();
  await recipeCalls('edna', other).read();
  expect(asked).toEqual(['GET', 'GET']);
});

it('tells nothing of a refusal, which the reading does', async () => {
  recipeApi(aRecipe()).refuse(refusal('unauthenticated'));
  recipeAhead.begin();
  expect(await calls.read()).toMatchObject(read);
  expect($hasSessionEnded.get()).toBe(false);
});
