import { describe, expect, it } from 'vitest';
import type { SubscribersAnswer } from '#contract/mail/subscriber.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aMember, aSession, aUser, longAgo } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { subscribed } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { call, database } = app;
type Cook = Awaited<ReturnType<typeof aCook>>;
type Dates = { subscribedAt?: number; confirmedAt?: number | null; unsubscribedAt?: number | null };

/** Somebody who gets the newsletter of the site. */
async function aSubscriber(cook: Cook, user: Parameters<typeof aUser>[1] = {}, dates: Dates = {}) {
  const { id: userId, email } = await aUser(database, user);
  const { id: siteId } = cook.site;
  await aMember(database, { siteId, userId });
  const row = { subscribedAt: longAgo, confirmedAt: longAgo, unsubscribedAt: null, ...dates };
  await commit(database, [
    database.insert(schema.newsletterSubscribers).values({ siteId, userId, ...row }),
  ]);
  return { userId, email };
}

/** As an import leaves them. */
async function manySubscribers(siteId: string, count: number, dates: Dates) {
  const people = Array.from({ length: count }, () => crypto.randomUUID());
  const { siteUsers, newsletterSubscribers } = schema;
  await commit(
    database,
    people.map((userId) =>
      database
        .insert(siteUsers)
        .values({ siteId, userId, email: `${userId}@example.com`, version: 1 }),
    ),
  );
  await commit(
    database,
    people.map((userId) =>
      database
        .insert(newsletterSubscribers)
        .values({ siteId, userId, subscribedAt: longAgo, ...dates }),
    ),
  );
}

const list = async (cook: Cook, query = '') =>
  (await cook.get<SubscribersAnswer>(`/subscribers?${query}`)).body;
const emails = async (cook: Cook, query = '') =>
  (await list(cook, query)).subscribers.map(({ email }) => email);

