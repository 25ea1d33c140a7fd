import { describe, expect, it } from 'vitest';
import type { LogLine } from '#functions/http/log.ts';
import { jobRunRepository } from '#functions/repositories/platform/job-run.ts';
import { dyingDatabase } from '#functions/testing/database/broken-database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { runDueJobs, type ScheduledJob } from './run-jobs.ts';
import type { Schedule } from './schedule.ts';

const minuteMs = 60_000;
const halfPast = Date.UTC(2026, 4, 17, 9, 30);
const minutely: Schedule = { every: 'minute' };
const atHalfPast: Schedule = { every: 'hour', atMinute: 30 };
const atSeventeen: Schedule = { every: 'hour', atMinute: 17 };

/** A cron with jobs that write down that they ran; its clock is that of the scheduled time. */
async function aCron(jobs: readonly ScheduledJob<string[]>[]) {
  const database = await testDatabase();
  const logged: LogLine[] = [];
  const ran: string[] = [];
  return {
    database,
    logged,
    ran,
    fire: (scheduledTime = halfPast, broken = database) =>
      runDueJobs(jobs, ran, {
        database: broken,
        scheduledTime,
        now: () => scheduledTime,
        log: (line) => logged.push(line),
      }),
    runs: async () =>
      new Map((await jobRunRepository(database).list()).map((run) => [run.job, run])),
  };
}

function aJob(name: string, schedule: Schedule = minutely): ScheduledJob<string[]> {
  return { name, schedule, run: (ran) => Promise.resolve(ran.push(name)) };
}

const failing = (name: string, error: Error, schedule = minutely): ScheduledJob<string[]> => ({
  name,
  schedule,
  run: () => Promise.reject(error),
});

describe('Scheduled jobs', () => {
  it('run in their minute, or in every one', async () => {
    const cron = await aCron([
      aJob('each-minute'),
      aJob('half-past', atHalfPast),
      aJob('later', atSeventeen),
    ]);
    await cron.fire();
    expect(cron.ran).toEqual(['each-minute', 'half-past']);
    await cron.fire(halfPast + 47 * minuteMs);
    expect(cron.ran.slice(2)).toEqual(['each-minute', 'later']);
  });

  it('run although the one before them fails', async () => {
    const cron = await aCron([failing('first', new TypeError('No mail')), aJob('second')]);
    await cron.fire();
    expect(cron.ran).toEqual(['second']);
  });

  it('run although the one before them throws at once, or never ends', async () => {
    const hanging = { ...aJob('hanging'), run: () => new Promise<never>(() => {}) };
    const throwing = {
      ...aJob('throwing'),
      run: () => {
        throw new Error('At once');
      },
    };
    const cron = await aCron([hanging, throwing, aJob('third')]);
    void cron.fire();
    await expect.poll(async () => (await cron.runs()).get('third')?.lastRunAt).toBe(halfPast);
    expect(cron.ran).toEqual(['third']);
  });

  it('log what failed under the name of the job, without the parameters of a query', async () => {
    const cron = await aCron([failing('sweep', new TypeError('No such table\nparams: a secret'))]);
    await cron.fire();
    expect(cron.logged).toEqual([
      {
        level: 'error',
        event: 'job_failed',
        site: null,
        job: 'sweep',
        errorClass: 'TypeError',
        reason: 'No such table',
      },
    ]);
  });

  it('leave one record each: their last run, their last success, the class of the error', async () => {
    const cron = await aCron([
      aJob('good'),
      failing('bad', new RangeError('Too far')),
      aJob('later', atSeventeen),
    ]);
    await cron.fire();
    const registeredAt = halfPast;
    expect([...(await cron.runs()).values()]).toEqual(
      expect.arrayContaining([
        {
          job: 'good',
          registeredAt,
          lastRunAt: halfPast,
          lastSuccessAt: halfPast,
          lastError: null,
        },
        {
          job: 'bad',
          registeredAt,
          lastRunAt: halfPast,
          lastSuccessAt: null,
          lastError: 'RangeError',
        },
        { job: 'later', registeredAt, lastRunAt: null, lastSuccessAt: null, lastError: null },
      ]),
    );
  });

  it('keep the time of the last success when they fail, and lose the error when they succeed', async () => {
    const outcomes = [Promise.resolve(), Promise.reject(new Error('Once')), Promise.resolve()];
    outcomes[1]!.catch(() => {});
    const cron = await aCron([{ ...aJob('sweep'), run: () => outcomes.shift()! }]);
    await cron.fire();
    await cron.fire(halfPast + minuteMs);
    expect((await cron.runs()).get('sweep')).toMatchObject({
      lastRunAt: halfPast + minuteMs,
      lastSuccessAt: halfPast,
      lastError: 'Error',
    });
    await cron.fire(halfPast + 2 * minuteMs);
    expect((await cron.runs()).get('sweep')).toMatchObject({
      lastSuccessAt: halfPast + 2 * minuteMs,
      lastError: null,
    });
  });

  it('log that they did not run, when their time comes again', async () => {
    const cron = await aCron([aJob('each-minute'), aJob('half-past', atHalfPast)]);
    await cron.fire();
    const next = halfPast + 241 * minuteMs;
    await cron.fire(next);
    expect(cron.logged).toEqual([
      {
        level: 'error',
        event: 'job_overdue',
        site: null,
        job: 'each-minute',
        lastRunAt: halfPast,
      },
    ]);
    await cron.fire(next + 59 * minuteMs);
    expect(cron.logged.at(-1)).toMatchObject({ event: 'job_overdue', job: 'half-past' });
  });

  it('run although nothing can be recorded, which is logged', async () => {
    const cron = await aCron([aJob('sweep')]);
    const { database: broken } = dyingDatabase(cron.database, { at: 1, isDone: false });
    await cron.fire(halfPast, broken);
    expect(cron.ran).toEqual(['sweep']);
    const event = 'job_record_failed';
    expect(cron.logged).toMatchObject([{ event }, { event }]);
  });
});
