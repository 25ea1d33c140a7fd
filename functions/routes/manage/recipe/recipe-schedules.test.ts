import { describe, expect, it } from 'vitest';
import type { RevisionsAnswer } from '#contract/recipe/recipe-history.ts';
import type { RecipeView, ScheduledAnswer } from '#contract/recipe/recipe-view.ts';
import { commit } from '#functions/db/database.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { publishScheduled } from '#functions/jobs/publish-scheduled.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { dyingDatabase, interruptedDatabase } from '#functions/testing/database/broken-database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
const cook = await aCook(app);
const minuteMs = 60_000;
const zone = 'Europe/Berlin';

type Body = { recipe: RecipeView };
type Published = { recipes: { id: string; title: string }[] };

/** What the cron does, and the sites whose publisher it woke. */
async function fire(given = database) {
  const woken: string[] = [];
  const enqueue = (siteId: string) => Promise.resolve(void woken.push(siteId));
  await publishScheduled({ database: given, now: () => app.clock.now, enqueue });
  return woken;
}

/** A recipe to be published ten minutes from now, as the clocks of Berlin show it. */
async function aScheduledRecipe() {
  const { id, slug } = await cook.createRecipe(aRecipe({ title: 'First' }));
  const path = `/recipes/${id}`;
  const wallAt = (ms: number) => new Date(ms + 120 * minuteMs).toISOString().slice(0, 16);
  const schedule = (minutes = 10, more: object = {}) =>
    cook.put<ScheduledAnswer>(`${path}/schedule`, {
      at: wallAt(app.clock.now + minutes * minuteMs),
      zone,
      ...more,
    });
  return {
    id,
    slug,
    path,
    schedule,
    first: await schedule(),
    save: (title: string) => cook.put<Body>(path, { title, slug }),
    view: async () => (await cook.get<Body>(path)).body.recipe,
    kinds: async () =>
      (await cook.get<RevisionsAnswer>(`${path}/revisions`)).body.revisions.map(({ kind }) => kind),
    /** The title that visitors see. */
    shown: async () => {
      const { body } = await cook.get<Published>('/published-recipes?limit=100');
      return body.recipes.find((recipe) => recipe.id === id)?.title ?? null;
    },
  };
}

const pass = (minutes: number) => (app.clock.now += minutes * minuteMs);

describe('A recipe that is scheduled', () => {
  it('says when, on which clock, and whether it was edited since', async () => {
    const recipe = await aScheduledRecipe();
    const { status, body } = recipe.first;
    expect(status).toBe(200);
    expect(body.meaning).toBe('exact');
    const inTenMinutes = new Date(app.clock.now + 10 * minuteMs).toISOString();
    expect(body.recipe.schedule?.at).toBe(`${inTenMinutes.slice(0, 16)}:00.000Z`);
    expect(body.recipe).toMatchObject({
      publishedAt: null,
      schedule: { zone, hasLaterChanges: false, error: null },
    });
    await recipe.save('Second');
    expect((await recipe.view()).schedule).toMatchObject({ hasLaterChanges: true });
    await cook.delete(`${recipe.path}/schedule`);
  });

  it('is published as it stood, and later edits stay unpublished', async () => {
    const recipe = await aScheduledRecipe();
    await recipe.save('Second');
    await recipe.save('Third');
    expect(await fire()).toEqual([]);
    expect(await recipe.shown()).toBeNull();
    pass(10);
    expect(await fire()).toEqual([cook.site.id]);
    expect(await recipe.shown()).toBe('First');
    const view = await recipe.view();
    expect(view).toMatchObject({ title: 'Third', schedule: null, hasUnpublishedChanges: true });
    expect(await fire()).toEqual([]);
    expect(await recipe.kinds()).toEqual(['publish', 'auto', 'schedule']);
  });

  it('is published at once where nothing ran for a day', async () => {
    const recipe = await aScheduledRecipe();
    pass(24 * 60);
    await fire();
    expect(await recipe.shown()).toBe('First');
  });

  it('takes later edits in when it is scheduled anew, unless only the time changes', async () => {
    const recipe = await aScheduledRecipe();
    await recipe.save('Second');
    const kept = await recipe.schedule(20, { includeLaterEdits: false });
    expect(kept.body.recipe.schedule).toMatchObject({ hasLaterChanges: true });
    pass(20);
    await fire();
    expect(await recipe.shown()).toBe('First');
    await recipe.schedule(10, { includeLaterEdits: false });
    await recipe.save('Third');
    const taken = await recipe.schedule();
    expect(taken.body.recipe.schedule).toMatchObject({ hasLaterChanges: false });
    pass(10);
    await fire();
    expect(await recipe.shown()).toBe('Third');
  });

  it('is no more once it is published by hand, withdrawn or deleted', async () => {
    const [published, withdrawn, deleted] = [
      await aScheduledRecipe(),
      await aScheduledRecipe(),
      await aScheduledRecipe(),
    ];
    await published.save('By hand');
    await cook.post(`${published.path}/publish`);
    expect((await published.view()).schedule).toBeNull();
    expect((await cook.delete(`${withdrawn.path}/schedule`)).status).toBe(204);
    expect((await cook.delete(`${withdrawn.path}/schedule`)).status).toBe(404);
    await cook.delete(deleted.path);
    expect(await rowsOf(database, recipeSchedules)).toEqual([]);
    pass(10);
    expect(await fire()).toEqual([]);
    expect(await published.shown()).toBe('By hand');
  });

  it('says that clocks skip a time or show it twice', async () => {
    const { path } = await cook.createRecipe().then(({ id }) => ({ path: `/recipes/${id}` }));
    const put = async (at: string) =>
      (await cook.put<ScheduledAnswer>(`${path}/schedule`, { at, zone })).body;
    expect(await put('2027-03-28T02:30')).toMatchObject({
      meaning: 'skipped',
      recipe: { schedule: { at: '2027-03-28T01:30:00.000Z', wall: '2027-03-28T02:30' } },
    });
    expect(await put('2026-10-25T02:30')).toMatchObject({
      meaning: 'repeated',
      recipe: { schedule: { at: '2026-10-25T00:30:00.000Z' } },
    });
    await cook.delete(`${path}/schedule`);
  });

  it.each([
    ['the past', { at: '2026-05-01T08:00', zone }],
    ['a day that is none', { at: '2027-02-30T08:00', zone }],
    ['an unknown zone', { at: '2027-02-20T08:00', zone: 'Europe/Atlantis' }],
    ['an instant', { at: '2027-02-20T08:00:00Z', zone }],
  ])('is refused for %s', async (_name, body) => {
    const { id } = await cook.createRecipe();
    expect((await cook.put(`/recipes/${id}/schedule`, body)).status).toBe(400);
  });

  it('is refused for a year that nobody plans for', async () => {
    const { path } = await aScheduledRecipe();
    const far = { at: '9999-12-31T23:59', zone: 'America/Los_Angeles' };
    const answer = await cook.put(`${path}/schedule`, far);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'at' }] } });
    await cook.delete(`${path}/schedule`);
  });

  it('is refused for a version that is no longer there, and not found elsewhere', async () => {
    const recipe = await aScheduledRecipe();
    const body = { at: '2027-02-20T08:00', zone };
    const stale = await cook.put(`${recipe.path}/schedule`, body, {
      headers: { 'If-Match': '"9"' },
    });
    const stranger = await aCook(app);
    const strange = await stranger.put(`${recipe.path}/schedule`, body);
    expect([stale.status, strange.status]).toEqual([409, 404]);
    expect((await stranger.delete(`${recipe.path}/schedule`)).status).toBe(404);
    expect((await recipe.view()).schedule).toEqual(recipe.first.body.recipe.schedule);
    await cook.delete(`${recipe.path}/schedule`);
  });
});

