import { describe, expect, it } from 'vitest';
import { commit, type Statement } from '#functions/db/database.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { forSite } from '../for-site.ts';

const app = await testApp();
const { database: db, clock } = app;
const cook = await aCook(app);
const standing = await cook.publishRecipe(aRecipe({ slug: 'pie' }));
const deleted = await cook.publishRecipe(aRecipe({ slug: 'cake' }));
await cook.delete(`/recipes/${deleted.id}`);
const strange = forSite(db, (await aCook(app)).site.id);
const page = { limit: 100, offset: 0 };
const restoration = {
  id: deleted.id,
  title: 'Cake',
  slug: 'cake',
  version: 1,
  deletedAt: clock.now,
  places: { publishedVersion: 1, publishedAt: 1, publishedSlug: 'cake', featuredPlace: 0 },
  newSlug: 'mine',
  newPublishedSlug: 'mine',
};
const revision = { recipeId: standing.id, version: 1, slug: 'mine', publishedAt: 1 };

describe("Another site's repositories, S4.1", () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    ['list', () => strange.deletedRecipes.list(page), { recipes: [], total: 0 }],
    ['find', () => strange.deletedRecipes.listByIds([deleted.id]), []],
    ['miss the slugs of', () => strange.deletedRecipes.listTakenSlugs(['pie']), new Set()],
  ])('%s no deleted recipe', async (_name, find, nothing) => {
    expect(await find()).toEqual(nothing);
  });

  it.each<[string, () => Statement[]]>([
    ['deleting', () => strange.deletedRecipes.delete([standing.id], clock.now)],
    ['restoring', () => strange.deletedRecipes.restore([restoration])],
    ['showing another revision', () => strange.publications.show([revision], clock.now)],
  ])('change nothing by %s', async (_name, statements) => {
    const before = await storedRows(db);
    await commit(db, statements());
    expect(await storedRows(db)).toBe(before);
  });
});