describe('Subscribers, §7', () => {
  it('are those with the newsletter or a plan, newest first, and nobody else', async () => {
    const cook = await aCook(app);
    const old = await aSubscriber(cook, {}, { subscribedAt: longAgo - 1000 });
    const recent = await aSubscriber(cook, {}, { subscribedAt: longAgo + 1000 });
    const paying = await aUser(database);
    await subscribed(app, { siteId: cook.site.id, userId: paying.id, plan: 'yearly' });
    const passing = await aUser(database);
    await aMember(database, { siteId: cook.site.id, userId: passing.id });
    await aSubscriber(await aCook(app));
    const { subscribers, total, nextCursor } = await list(cook);
    expect([total, nextCursor]).toEqual([3, null]);
    expect(subscribers.map(({ email }) => email)).toEqual([recent.email, paying.email, old.email]);
    expect(subscribers[1]).toEqual({
      id: paying.id,
      email: paying.email,
      displayName: 'Edna Cook',
      state: 'none',
      source: 'subscribe-page',
      subscribedAt: new Date(longAgo).toISOString(),
      planType: 'yearly',
      planStatus: 'active',
      freeUntil: null,
    });
  });

  it('are found by state and by plan', async () => {
    const cook = await aCook(app);
    const there = await aSubscriber(cook);
    const unproven = await aSubscriber(cook, {}, { confirmedAt: null });
    const gone = await aSubscriber(cook, {}, { unsubscribedAt: longAgo });
    const paying = await aSubscriber(cook);
    const { id: siteId } = cook.site;
    await subscribed(app, { siteId, userId: paying.userId, plan: 'monthly' });
    const both = [there.email, paying.email].toSorted();
    expect((await emails(cook, 'state=subscribed')).toSorted()).toEqual(both);
    expect(await emails(cook, 'state=unconfirmed')).toEqual([unproven.email]);
    expect(await emails(cook, 'state=unsubscribed')).toEqual([gone.email]);
    expect(await emails(cook, 'plan=monthly')).toEqual([paying.email]);
    expect(await emails(cook, 'state=subscribed&plan=none')).toEqual([there.email]);
  });

  it.each([
    ['ED%5FNA', 'ed_na@example.com', 'Edna'],
    ['100%25', 'full@example.com', '100% Full'],
    ['o%27neil', 'neil@example.com', "Ann O'Neil"],
  ])(
    'are found by a part of address or name, literally: %s',
    async (search, email, displayName) => {
      const cook = await aCook(app);
      const known = await aUser(database, {
        email: `other-${search}-${crypto.randomUUID()}@x.example`,
      });
      await aMember(database, { siteId: cook.site.id, userId: known.id });
      const own = `${crypto.randomUUID()}-${email}`;
      await aSubscriber(cook, { email: own, displayName });
      await aSubscriber(cook, { displayName: 'Somebody Else' });
      expect(await emails(cook, `search=${search}`)).toEqual([own]);
    },
  );

  it.each([
    ['elodie', 'Élodie Ünal'],
    ['ÉLODIE ü', 'Élodie Ünal'],
    ['e\u0301lodie', 'Élodie Ünal'],
    ['STRASSE', 'Karin Straßer'],
    ['straßer', 'Karin Straßer'],
    ['izmir', 'İzmir Işık'],
    ['IŞIK', 'İzmir Işık'],
    ['işik', 'İzmir Işık'],
    ['sorensen', 'Søren Sørensen'],
    ['łucja', 'ŁUCJA'],
    ['АННА', 'Анна'],
    ['ανν', 'Άννα'],
  ])('are found without case and accents: %s', async (search, displayName) => {
    const cook = await aCook(app);
    const { email } = await aSubscriber(cook, { displayName });
    await aSubscriber(cook, { displayName: 'Somebody Other' });
    expect(await emails(cook, `search=${encodeURIComponent(search)}`)).toEqual([email]);
  });

  it.each(['  edna ', 'unal elodie', '\t', 'elodie\u00A0 ünal', 'EXAMPLE  élodie'])(
    'are found by all words in any order, without the blanks around them: %j',
    async (search) => {
      const cook = await aCook(app);
      const { email } = await aSubscriber(cook, { displayName: 'Élodie Ünal Edna' });
      const found = await list(cook, `search=${encodeURIComponent(search)}`);
      expect([found.total, found.subscribers[0]?.email]).toEqual([1, email]);
      expect((await list(cook, 'search=elodie+nobody')).total).toBe(0);
    },
  );

  it('come in pages that lose nobody, whoever subscribed in the same moment', async () => {
    const cook = await aCook(app);
    await manySubscribers(cook.site.id, 25, { confirmedAt: longAgo });
    const seen: string[] = [];
    let after = '';
    for (let left = 7; left > 0; left -= 1) {
      const { subscribers, nextCursor } = await list(cook, `limit=4&search=example${after}`);
      seen.push(...subscribers.map(({ id }) => id));
      after = `&cursor=${nextCursor}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
  });

  it('have no name until they have shown that the address is theirs', async () => {
    const cook = await aCook(app);
    const unproven = await aSubscriber(cook, { displayName: 'Secret' }, { confirmedAt: null });
    const { subscribers } = await list(cook);
    expect(subscribers).toMatchObject([{ email: unproven.email, displayName: null }]);
    expect(await emails(cook, 'search=secret')).toEqual([]);
  });

  it('come in pages that nobody who subscribes meanwhile moves', async () => {
    const cook = await aCook(app);
    for (let left = 7; left > 0; left -= 1) await aSubscriber(cook);
    const first = await list(cook, 'limit=3');
    await aSubscriber(cook, {}, { subscribedAt: longAgo + 5000 });
    const second = await list(cook, `limit=3&cursor=${first.nextCursor}`);
    await aSubscriber(cook, {}, { subscribedAt: longAgo + 6000 });
    const third = await list(cook, `limit=3&cursor=${second.nextCursor}`);
    const pages = [first, second, third];
    const seen = pages.flatMap(({ subscribers }) => subscribers.map(({ id }) => id));
    expect(third.nextCursor).toBeNull();
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
  });

  it('are the same whether all are asked for or all are searched', async () => {
    const cook = await aCook(app);
    const { id: siteId } = cook.site;
    for (let left = 3; left > 0; left -= 1) await aSubscriber(cook);
    const paying = await aUser(database);
    await subscribed(app, { siteId, userId: paying.id, plan: 'yearly' });
    const both = await aSubscriber(cook, {}, { confirmedAt: null, unsubscribedAt: longAgo });
    await subscribed(app, { siteId, userId: both.userId, plan: 'free' });
    const all = await list(cook, 'limit=3');
    expect(all.total).toBe(5);
    expect(await list(cook, 'limit=3&search=example')).toEqual(all);
    const next = `limit=3&cursor=${all.nextCursor}`;
    expect(await list(cook, `${next}&search=example`)).toEqual(await list(cook, next));
  });

  const anyone = crypto.randomUUID();
  it.each([
    `cursor=x/${anyone}`,
    'cursor=x',
    'cursor=1.2',
    'state=all',
    'plan=weekly',
    'limit=101',
    'offset=3',
    'q=a',
  ])('are refused for %s', async (query) => {
    expect((await (await aCook(app)).get(`/subscribers?${query}`)).status).toBe(400);
  });
});

describe('The file of subscribers', () => {
  const file = async (cook: Cook, query = '') => {
    const answer = await cook.get<string>(`/subscribers.csv?${query}`);
    return { ...answer, lines: answer.body.split('\r\n') };
  };

  it('holds them all, as text that no spreadsheet takes for a formula', async () => {
    const cook = await aCook(app);
    const email = `=cmd-${crypto.randomUUID()}@example.com`;
    await aSubscriber(cook, { email, displayName: '=HYPERLINK("https://evil.example")' });
    const { lines, headers } = await file(cook);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="subscribers.csv"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(lines).toEqual([
      '"email","name","state","subscribed_at","plan","plan_status","source"',
      `"'${email}","'=HYPERLINK(""https://evil.example"")","subscribed","2026-01-01T00:00:00.000Z","","",""`,
      '',
    ]);
  });

  it('comes in parts, whole and once, as filtered', async () => {
    const cook = await aCook(app);
    const { id: siteId } = cook.site;
    await manySubscribers(siteId, 602, { confirmedAt: longAgo });
    await manySubscribers(siteId, 601, { confirmedAt: null });
    const { lines } = await file(cook);
    expect(new Set(lines.slice(1, -1)).size).toBe(1203);
    expect((await file(cook, 'state=unconfirmed')).lines.slice(1, -1)).toHaveLength(601);
  }, 30_000);

  it('is for the owner alone', async () => {
    const cook = await aCook(app);
    const path = `${cook.site.base}/subscribers.csv`;
    const stranger = await aSession(database, { userId: (await aUser(database)).id });
    const { token } = (await aCook(app)).site;
    const statuses = [
      await call('GET', path),
      await call('GET', path, { token: stranger }),
      await call('GET', path, { token }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([401, 404, 404]);
  });
});
