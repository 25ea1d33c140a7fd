import { afterEach, describe, expect, it, vi } from 'vitest';
import { $isOffline } from '../../shell/network/connection.ts';
import { $hasSessionEnded } from '../../shell/session/session.ts';
import { recipeApi } from '#kitchen/recipe-editor/testing/recipe-api.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { errorMessages } from '#contract/error-messages.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { recipeCalls } from './recipe-calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const calls = recipeCalls('edna', recipeId);
const changed = aRecipe({ title: 'Brown bread' });

describe('A recipe and its API', () => {
  it('reads the fields that a cook writes, and the version', async () => {
    recipeApi(aRecipe());
    expect(await calls.read()).toMatchObject({
      kind: 'stored',
      stored: { version: 1, content: aRecipe() },
    });
  });

  it('writes over the version that it names alone', async () => {
    const api = recipeApi(aRecipe());
    expect(await calls.write(changed, 1)).toMatchObject({ kind: 'stored', stored: { version: 2 } });
    expect(await calls.write(aRecipe(), 1)).toMatchObject({ kind: 'stale' });
    expect(api.held.content).toEqual(changed);
  });

  it.each([
    ['validation_failed', { kind: 'refused' }],
    ['payload_too_large', { kind: 'refused' }],
    ['not_found', { kind: 'refused' }],
    ['slug_taken', { kind: 'refused', failure: { issues: { slug: errorMessages.slug_taken } } }],
    ['stale_write', { kind: 'stale' }],
    ['unauthenticated', { kind: 'signed-out' }],
    ['rate_limited', { kind: 'lost' }],
    ['internal_error', { kind: 'lost', isOffline: false }],
    ['temporarily_unavailable', { kind: 'lost', isOffline: false }],
  ] as const)('takes %s for what it is', async (code, outcome) => {
    recipeApi(aRecipe()).refuse(refusal(code));
    expect(await calls.write(changed, 1)).toMatchObject(outcome);
  });

  it('tells the kitchen of an ended session', async () => {
    recipeApi(aRecipe()).refuse(refusal('unauthenticated'));
    await calls.read();
    expect($hasSessionEnded.get()).toBe(true);
  });

  it('takes a missing network for a lost save', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await calls.write(changed, 1)).toMatchObject({ kind: 'lost', isOffline: true });
    expect($isOffline.get()).toBe(true);
  });

  it('gives up an answer after fifteen seconds, even one that cannot be called back', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.withResolvers<never>().promise);
    const outcome = calls.write(changed, 1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({ kind: 'lost', isOffline: false });
  });
});
