import { eq } from 'drizzle-orm';
import { removeDeletedRecipes } from '#functions/jobs/remove-deleted-recipes.ts';
import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import { describe, expect, it } from 'vitest';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { aRecipe, aTerm } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);

type Body = { recipe: RecipeView };

const redirectsOf = async (siteId: string) => {
  const rows = await rowsOf(app.database, redirects, eq(redirects.siteId, siteId));
  return rows.map(({ path, targetId }) => [path, targetId]);
};
const publishedRow = async (id: string) => {
  const [row] = await rowsOf(app.database, recipes, eq(recipes.id, id));
  const revisions = await rowsOf(app.database, recipeRevisions, eq(recipeRevisions.recipeId, id));
  const published = revisions.find(({ version }) => version === row?.publishedVersion);
  return row && { ...row, title: published?.content.title };
};

describe('Publishing, §4', () => {
  it('records what changed and wakes the publisher', async () => {
    const { id } = await cook.createRecipe();
    const { result, keys, wakes } = await cook.watch(() =>
      cook.post<Body>(`/recipes/${id}/publish`),
    );
    expect(result.body.recipe.publishedAt).toBe(new Date(app.clock.now).toISOString());
    expect(keys).toEqual([`recipe:${id}`, 'recipes']);
    expect(wakes).toBe(1);
  });

  it('changes nothing when it is repeated', async () => {
    const { id } = await cook.publishRecipe();
    const { keys, wakes } = await cook.watch(() => cook.post(`/recipes/${id}/publish`));
    expect(keys).toEqual([]);
    expect(wakes).toBe(0);
  });

  it('keeps edits of the working copy from visitors until the next time', async () => {
    const { id, slug, title } = await cook.publishRecipe();
    const edit = await cook.watch(() =>
      cook.put<Body>(`/recipes/${id}`, { title: 'Quince Pie', slug }),
    );
    expect(edit.result.body.recipe.hasUnpublishedChanges).toBe(true);
    expect(edit.keys).toEqual([]);
    expect(await publishedRow(id)).toMatchObject({ title });
    const again = await cook.watch(() => cook.post<Body>(`/recipes/${id}/publish`));
    expect(again.result.body.recipe.hasUnpublishedChanges).toBe(false);
    expect(again.keys).toEqual([`recipe:${id}`, 'recipes']);
    expect(await publishedRow(id)).toMatchObject({ title: 'Quince Pie' });
  });

  it('keeps the first date unless another is given', async () => {
    const { id, slug, publishedAt } = await cook.publishRecipe();
    app.clock.now += 1000;
    await cook.put(`/recipes/${id}`, { title: 'Later', slug });
    const again = await cook.post<Body>(`/recipes/${id}/publish`);
    expect(again.body.recipe.publishedAt).toBe(publishedAt);
    const body = { publishedAt: '2020-02-29T12:00:00.000Z' };
    const dated = await cook.post<Body>(`/recipes/${id}/publish`, body);
    expect(dated.body.recipe.publishedAt).toBe(body.publishedAt);
  });

  it('takes no date that is still to come', async () => {
    const { id } = await cook.createRecipe();
    const body = { publishedAt: '2999-01-01T00:00:00.000Z' };
    const answer = await cook.post(`/recipes/${id}/publish`, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: 'publishedAt' }] });
  });

  it('numbers recipes as they first appear and groups them by meal, else by category', async () => {
    const own = await aCook(app);
    const siteId = own.site.id;
    const meal = await aTerm(app.database, { siteId, kind: 'meal' });
    const category = await aTerm(app.database, { siteId, kind: 'category' });
    const terms = { mealIds: [meal.id], foodCategoryIds: [category.id] };
    const one = await own.publishRecipe(aRecipe(terms));
    const two = await own.publishRecipe(aRecipe({ foodCategoryIds: [category.id] }));
    const three = await own.publishRecipe();
    expect(await publishedRow(one.id)).toMatchObject({ relatedGroup: meal.id, sequence: 0 });
    expect(await publishedRow(two.id)).toMatchObject({ relatedGroup: category.id, sequence: 1 });
    expect(await publishedRow(three.id)).toMatchObject({ relatedGroup: '', sequence: 2 });
  });

  it('is refused while another published recipe has the address', async () => {
    const first = await cook.publishRecipe();
    await cook.put(`/recipes/${first.id}`, { title: first.title, slug: `${first.slug}-new` });
    const second = await cook.createRecipe(aRecipe({ slug: first.slug }));
    const answer = await cook.post(`/recipes/${second.id}/publish`);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'slug_taken' });
  });
});

