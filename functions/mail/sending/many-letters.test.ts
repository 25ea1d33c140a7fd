import { env, memoryUsage, stdout } from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { recipientsPerBatch } from '#domain/mail/newsletter/newsletter-send.ts';
import { smtpBulkMailer } from '#functions/mail/transports/smtp-bulk.ts';
import { dyingDatabase } from '#functions/testing/database/broken-database.ts';
import {
  aMailService,
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { aMoodyServer, nodeSocket } from '#functions/testing/mail/smtp-server.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

// `npm run letters` sends many more.
const byServer = Number(env['LETTERS_BY_SMTP'] ?? 300);
const toSink = Number(env['LETTERS_TO_SINK'] ?? 3_000);
const kills = 5;
const random = randomFrom(Number(env['LETTERS_SEED'] ?? 17));

const tell = (line: string) => void stdout.write(`${line}\n`);

const app = await testApp();
const server = await aMoodyServer({ random, busy: 0.1, drops: 0.002 });
afterAll(() => server.close());

const aKitchen = async (count: number) => {
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const readers = await manyReaders(app, cook, count);
  return { cook, readers, id: await aNewsletter(cook) };
};

describe('A newsletter to many', () => {
  it('comes to each by a server that is not well and a sender that dies, and to nobody twice but for a death', async () => {
    const { cook, readers, id } = await aKitchen(byServer);
    const mailer = smtpBulkMailer(server.at, nodeSocket);
    const failures: unknown[] = [];
    const deaths: unknown[] = [];
    for (let life = 0; life < kills; life += 1) {
      const at = 20 + random.below(Math.floor(byServer / 8));
      const { database } = dyingDatabase(app.database, { at, isDone: random.chance(0.5) });
      const sender = aSender(app, mailer, { database });
      await sender.run(cook, id).catch((error: unknown) => deaths.push(error));
      failures.push(...sender.failures);
      app.clock.now += 20 * 60_000;
    }
    expect(deaths).toHaveLength(kills);
    server.recover();
    await runToTheEnd(app, { cook, id, mailer });
    const { state, counts } = await newsletterOf(cook, id);
    expect({ state, recipients: counts.recipients }).toEqual({
      state: 'sent',
      recipients: byServer,
    });
    const distinct = new Map(server.taken.map((each) => [each.messageId, each.to]));
    const reached = new Set(distinct.values());
    const missed = readers.filter(({ email }) => !reached.has(email));
    expect(missed.length).toBeLessThanOrEqual(counts.uncertain);
    expect(counts.sent + counts.uncertain).toBe(byServer);
    const repeated = server.taken.length - distinct.size;
    tell(
      `${byServer} letters, ${failures.length} connections broke, ${deaths.length} deaths, ${repeated} repeated`,
    );
    // Each death and each connection that broke may repeat the one letter that was on its way.
    expect(repeated).toBeLessThanOrEqual(failures.length + deaths.length);
  });

  it('is held in memory a hundred at a time, however many they are', async () => {
    const { cook, id } = await aKitchen(toSink);
    const { mailer, taken } = aMailService();
    const heldAtOnce: number[] = [];
    const heaps: number[] = [];
    const forgetful = {
      ...mailer,
      sendAll: async (...asked: Parameters<typeof mailer.sendAll>) => {
        const told = await mailer.sendAll(...asked);
        heldAtOnce.push(taken.splice(0).length);
        heaps.push(memoryUsage().heapUsed);
        return told;
      },
    };
    const begun = Date.now();
    await runToTheEnd(app, { cook, id, mailer: forgetful });
    const seconds = (Date.now() - begun) / 1000;
    const megabytes = Math.max(...heaps) / 2 ** 20;
    tell(`${Math.round(toSink / seconds)} letters a second, ${Math.round(megabytes)} MB at most`);
    expect((await newsletterOf(cook, id)).counts.sent).toBe(toSink);
    expect(Math.max(...heldAtOnce)).toBeLessThanOrEqual(recipientsPerBatch);
  });
});
