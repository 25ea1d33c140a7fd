import { beforeEach, describe, expect, it } from 'vitest';
import { type HealthAnswer, healthAnswer } from '#contract/platform/health.ts';
import type { JobSchedule } from '#functions/jobs/schedule.ts';
import { jobRunRepository } from '#functions/repositories/platform/job-run.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const minuteMs = 60_000;
const jobs: JobSchedule[] = [
  { name: 'sweep', schedule: { every: 'minute' } },
  { name: 'prune', schedule: { every: 'hour', atMinute: 17 } },
];

/** A platform whose cron has registered its jobs and run the minutely one. */
async function aPlatform() {
  const app = await testApp({ jobs });
  const runs = jobRunRepository(app.database);
  return {
    ...app,
    runs,
    health: async () => (await app.call<HealthAnswer>('GET', '/api/v1/health')).body,
    fire: async (error: string | null = null) => {
      const names = jobs.map(({ name }) => name);
      await runs.register(names, app.clock.now);
      await runs.record({ job: 'sweep', startedAt: app.clock.now, error });
    },
    statusOf: async (name: string) => {
      const { body } = await app.call<HealthAnswer>('GET', '/api/v1/health');
      return [body.status, body.jobs.find((job) => job.name === name)?.status];
    },
  };
}

let platform: Awaited<ReturnType<typeof aPlatform>>;
beforeEach(async () => {
  platform = await aPlatform();
});

describe('The health of the platform', () => {
  it('is told to anybody, by job, and kept in no cache', async () => {
    await platform.fire();
    const { status, headers, body } = await platform.call('GET', '/api/v1/health');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const at = new Date(platform.clock.now).toISOString();
    expect(healthAnswer.parse(body)).toEqual({
      status: 'ok',
      jobs: [
        { name: 'sweep', status: 'ok', lastRunAt: at, lastSuccessAt: at, lastError: null },
        { name: 'prune', status: 'pending', lastRunAt: null, lastSuccessAt: null, lastError: null },
      ],
    });
  });

  it('is degraded while a job fails, of which it tells the class of the error', async () => {
    await platform.fire();
    platform.clock.now += minuteMs;
    await platform.fire('TypeError');
    expect(await platform.statusOf('sweep')).toEqual(['degraded', 'failed']);
    expect((await platform.health()).jobs[0]).toMatchObject({
      lastRunAt: new Date(platform.clock.now).toISOString(),
      lastSuccessAt: new Date(platform.clock.now - minuteMs).toISOString(),
      lastError: 'TypeError',
    });
    await platform.fire();
    expect(await platform.statusOf('sweep')).toEqual(['ok', 'ok']);
  });

  it('is degraded once a job missed three of its runs', async () => {
    await platform.fire();
    platform.clock.now += 3 * minuteMs;
    expect(await platform.statusOf('sweep')).toEqual(['ok', 'ok']);
    platform.clock.now += 1;
    expect(await platform.statusOf('sweep')).toEqual(['degraded', 'overdue']);
  });

  it('is degraded when a job never runs that was registered long ago', async () => {
    await platform.fire();
    platform.clock.now += 180 * minuteMs;
    await platform.fire();
    expect(await platform.statusOf('prune')).toEqual(['ok', 'pending']);
    platform.clock.now += 1;
    expect(await platform.statusOf('prune')).toEqual(['degraded', 'overdue']);
  });

  it('is degraded while the cron never fired', async () => {
    expect(await platform.statusOf('sweep')).toEqual(['degraded', 'overdue']);
  });

  it('belongs to the platform, and to no site', async () => {
    const { slug } = await aSite(platform.database);
    const { fetch } = platform.app;
    const ask = (host: string) => fetch(new Request(`https://${host}/api/v1/health`));
    expect((await ask('larder.test')).status).toBe(200);
    expect((await ask(`${slug}.larder.test`)).status).toBe(404);
    expect((await ask('copper-pot.example')).status).toBe(404);
  });
});