describe('Unpublishing, §4', () => {
  it('takes the recipe away and says so once', async () => {
    const { id } = await cook.publishRecipe();
    const first = await cook.watch(() => cook.post<Body>(`/recipes/${id}/unpublish`));
    expect(first.result.body.recipe.publishedAt).toBeNull();
    expect(first.keys).toEqual([`recipe:${id}`, 'recipes']);
    const second = await cook.watch(() => cook.post(`/recipes/${id}/unpublish`));
    expect(second.result.status).toBe(200);
    expect(second.keys).toEqual([]);
  });

  it('lets the working copy be saved and published again', async () => {
    const { id, slug } = await cook.publishRecipe();
    await cook.post(`/recipes/${id}/unpublish`);
    expect((await cook.put(`/recipes/${id}`, { title: 'Back', slug })).status).toBe(200);
    const answer = await cook.post<Body>(`/recipes/${id}/publish`);
    expect(answer.body.recipe.publishedAt).not.toBeNull();
  });
});

describe('Deleting a published recipe, §4', () => {
  it('records what vanishes', async () => {
    const { id } = await cook.publishRecipe();
    const { keys, wakes } = await cook.watch(() => cook.delete(`/recipes/${id}`));
    expect(keys).toEqual([`recipe:${id}`, 'recipes']);
    expect(wakes).toBe(1);
  });

  it('records nothing for a draft', async () => {
    const { id } = await cook.createRecipe();
    expect((await cook.watch(() => cook.delete(`/recipes/${id}`))).keys).toEqual([]);
  });
});

describe('Former addresses, design §4.9', () => {
  it('lead to the recipe from the moment it is published under another slug', async () => {
    const own = await aCook(app);
    const { id, title } = await own.publishRecipe(aRecipe({ slug: 'apple' }));
    await own.put(`/recipes/${id}`, { title, slug: 'pear' });
    expect(await redirectsOf(own.site.id)).toEqual([]);
    await own.post(`/recipes/${id}/publish`);
    expect(await redirectsOf(own.site.id)).toEqual([['/recipes/apple', id]]);
  });

  it('stop leading when they live again', async () => {
    const own = await aCook(app);
    const { id, title } = await own.publishRecipe(aRecipe({ slug: 'apple' }));
    await own.put(`/recipes/${id}`, { title, slug: 'pear' });
    await own.post(`/recipes/${id}/publish`);
    const other = await own.publishRecipe(aRecipe({ slug: 'apple' }));
    expect(other.publishedAt).not.toBeNull();
    expect(await redirectsOf(own.site.id)).toEqual([]);
  });

  it('vanish with the recipe, once nobody can restore it', async () => {
    const own = await aCook(app);
    const { id, title } = await own.publishRecipe(aRecipe({ slug: 'apple' }));
    await own.put(`/recipes/${id}`, { title, slug: 'pear' });
    await own.post(`/recipes/${id}/publish`);
    await own.delete(`/recipes/${id}`);
    await removeDeletedRecipes(app.database, app.clock.now + deletedRecipesKeptMs);
    expect(await redirectsOf(own.site.id)).toEqual([]);
  });
});

describe('Counts of published recipes, S13.5', () => {
  it('follow publishing, editing of terms and unpublishing', async () => {
    const own = await aCook(app);
    const siteId = own.site.id;
    const [apples, pears] = [
      await aTerm(app.database, { siteId }),
      await aTerm(app.database, { siteId }),
    ];
    const counts = async () => {
      const { terms } = (await own.get<GlobalsAnswer>('/globals')).body;
      return [apples, pears].map(({ id }) => terms.find((term) => term.id === id)?.recipeCount);
    };
    const recipe = await own.publishRecipe(aRecipe({ tagIds: [apples.id] }));
    const { id, title, slug } = recipe;
    expect(await counts()).toEqual([1, 0]);
    await own.put(`/recipes/${id}`, { title, slug, tagIds: [pears.id] });
    expect(await counts()).toEqual([1, 0]);
    await own.post(`/recipes/${id}/publish`);
    expect(await counts()).toEqual([0, 1]);
    await own.post(`/recipes/${id}/unpublish`);
    expect(await counts()).toEqual([0, 0]);
  });
});
