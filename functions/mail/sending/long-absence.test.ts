import { expect, it } from 'vitest';
import {
  aMailService,
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
  runToTheEnd,
  untilLifted,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { dyingDatabase, unlessKilled } from '#functions/testing/database/broken-database.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const dayMs = 24 * 60 * 60_000;

async function halfSent() {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const readers = await manyReaders(app, cook, 60);
  const id = await aNewsletter(cook);
  const { lift, fateOf } = untilLifted({ outcome: 'refused', reason: 'No' });
  const { mailer, taken } = aMailService(fateOf);
  await aSender(app, mailer).run(cook, id);
  expect(await newsletterOf(cook, id)).toMatchObject({ state: 'paused', pausedFor: 'refusals' });
  lift();
  const goOn = () => runToTheEnd(app, { cook, id, mailer });
  const resume = () => cook.post(`/newsletter-sends/${id}/resume`);
  const rest = readers.length - (await newsletterOf(cook, id)).counts.refused;
  return { app, cook, id, taken, goOn, resume, rest };
}

/** The site is deleted, and comes back. */
async function awayFor(ms: number, { app, cook }: Pick<Half, 'app' | 'cook'>): Promise<void> {
  await cook.post('/site-deletion', { title: cook.site.title });
  app.clock.now += ms;
  const restoration = `/api/v1/manage/deleted-sites/${cook.site.id}/restore`;
  await app.call('POST', restoration, { token: cook.site.token });
}

type Half = Awaited<ReturnType<typeof halfSent>>;

it.each<[string, (half: Half) => Promise<unknown>]>([
  [
    'its cook let it go on after days',
    async ({ app, resume }) => {
      app.clock.now += 9 * dayMs;
      await resume();
    },
  ],
  [
    'its site was deleted and came back after days',
    async ({ app, cook, resume }) => {
      await resume();
      await awayFor(9 * dayMs, { app, cook });
    },
  ],
  [
    'nothing ran for days',
    async ({ app, resume }) => {
      await resume();
      app.clock.now += 9 * dayMs;
    },
  ],
])('A newsletter reaches everybody who is left where %s', async (_, absence) => {
  const half = await halfSent();
  expect(half.rest).toBeGreaterThan(20);
  await absence(half);
  await half.goOn();
  expect(half.taken).toHaveLength(half.rest);
  expect((await newsletterOf(half.cook, half.id)).state).toBe('sent');
});

it('A newsletter reaches everybody where its site was deleted for days while it was prepared', async () => {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const readers = await manyReaders(app, cook, 60);
  const id = await aNewsletter(cook);
  const { mailer, taken } = aMailService();
  for (let at = 1; (await newsletterOf(cook, id)).state !== 'preparing'; at += 1) {
    const { database } = dyingDatabase(app.database, { at, isDone: true });
    await aSender(app, mailer, { database }).run(cook, id).catch(unlessKilled);
  }
  await awayFor(9 * dayMs, { app, cook });
  await runToTheEnd(app, { cook, id, mailer });
  expect(taken).toHaveLength(readers.length);
});
