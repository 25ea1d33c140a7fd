import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resendBulkMailer } from '#functions/mail/transports/resend.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { dyingDatabase, unlessKilled } from '#functions/testing/database/broken-database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import {
  aNewsletter,
  aSender,
  manyReaders,
  newsletterOf,
  readerEmail,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });

const isKept = () => Promise.resolve();
const isLost = async (meanwhile: () => Promise<unknown>) => {
  await meanwhile();
  throw new Error('The answer was lost');
};

/** What the service does with keys, as its documentation says. */
function aServiceThatKnowsKeys(onFirst: () => Promise<unknown> = isKept) {
  const known = new Map<string, string>();
  const letters: string[] = [];
  const answers: number[] = [];
  const take = async (init: RequestInit): Promise<Response> => {
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    const body = await new Response(init.body).text();
    const before = known.get(key);
    if (before !== undefined && before !== body) {
      return Response.json({ name: 'invalid_idempotent_request' }, { status: 409 });
    }
    known.set(key, body);
    const all = JSON.parse(body) as { to: [string] }[];
    if (before === undefined) letters.push(...all.map(({ to: [to] }) => to));
    if (known.size === 1 && before === undefined) await onFirst();
    return Response.json({ data: all.map(({ to: [to] }) => ({ id: to })) });
  };
  const mailer = resendBulkMailer('a-key', async (_address, init) => {
    const answer = await take(init);
    answers.push(answer.status);
    return answer;
  });
  return { mailer, letters, answers };
}

/** The round trips of a sender of ten letters, from before it has them to after. */
const range = Array.from({ length: 18 }, (_, place) => place + 6);

describe('Letters whose answer was lost', () => {
  it('are asked about once where somebody has another address since, and end as uncertain', async () => {
    const cook = await aCook(app, { settings: { newslettersEnabled: true } });
    const [first] = await manyReaders(app, cook, 12);
    const id = await aNewsletter(cook);
    const moves = () =>
      commit(app.database, [
        app.database
          .update(schema.siteUsers)
          .set({ email: 'moved@example.com' })
          .where(eq(schema.siteUsers.userId, first!.id)),
      ]);
    const { mailer, letters, answers } = aServiceThatKnowsKeys(() => isLost(moves));
    await runToTheEnd(app, { cook, id, mailer });
    const { state, counts } = await newsletterOf(cook, id);
    expect({ state, all: counts.sent + counts.uncertain }).toEqual({ state: 'sent', all: 12 });
    expect(answers.filter((status) => status === 409)).toHaveLength(1);
    expect(letters.toSorted()).toEqual(
      Array.from({ length: 12 }, (_, place) => readerEmail(place)).toSorted(),
    );
  });
});

describe('Letters whose sender died while an answer was noted', () => {
  it.each(range)('all end as sent, with what the service calls them: trip %i', async (at) => {
    const cook = await aCook(app, { settings: { newslettersEnabled: true } });
    await manyReaders(app, cook, 10);
    const id = await aNewsletter(cook);
    const { mailer, letters, answers } = aServiceThatKnowsKeys();
    for (const isDone of [false, true]) {
      const { database } = dyingDatabase(app.database, { at, isDone });
      await aSender(app, mailer, { database }).run(cook, id).catch(unlessKilled);
      app.clock.now += 5 * 60_000;
    }
    await runToTheEnd(app, { cook, id, mailer });
    const { counts } = await newsletterOf(cook, id);
    expect(counts).toMatchObject({ sent: 10, uncertain: 0 });
    const isOfThis = eq(schema.newsletterRecipients.sendId, id);
    const rows = await rowsOf(app.database, schema.newsletterRecipients, isOfThis);
    expect(rows.filter(({ providerId }) => providerId === null)).toEqual([]);
    expect(answers).not.toContain(409);
    expect(letters).toHaveLength(10);
  });
});