describe('The job that publishes what is due', () => {
  it('publishes once, whichever round trip it dies at', async () => {
    for (let death = 0; death < 4; death += 1) {
      const recipe = await aScheduledRecipe();
      await recipe.save('Second');
      pass(10);
      const at = 1 + Math.floor(death / 2);
      const dying = dyingDatabase(database, { at, isDone: death % 2 === 1 });
      await fire(dying.database).catch(() => {});
      pass(2);
      await fire();
      expect(await recipe.shown()).toBe('First');
      expect(await recipe.kinds()).toEqual(['publish', 'schedule']);
      expect(await rowsOf(database, recipeSchedules)).toEqual([]);
    }
  });

  it('leaves what another run has claimed', async () => {
    await aScheduledRecipe();
    pass(10);
    const meanwhile = async () => expect(await fire()).toEqual([]);
    const first = interruptedDatabase(database, { at: 1, meanwhile });
    expect(await fire(first.database)).toEqual([cook.site.id]);
  });

  it('leaves what was scheduled anew while it ran', async () => {
    const recipe = await aScheduledRecipe();
    pass(10);
    const meanwhile = () => recipe.schedule(60);
    await fire(interruptedDatabase(database, { at: 1, meanwhile }).database);
    expect(await recipe.shown()).toBeNull();
    expect((await recipe.view()).schedule).not.toBeNull();
    await cook.delete(`${recipe.path}/schedule`);
  });

  it('says that the address is taken, and is not blamed for it', async () => {
    const recipe = await aScheduledRecipe();
    await cook.put(recipe.path, { title: 'Moved', slug: `${recipe.slug}-moved` });
    await cook.publishRecipe(aRecipe({ slug: recipe.slug }));
    for (let minute = 0; minute < 30; minute += 1) {
      pass(1);
      await fire();
    }
    expect((await recipe.view()).schedule).toMatchObject({ error: 'slug_taken' });
    expect(await rowsOf(database, recipeSchedules)).toMatchObject([{ attempts: 5 }]);
    await cook.delete(`${recipe.path}/schedule`);
  });

  it('fails where a schedule is overdue for a reason of ours', async () => {
    const recipe = await aScheduledRecipe();
    await commit(database, [
      database.update(recipeSchedules).set({ attempts: 5, error: 'internal_error' }),
    ]);
    pass(30);
    await expect(fire()).rejects.toThrow('');
    expect((await recipe.view()).schedule).toMatchObject({ error: 'internal_error' });
  });
});
