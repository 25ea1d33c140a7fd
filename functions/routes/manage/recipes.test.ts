import { describe, expect, it } from 'vitest';
import type { RecipeView } from '#contract/recipe-view.ts';
import { aRecipe, aSite, aText } from '#functions/testing/builders.ts';
import { testApp } from '#functions/testing/test-app.ts';

const { call, changes, clock, database, wakes } = await testApp();
const site = await aSite(database);
const { token, base } = site;

type Body = { recipe: RecipeView };

const created = async (recipe = aRecipe()) =>
  (await call<Body>('POST', `${base}/recipes`, { token, body: recipe })).body.recipe;
const publish = (id: string, body?: unknown) =>
  call<Body>('POST', `${base}/recipes/${id}/publish`, { token, body });

describe('Recipes of the manage API, §7', () => {
  it('creates a recipe with what was sent and defaults for the rest', async () => {
    const body = aRecipe({ description: aText('Crisp and sweet'), prepTimeMinutes: 20 });
    const answer = await call<Body>('POST', `${base}/recipes`, { token, body });
    expect(answer.status).toBe(201);
    expect(answer.body.recipe).toMatchObject({ ...body, privacySetting: 'public', tagIds: [] });
    expect(answer.body.recipe).toMatchObject({ publishedAt: null, hasUnpublishedChanges: false });
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('gives a recipe back as it was sent', async () => {
    const recipe = await created(aRecipe({ note: aText('Serve <b>warm</b> & soon') }));
    const answer = await call<Body>('GET', `${base}/recipes/${recipe.id}`, { token });
    expect(answer.body.recipe).toEqual(recipe);
  });

  it('leaves fields alone that an update does not name', async () => {
    const recipe = await created(aRecipe({ prepTimeMinutes: 20 }));
    const body = { title: 'Pear Tart', slug: recipe.slug, cookTimeMinutes: 40 };
    const answer = await call<Body>('PUT', `${base}/recipes/${recipe.id}`, { token, body });
    expect(answer.body.recipe).toMatchObject({ ...body, prepTimeMinutes: 20, version: 2 });
  });

  it('keeps the version when an update changes nothing', async () => {
    const recipe = await created();
    const { title, slug } = recipe;
    const body = { title, slug };
    const answer = await call<Body>('PUT', `${base}/recipes/${recipe.id}`, { token, body });
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('refuses a second recipe under the same slug', async () => {
    const recipe = await created();
    const answer = await call<Body>('POST', `${base}/recipes`, {
      token,
      body: aRecipe({ slug: recipe.slug }),
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'slug_taken' });
  });

  it('deletes a recipe for good', async () => {
    const recipe = await created();
    expect((await call('DELETE', `${base}/recipes/${recipe.id}`, { token })).status).toBe(204);
    expect((await call('GET', `${base}/recipes/${recipe.id}`, { token })).status).toBe(404);
    expect((await call('DELETE', `${base}/recipes/${recipe.id}`, { token })).status).toBe(404);
  });
});

describe('Publishing, §4', () => {
  it('records what changed and wakes the publisher', async () => {
    const recipe = await created();
    const before = await changes(site.id);
    const wakesBefore = wakes.length;
    const answer = await publish(recipe.id);
    expect(answer.body.recipe.publishedAt).toBe(new Date(clock.now).toISOString());
    expect((await changes(site.id)).slice(before.length)).toEqual([
      `recipe:${recipe.id}`,
      'recipes',
    ]);
    expect(wakes.slice(wakesBefore)).toEqual([site.id]);
  });

  it('changes nothing when it is repeated', async () => {
    const recipe = await created();
    const first = await publish(recipe.id);
    const before = await changes(site.id);
    const second = await publish(recipe.id);
    expect(second.body).toEqual(first.body);
    expect(await changes(site.id)).toEqual(before);
  });

  it('keeps edits of the working copy from visitors until the next publish', async () => {
    const recipe = await created();
    await publish(recipe.id);
    const before = await changes(site.id);
    const body = { title: 'Quince Pie', slug: recipe.slug };
    const answer = await call<Body>('PUT', `${base}/recipes/${recipe.id}`, { token, body });
    expect(answer.body.recipe.hasUnpublishedChanges).toBe(true);
    expect(await changes(site.id)).toEqual(before);
    expect((await publish(recipe.id)).body.recipe.hasUnpublishedChanges).toBe(false);
  });
});
