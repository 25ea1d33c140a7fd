import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEditor } from '#kitchen/recipe-editor/testing/editor.ts';
import { fates } from '#kitchen/recipe-editor/testing/fake-server.ts';
import { aRecipe, aUsage } from '#kitchen/recipe-editor/testing/recipes.ts';
import { withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { takingRecipes } from './taking-recipes.ts';
import { ownRefusal } from './told-issues.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const seen = (version: number) => Promise.resolve(version);
const begun = aRecipe({ title: 'Bread' });

/** An editor of recipes as it is, over a server that refuses some addresses. */
function aCook() {
  const cook = anEditor([], false, { ownRefusal, taking: takingRecipes });
  cook.server.saveOfSomebodyElse(begun);
  cook.server.refuseBy(({ slug, ...recipe }) => ({
    ...(slug.startsWith('taken') && { slug: 'Taken' }),
    // What the editor knows to be refused is never sent.
    ...ownRefusal({ ...recipe, slug })?.issues,
  }));
  cook.draft.follow(begun);
  cook.saving.standOn(cook.server.held(), begun);
  return cook;
}

const withNotes = (changes: Parameters<typeof aUsage>[1]): Partial<RecipeContent> => ({
  ingredientUsageGroups: [
    { ...begun.ingredientUsageGroups[0]!, ingredientUsages: [aUsage(1, changes)] },
  ],
});

describe('A recipe of which one field is refused, S6.2', () => {
  it('is saved but for it, says so, and publishes nothing until it is right', async () => {
    const { saving, set, server } = aCook();
    set({ title: '' });
    await pass(2000);
    set({ servingDescription: 'loaves' });
    await pass(2000);
    const { title, servingDescription } = server.held().content;
    expect([title, servingDescription]).toEqual(['Bread', 'loaves']);
    expect(saving.$saving.get()).toMatchObject({
      status: 'not-saved',
      except: 'Saved, except “Title”: kept on this device.',
      failure: { message: '“Title”: Write something here.' },
    });
    const published = saving.whenSaved(seen).catch(String);
    await pass(100);
    expect(await published).toContain('not-saved');
    expect(saving.unsaved()?.working).toMatchObject({ title: '', servingDescription: 'loaves' });
    set({ title: 'Rye' });
    await pass(2000);
    expect([saving.$saving.get(), server.held().content.title, saving.unsaved()]).toEqual([
      { status: 'saved' },
      'Rye',
      null,
    ]);
  });

  it('is saved but for what the server alone refuses', async () => {
    const { saving, set, server } = aCook();
    set({ slug: 'taken', title: 'Rye' });
    await pass(3000);
    expect(server.held().content).toMatchObject({ title: 'Rye', slug: 'bread' });
    expect(saving.$issues.get()).toEqual({ slug: 'Taken' });
    expect(saving.$saving.get()).toMatchObject({
      except: 'Saved, except “Address”: kept on this device.',
    });
    set({ slug: 'rye' });
    await pass(3000);
    expect([saving.$saving.get().status, server.held().content.slug]).toEqual(['saved', 'rye']);
  });

  it('asks no more than once for what stays as it is', async () => {
    const { set, server } = aCook();
    set({ slug: 'taken', title: '' });
    await pass(60_000);
    expect(server.written).toHaveLength(1);
  });

  it('merges with what somebody else wrote, and keeps what is refused', async () => {
    const { saving, draft, set, server, status } = aCook();
    set({ title: '' });
    await pass(2000);
    server.saveOfSomebodyElse({ ...begun, servingDescription: 'rolls' });
    set({ yieldServings: 6 });
    await pass(2000);
    expect(status()).toBe('conflict');
    draft.change({ field: '', update: (mine) => ({ ...mine, servingDescription: 'rolls' }) });
    saving.standOnTheirs();
    await pass(2000);
    expect([status(), server.held().content]).toMatchObject([
      'not-saved',
      { title: 'Bread', servingDescription: 'rolls', yieldServings: 6 },
    ]);
  });
});

const right = fc.constantFrom<Partial<RecipeContent>>(
  { title: 'Rye' },
  { slug: 'rye' },
  { yieldServings: 6 },
  { keywords: ['rye'] },
  { servingDescription: 'loaves' },
  withNotes({ note: 'coarse' }),
  withNotes({ link: 'https://mill.example/' }),
);
const wrong = fc.constantFrom<Partial<RecipeContent>>(
  { title: '' },
  { slug: 'taken' },
  { slug: 'Not an address' },
  { yieldServings: -1 },
  { prepTimeMinutes: 1e9 },
  { keywords: ['x'.repeat(256)] },
  withNotes({ note: 'x'.repeat(2001) }),
  withNotes({ link: 'mill' }),
);
const edit = fc.oneof(
  fc.oneof(right, wrong).map((changes) => (recipe: RecipeContent) => ({ ...recipe, ...changes })),
  fc
    .constantFrom('overnight or so', null)
    .map((words) => (recipe: RecipeContent) => withBegun(recipe, 'cookTimeMinutes', words)),
);
const deed = fc.record({ edit, waitMs: fc.constantFrom(0, 300, 1500, 8000), isUndo: fc.boolean() });
const fate = fc.constantFrom({}, {}, fates.lostAnswer, fates.offline, { arrivesAfterMs: null });

it('reaches the server in whatever is right of it, whatever is refused and lost on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 1, maxLength: 12 }),
      fc.array(fate, { maxLength: 8 }),
      async (deeds, met) => {
        const { server, draft, saving } = aCook();
        server.meet(...met);
        for (const { edit: update, waitMs, isUndo } of deeds) {
          draft.change({ field: '', update });
          await pass(waitMs);
          [() => undefined, draft.undo][Number(isUndo)]?.();
        }
        await pass(3_600_000);
        const written = draft.$content.get();
        const refused = saving.$issues.get();
        const { content } = server.held();
        expect(takingRecipes.takenOf(written, content, refused)).toEqual(content);
        expect(ownRefusal(content)).toBeNull();
        draft.change({ field: '', update: () => ({ ...begun, note: null, title: 'At last' }) });
        await pass(3_600_000);
        expect([saving.$saving.get().status, server.held().content.title]).toEqual([
          'saved',
          'At last',
        ]);
        saving.stop();
      },
    ),
    { numRuns: 200 },
  );
});
