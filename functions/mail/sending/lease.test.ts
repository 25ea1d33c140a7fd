import { afterEach, describe, expect, it, vi } from 'vitest';
import { dyingDatabase, unlessKilled } from '#functions/testing/database/broken-database.ts';
import {
  aMailService,
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { renewalMs } from '../while-held.ts';
import { leaseMs } from '#domain/mail/newsletter/newsletter-send.ts';

const minuteMs = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

async function aKitchen(count: number) {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  await manyReaders(app, cook, count);
  return { app, cook, id: await aNewsletter(cook) };
}

describe('A call that has only some minutes', () => {
  it('sends no letter after them, and leaves the rest to the next', async () => {
    const { app, cook, id } = await aKitchen(40);
    const { mailer, taken } = aMailService(() => {
      app.clock.now += minuteMs;
      return null;
    });
    const { run } = aSender(app, mailer);
    expect(await run(cook, id, app.clock.now + 4 * minuteMs)).toBe('unfinished');
    expect(taken).toHaveLength(4);
    expect((await newsletterOf(cook, id)).counts).toMatchObject({ sent: 4, waiting: 36 });
    await runToTheEnd(app, { cook, id, mailer });
    expect(taken).toHaveLength(40);
  });
});

describe('A batch that somebody is sending', () => {
  it('is taken by nobody else while a slow server is waited for, however long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { app, cook, id } = await aKitchen(3);
    const slow = aMailService();
    const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const mailer = {
      ...slow.mailer,
      sendAll: async (...given: Parameters<typeof slow.mailer.sendAll>) => {
        begun.resolve();
        await answered.promise;
        return slow.mailer.sendAll(...given);
      },
    };
    const sending = aSender(app, mailer).run(cook, id);
    await begun.promise;
    const other = aMailService();
    for (let waited = 0; waited < 4 * leaseMs; waited += renewalMs) {
      app.clock.now += renewalMs;
      await vi.advanceTimersByTimeAsync(renewalMs);
      await aSender(app, other.mailer).run(cook, id);
    }
    answered.resolve();
    await sending;
    expect({ slow: slow.taken.length, other: other.taken.length }).toMatchObject({ other: 0 });
    await runToTheEnd(app, { cook, id, mailer: slow.mailer });
    expect(slow.taken).toHaveLength(3);
  });

  it('is gone on with a minute after its sender died', async () => {
    const { app, cook, id } = await aKitchen(3);
    const { mailer, taken } = aMailService(() => null, true);
    const { database } = dyingDatabase(app.database, { at: 12, isDone: true });
    await aSender(app, mailer, { database }).run(cook, id).catch(unlessKilled);
    app.clock.now += leaseMs + 1;
    await aSender(app, mailer).run(cook, id);
    expect((await newsletterOf(cook, id)).state).toBe('sent');
    expect(new Set(taken.map(({ to }) => to)).size).toBe(3);
    expect(leaseMs).toBe(60_000);
  });
});
