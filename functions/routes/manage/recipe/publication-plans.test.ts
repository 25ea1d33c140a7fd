import { describe, expect, it } from 'vitest';
import type { PublicationPlanAnswer } from '#contract/recipe/publication-plan.ts';
import type { RecipeActionAnswer, UndoAnswer } from '#contract/recipe/recipe-action.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { undoKeptMs } from '#domain/recipe/actions/undo-plan.ts';
import { publishScheduled } from '#functions/jobs/publish-scheduled.ts';
import { foreseePublication } from '#functions/publisher/preview/foresee-publication.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const site = await aLiveSite(app);
app.adapters.publisher.foresee = (asked) => foreseePublication(site.publisher.host, asked);

type Body = { recipe: RecipeView };

const planOf = async (id: string) =>
  (await site.get<PublicationPlanAnswer>(`/recipes/${id}/publication-plan`)).body.plan;
const unpublish = async (id: string) => {
  const action = { action: 'unpublish', recipeIds: [id] };
  return (await site.post<RecipeActionAnswer>('/recipe-actions', action)).body.undoId;
};

describe('What publishing would do', () => {
  it('is said beside what visitors see and the clock of the server', async () => {
    const { id, slug, title } = await site.publishRecipe();
    await site.put(`/recipes/${id}`, { title: 'Later', slug });
    const plan = await planOf(id);
    expect(plan).toMatchObject({ version: 2, now: new Date(app.clock.now).toISOString() });
    expect(plan.published?.content).toMatchObject({ title, slug });
  });

  it('names the recipe that stands at its address', async () => {
    const holder = await site.publishRecipe(aRecipe({ title: 'Holder' }));
    await site.put(`/recipes/${holder.id}`, { title: 'Holder', slug: `${holder.slug}-moved` });
    const { id } = await site.createRecipe(aRecipe({ slug: holder.slug }));
    expect((await planOf(id)).takenBy).toEqual({ id: holder.id, title: 'Holder' });
    expect((await site.post(`/recipes/${id}/publish`)).status).toBe(409);
    expect((await planOf(holder.id)).takenBy).toBeNull();
  });

  it('tells for thirty days how a recipe that was taken away comes back as it was', async () => {
    const { id, slug, title, publishedAt } = await site.publishRecipe();
    expect((await planOf(id)).withdrawn).toBeNull();
    app.clock.now += 1000;
    const undoId = await unpublish(id);
    await site.put(`/recipes/${id}`, { title: 'Later', slug });
    const { withdrawn } = await planOf(id);
    expect(withdrawn).toMatchObject({ undoId, publishedAt });
    const until = app.clock.now + undoKeptMs;
    expect(withdrawn?.until).toBe(new Date(until).toISOString());
    await site.post<UndoAnswer>(`/undo-actions/${undoId}`);
    const back = await planOf(id);
    expect(back).toMatchObject({ withdrawn: null, published: { content: { title } } });
    expect(back.published?.publishedAt).toBe(publishedAt);
    await unpublish(id);
    const { publicationFacts } = forSite(app.database, site.siteId);
    const later = app.clock.now + undoKeptMs;
    expect((await publicationFacts.find({ id, slug }, later - 1)).withdrawal).not.toBeNull();
    expect((await publicationFacts.find({ id, slug }, later)).withdrawal).toBeNull();
  });

  it('is nothing for a draft, for who published it first, and on another site', async () => {
    const { id } = await site.createRecipe();
    expect((await planOf(id)).withdrawn).toBeNull();
    const publish = { action: 'publish', recipeIds: [id] };
    const { body } = await site.post<RecipeActionAnswer>('/recipe-actions', publish);
    await site.post(`/undo-actions/${body.undoId}`);
    expect(await planOf(id)).toMatchObject({ published: null, withdrawn: null });
    const stranger = await aCook(app);
    expect((await stranger.get(`/recipes/${id}/publication-plan`)).status).toBe(404);
  });
});

describe('A schedule that failed', () => {
  const wallAt = (ms: number) => new Date(ms).toISOString().slice(0, 16);
  const due = async (path: string) => {
    const at = wallAt(app.clock.now + 10 * 60_000);
    await site.put(`${path}/schedule`, { at, zone: 'Etc/UTC' });
  };
  const fire = () =>
    publishScheduled({
      database: app.database,
      now: () => app.clock.now,
      enqueue: () => Promise.resolve(),
    });

  it('is tried again by hand as it was frozen, once what kept it back has gone', async () => {
    const { id, slug } = await site.createRecipe(aRecipe({ title: 'Frozen' }));
    const path = `/recipes/${id}`;
    await due(path);
    await site.put(path, { title: 'Later', slug: `${slug}-later` });
    const holder = await site.publishRecipe(aRecipe({ slug }));
    app.clock.now += 11 * 60_000;
    await fire();
    expect((await site.post(`${path}/schedule/retry`)).status).toBe(409);
    const refused = (await site.get<Body>(path)).body.recipe;
    expect(refused).toMatchObject({ publishedAt: null, schedule: { error: 'slug_taken' } });
    await unpublish(holder.id);
    const answer = await site.watch(() => site.post<Body>(`${path}/schedule/retry`));
    expect(answer.result.body.recipe).toMatchObject({
      schedule: null,
      hasUnpublishedChanges: true,
    });
    expect(answer.wakes).toBe(1);
    expect((await planOf(id)).published?.content.title).toBe('Frozen');
    expect((await site.post(`${path}/schedule/retry`)).status).toBe(404);
  });

  it('is not hurried, and not found elsewhere', async () => {
    const { id } = await site.createRecipe();
    await due(`/recipes/${id}`);
    const stranger = await aCook(app);
    expect((await site.post(`/recipes/${id}/schedule/retry`)).status).toBe(404);
    app.clock.now += 11 * 60_000;
    expect((await stranger.post(`/recipes/${id}/schedule/retry`)).status).toBe(404);
    await fire();
    expect((await site.get<Body>(`/recipes/${id}`)).body.recipe.schedule).toBeNull();
  });
});
