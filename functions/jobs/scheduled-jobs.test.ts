import { describe, expect, it } from 'vitest';
import { sha256 } from '#functions/http/access/hash.ts';
import { randomCode, randomToken } from '#functions/http/access/tokens.ts';
import type { LogLine } from '#functions/http/log.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { signInDesk } from '#functions/testing/mail/mailbox.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { runDueJobs } from './run-jobs.ts';
import { type JobHost, scheduledJobs } from './scheduled-jobs.ts';

const app = await testApp({ config: unhurried });
const seventeenPast = Date.UTC(2026, 4, 17, 9, 17);

/** The jobs of the platform over a site whose changes nobody published, with mail that waits. */
async function aCron(changes: Partial<JobHost> = {}) {
  const site = await aLiveSite(app);
  await site.publishRecipe();
  const { email } = await signInDesk(app).aLetter();
  const logged: LogLine[] = [];
  const mailWakes: string[][] = [];
  const newsletterWakes: string[] = [];
  const calls: string[] = [];
  const host: JobHost = {
    publisher: site.publisher.host,
    wakeMailer: (messageIds) => Promise.resolve(void mailWakes.push(messageIds)),
    wakeNewsletter: ({ id }) => Promise.resolve(void newsletterWakes.push(id)),
    hostProof: app.adapters.hostProof,
    pageStore: { removeUnused: () => Promise.resolve(calls.push('removeUnused')) },
    keepClientAssets: () => Promise.resolve(void calls.push('keepClientAssets')),
    enqueueRefresh: (siteId) => Promise.resolve(void calls.push(`refresh ${siteId}`)),
    letters: {
      config: unhurried,
      adapters: app.adapters,
      newId: () => crypto.randomUUID(),
    },
    fromAddress: 'mail@larder.test',
    serviceList: null,
    gateway: null,
    secrets: { hash: sha256, newToken: randomToken, newCode: randomCode },
    signInCodes: app.adapters.signInCodes,
    hash: sha256,
    media: app.adapters.media,
    deleteAbandonedUploads: () => Promise.resolve(calls.push('deleteAbandonedUploads')),
    now: () => app.clock.now,
    log: (line) => logged.push(line),
    ...changes,
  };
  const { database } = app;
  return {
    site,
    email,
    logged,
    mailWakes,
    calls,
    fire: (scheduledTime: number) =>
      runDueJobs(scheduledJobs, host, { database, scheduledTime, now: host.now, log: host.log }),
    wakesPublisher: () => site.publisher.queued.some(({ siteId }) => siteId === site.siteId),
  };
}

describe('The jobs of the platform, design §4', () => {
  it('have names of their own', () => {
    expect(new Set(scheduledJobs.map(({ name }) => name)).size).toBe(scheduledJobs.length);
  });

  it('wake for mail and changes every minute, and clear up once an hour', async () => {
    const cron = await aCron();
    await cron.fire(seventeenPast + 60_000);
    expect(cron.mailWakes.flat()).not.toEqual([]);
    expect(cron.wakesPublisher()).toBe(true);
    expect(cron.calls).toEqual([]);
    await cron.fire(seventeenPast);
    expect(cron.calls.toSorted()).toEqual(['deleteAbandonedUploads', 'removeUnused']);
    expect(cron.logged).toEqual([]);
  });

  it('wake the publisher although mail fails', async () => {
    const wakeMailer = () => Promise.reject(new Error('The queue is full'));
    const cron = await aCron({ wakeMailer });
    await cron.fire(seventeenPast);
    expect(cron.wakesPublisher()).toBe(true);
    expect(cron.calls).toContain('deleteAbandonedUploads');
    expect(cron.logged).toMatchObject([{ event: 'job_failed', job: 'wake-mailer' }]);
  });

  it('keep the client files of a deploy before a site is rendered by it', async () => {
    const cron = await aCron();
    await cron.site.publish();
    const publisher = { ...cron.site.publisher.host, renderer: 'second-deploy' };
    const later = await aCron({ publisher });
    await later.fire(seventeenPast + 60_000);
    expect(later.calls[0]).toBe('keepClientAssets');
    expect(later.calls).toContain(`refresh ${cron.site.siteId}`);
  });
});
