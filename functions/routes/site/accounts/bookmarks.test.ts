import { describe, expect, it } from 'vitest';
import type { SiteUserData } from '#contract/bookmarks/bookmark.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const pie = await cook.publishRecipe();
const tart = await cook.publishRecipe();

type Body = { siteUserData: SiteUserData };
const unknownId = '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';

const bookmarked = async (visitor: Awaited<ReturnType<typeof aVisitor>>, recipeId: string) => {
  app.clock.now += 1000;
  return visitor.post<Body>('/bookmarks', { recipeId });
};

describe('Bookmarks, §4, §7', () => {
  it('answer what a person keeps on the site, newest first', async () => {
    const visitor = await aVisitor(app, cook);
    await bookmarked(visitor, pie.id);
    const answer = await bookmarked(visitor, tart.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ siteUserData: { bookmarks: [tart.id, pie.id] } });
  });

  it('stand once however often they are set, S13.3', async () => {
    const visitor = await aVisitor(app, cook);
    await bookmarked(visitor, pie.id);
    const answer = await bookmarked(visitor, pie.id);
    expect(answer.body.siteUserData.bookmarks).toEqual([pie.id]);
  });

  it('are taken away, and may be taken away again', async () => {
    const visitor = await aVisitor(app, cook);
    await bookmarked(visitor, pie.id);
    const first = await visitor.delete<Body>(`/bookmarks/${pie.id}`);
    const again = await visitor.delete<Body>(`/bookmarks/${pie.id}`);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual({ siteUserData: { bookmarks: [] } });
  });

  it('are of one person alone', async () => {
    const [one, other] = [await aVisitor(app, cook), await aVisitor(app, cook)];
    await bookmarked(one, pie.id);
    const answer = await other.delete<Body>(`/bookmarks/${pie.id}`);
    expect(answer.body.siteUserData.bookmarks).toEqual([]);
    expect((await bookmarked(one, tart.id)).body.siteUserData.bookmarks).toHaveLength(2);
  });

  it('are of one site alone, and of its recipes, S4.3', async () => {
    const other = await aCook(app);
    const visitor = await aVisitor(app, other);
    expect((await bookmarked(visitor, pie.id)).status).toBe(404);
    const own = await other.publishRecipe();
    expect((await bookmarked(visitor, own.id)).body.siteUserData.bookmarks).toEqual([own.id]);
  });

  it('need somebody who is signed in', async () => {
    const passerBy = aPasserBy(app, cook);
    const answers = [
      await passerBy.post('/bookmarks', { recipeId: pie.id }),
      await passerBy.delete(`/bookmarks/${pie.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('are counted for the owner', async () => {
    const recipe = await cook.publishRecipe();
    await bookmarked(await aVisitor(app, cook), recipe.id);
    await bookmarked(await aVisitor(app, cook), recipe.id);
    const { body } = await cook.get<{ recipes: { id: string; bookmarkCount: number }[] }>(
      '/recipes',
    );
    const counts = new Map(body.recipes.map(({ id, bookmarkCount }) => [id, bookmarkCount]));
    expect(counts.get(recipe.id)).toBe(2);
  });
});

describe('Bookmarks of what visitors cannot see, S5.5', () => {
  it('are refused', async () => {
    const visitor = await aVisitor(app, cook);
    const draft = await cook.createRecipe();
    const answers = [await bookmarked(visitor, draft.id), await bookmarked(visitor, unknownId)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it('vanish with the recipe and come back with it', async () => {
    const visitor = await aVisitor(app, cook);
    const recipe = await cook.publishRecipe();
    await bookmarked(visitor, recipe.id);
    await cook.post(`/recipes/${recipe.id}/unpublish`);
    const [without, refused] = [
      await visitor.delete<Body>(`/bookmarks/${pie.id}`),
      await bookmarked(visitor, recipe.id),
    ];
    await cook.post(`/recipes/${recipe.id}/publish`);
    const back = await visitor.delete<Body>(`/bookmarks/${pie.id}`);
    expect(without.body.siteUserData.bookmarks).toEqual([]);
    expect(refused.status).toBe(404);
    expect(back.body.siteUserData.bookmarks).toEqual([recipe.id]);
  });
});
