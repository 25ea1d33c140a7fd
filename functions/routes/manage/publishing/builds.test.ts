import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BuildsAnswer, BuildStatusAnswer } from '#contract/publishing/build.ts';
import type { PageFailure } from '#domain/publishing/page-failure.ts';
import type { BuildStatus } from '#domain/publishing/publishing.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { longAgo } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const { database: db, adapters } = app;

type Cook = Awaited<ReturnType<typeof aCook>>;

const aBuild = async (
  { site }: Cook,
  build: { revision: number; status: BuildStatus; failures?: PageFailure[] },
) => {
  const row = {
    id: crypto.randomUUID(),
    siteId: site.id,
    trigger: 'publish' as const,
    leaseToken: '',
    leaseUntil: 0,
    failures: [],
    startedAt: longAgo,
    finishedAt: longAgo,
    ...build,
  };
  await commit(db, [db.insert(schema.builds).values(row)]);
  return row;
};
const show = async (cook: Cook, revision: number) => {
  const { sites } = schema;
  await commit(db, [db.update(sites).set({ revision }).where(eq(sites.id, cook.site.id))]);
};
const status = async (cook: Cook) => (await cook.get<BuildStatusAnswer>('/build-status')).body;
const failure: PageFailure = {
  path: '/recipes/pie',
  kind: 'recipe',
  subjectId: 'pie',
  reason: 'The picture is missing.',
};

describe('Build status, design §4.8', () => {
  it('is live before anything was written', async () => {
    const cook = await aCook(app);
    expect(await status(cook)).toEqual({
      state: 'live',
      revision: 0,
      pendingChanges: 0,
      failures: [],
      liveSince: null,
    });
  });

  it('is publishing while changes wait or a build runs', async () => {
    const waiting = await aCook(app);
    await waiting.publishRecipe();
    expect(await status(waiting)).toMatchObject({ state: 'publishing', pendingChanges: 2 });
    const running = await aCook(app);
    await aBuild(running, { revision: 1, status: 'running' });
    expect(await status(running)).toMatchObject({ state: 'publishing', revision: 0 });
  });

  it('is live with the revision that visitors see', async () => {
    const cook = await aCook(app);
    await aBuild(cook, { revision: 1, status: 'live' });
    await show(cook, 1);
    expect(await status(cook)).toMatchObject({
      state: 'live',
      revision: 1,
      liveSince: new Date(longAgo).toISOString(),
    });
  });

  it('is failed with the reasons when pages could not be made', async () => {
    const cook = await aCook(app);
    await aBuild(cook, { revision: 1, status: 'live', failures: [failure] });
    await show(cook, 1);
    expect(await status(cook)).toMatchObject({ state: 'failed', failures: [failure] });
  });

  it('is failed when the newest build was given up', async () => {
    const cook = await aCook(app);
    await aBuild(cook, { revision: 1, status: 'live' });
    await show(cook, 1);
    await aBuild(cook, { revision: 2, status: 'failed', failures: [failure] });
    expect(await status(cook)).toMatchObject({ state: 'failed', revision: 1 });
  });
});

describe('Builds, design §4.8', () => {
  it('are listed newest first with the live one marked', async () => {
    const cook = await aCook(app);
    for (const revision of [1, 2, 3]) await aBuild(cook, { revision, status: 'live' });
    await show(cook, 2);
    const { body } = await cook.get<BuildsAnswer>('/builds?limit=2');
    expect(body.total).toBe(3);
    expect(body.builds.map(({ revision, isLive }) => [revision, isLive])).toEqual([
      [3, false],
      [2, true],
    ]);
  });

  it('are not gone back to when they never were live or belong to another site', async () => {
    const cook = await aCook(app);
    const failed = await aBuild(cook, { revision: 1, status: 'failed' });
    const foreign = await aBuild(await aCook(app), { revision: 1, status: 'live' });
    expect((await cook.post(`/builds/${failed.id}/rollback`)).status).toBe(404);
    expect((await cook.post(`/builds/${foreign.id}/rollback`)).status).toBe(404);
    expect((await cook.get(`/builds/${foreign.id}/pages`)).status).toBe(404);
    expect((await cook.get(`/builds/${foreign.id}/comparison`)).status).toBe(404);
    expect((await cook.post(`/builds/${foreign.id}/past-pages`)).status).toBe(404);
  });

  it('are tried again by the publisher', async () => {
    const cook = await aCook(app);
    expect((await cook.post('/builds/retry')).status).toBe(200);
    expect(adapters.publisherCalls.at(-1)).toEqual({ verb: 'retry', siteId: cook.site.id });
  });
});
