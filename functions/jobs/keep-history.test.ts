import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revisionsKept } from '#domain/recipe/history/revision.ts';
import { commit } from '#functions/db/database.ts';
import { recipeHistory } from '#functions/db/schema/site/recipe/recipe-history.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { pruneHistory } from './keep-history.ts';

const { hourMs, dayMs, stretchMs } = revisionsKept;
const app = await testApp();
const { database } = app;
const cook = await aCook(app);
const now = Date.UTC(2026, 4, 17, 9, 30);

type Changes = Partial<typeof recipeHistory.$inferInsert>;

/** A recipe with revisions of these ages, and those that are left once the job has run. */
async function leftOf(ages: number[], changes: Changes = {}) {
  const { id: recipeId } = await cook.createRecipe();
  await cook.post(`/recipes/${recipeId}/revisions`, { name: 'A copy' });
  const ofRecipe = eq(recipeHistory.recipeId, recipeId);
  const [copy] = await rowsOf(database, recipeHistory, ofRecipe);
  await commit(database, [database.delete(recipeHistory).where(ofRecipe)]);
  const rows = ages.map((age) => ({
    ...copy!,
    kind: 'auto' as const,
    name: null,
    id: crypto.randomUUID(),
    version: 2,
    at: now - age,
    keptAt: now - age,
    ...changes,
  }));
  await commit(
    database,
    rows.map((row) => database.insert(recipeHistory).values(row)),
  );
  await pruneHistory(database, now);
  const left = await rowsOf(database, recipeHistory, ofRecipe);
  return left.map(({ at }) => now - at).toSorted((one, other) => one - other);
}

function spanOf(age: number): number {
  if (age < revisionsKept.allMs) return stretchMs;
  return age < revisionsKept.hourlyMs ? hourMs : dayMs;
}
const bucketOf = (age: number) => `${spanOf(age)}:${Math.floor((now - age) / spanOf(age))}`;

describe('Automatic revisions that grow old', () => {
  it('stay all for an hour, then the newest of ten minutes, of an hour and of a day', async () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 100 * dayMs }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(ages, async (all) => {
        const expected = all.filter((age) => stays(age, all));
        expect(await leftOf(all)).toEqual(expected.toSorted((one, other) => one - other));
      }),
      { numRuns: 25 },
    );
  });

  it('leave what the recipe began with', async () => {
    const ages = [2 * hourMs - 60_000, 2 * hourMs];
    expect(await leftOf(ages)).toEqual([2 * hourMs - 60_000]);
    expect(await leftOf(ages, { version: 1 })).toEqual(ages);
    expect(await leftOf(ages, { at: now - 2 * hourMs })).toHaveLength(2);
  });

  it('leave one of each hour, and later of each day', async () => {
    const often = Array.from({ length: 24 * 12 * 10 }, (_, at) => dayMs + at * 5 * 60_000);
    const left = await leftOf(often);
    expect(new Set(left.map(bucketOf)).size).toBe(left.length);
    expect(left.length).toBeLessThan(7 * 24 + 10);
  });
});

function stays(age: number, all: number[]): boolean {
  if (age < revisionsKept.autoMs) return true;
  if (age >= revisionsKept.dailyMs) return false;
  return !all.some((other) => other < age && now - other < endOf(age));
}

const endOf = (age: number) => (Math.floor((now - age) / spanOf(age)) + 1) * spanOf(age);

describe('Other revisions that grow old', () => {
  const hundredYears = [36_500 * dayMs, 36_500 * dayMs + 1];

  it.each<[string, Changes]>([
    ['are named', { name: 'The good one' }],
    ['were published', { kind: 'publish' }],
  ])('stay for good where they %s', async (_name, changes) => {
    expect(await leftOf(hundredYears, changes)).toEqual(hundredYears);
  });

  it.each(['merge', 'restore', 'schedule', 'named'] as const)(
    'stay all for ninety days: %s',
    async (kind) => {
      const minutesApart = [89 * dayMs, 89 * dayMs + 60_000];
      expect(await leftOf([...minutesApart, 91 * dayMs], { kind })).toEqual(minutesApart);
    },
  );
});
