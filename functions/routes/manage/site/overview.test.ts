import { beforeEach, describe, expect, it } from 'vitest';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aMember, aRecipe, aText, aUser } from '#functions/testing/random/builders.ts';
import { aTalkOn } from '#functions/testing/sites/comment-queue.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
const dayMs = 86_400_000;
const noon = Date.UTC(2026, 4, 17, 12);
type Cook = Awaited<ReturnType<typeof aCook>>;

beforeEach(() => {
  app.clock.now = noon;
});

const overviewOf = async (cook: Cook, query = ''): Promise<OverviewAnswer> =>
  (await cook.get<OverviewAnswer>(`/overview${query}`)).body;

type Dates = { confirmedAt: number | null; unsubscribedAt?: number };

async function aReader({ site: { id: siteId } }: Cook, dates: Dates) {
  const { id: userId } = await aUser(database);
  await aMember(database, { siteId, userId });
  const subscribedAt = dates.confirmedAt ?? noon;
  const row = { siteId, userId, subscribedAt, ...dates };
  await commit(database, [database.insert(schema.newsletterSubscribers).values(row)]);
}

async function aSave({ site: { id: siteId } }: Cook, recipeId: string, createdAt: number) {
  const { id: userId } = await aUser(database);
  const row = { siteId, userId, recipeId, createdAt };
  await commit(database, [database.insert(schema.bookmarks).values(row)]);
}

const ofLastDays = (numbers: readonly number[] | undefined, count: number) =>
  numbers?.slice(-count);

describe('Overview of recipes, §2', () => {
  it('begins with nothing and says so in numbers', async () => {
    const overview = await overviewOf(await aCook(app));
    expect(overview).toMatchObject({
      days: 30,
      firstDay: '2026-04-18',
      recipes: { published: 0, unpictured: 0, drafts: { total: 0, newest: [] } },
      schedules: { overdue: [], next: [] },
      comments: { isOpen: true, new: 0, newest: [] },
      mails: { failed: 0, newest: [] },
      payments: { disputes: 0, late: 0 },
      sender: { isLost: false },
      newsletters: { paused: { total: 0, newest: [] } },
      domains: { lost: 0, failing: 0 },
      subscribers: { total: 0 },
      bookmarks: { before: 0 },
      mostSaved: [],
      failed: [],
    });
    expect(overview.subscribers?.came).toEqual(Array.from({ length: 30 }, () => 0));
  });

  it('names the newest drafts and what was written on since it was published', async () => {
    const cook = await aCook(app);
    const titles = ['Aniseed Buns', 'Borscht', 'Clafoutis', 'Dumplings'];
    for (const [place, title] of titles.entries()) {
      app.clock.now = noon + place * 1000;
      await cook.createRecipe(aRecipe({ title }));
    }
    const shown = await cook.publishRecipe(aRecipe({ title: 'Eclairs' }));
    const kept = await cook.publishRecipe(aRecipe({ title: 'Focaccia' }));
    await cook.put(`/recipes/${shown.id}`, { title: 'Éclairs', slug: shown.slug });
    const gone = await cook.createRecipe();
    await cook.delete(`/recipes/${gone.id}`);
    const { recipes } = await overviewOf(cook);
    expect(recipes).toMatchObject({
      published: 2,
      unpictured: 2,
      drafts: { total: 4 },
      changed: { total: 1, newest: [{ id: shown.id, title: 'Éclairs' }] },
    });
    const named = recipes?.drafts.newest.map(({ title }) => title);
    expect(named).toEqual(['Dumplings', 'Clafoutis', 'Borscht']);
    expect(recipes?.changed.newest.map(({ id }) => id)).not.toContain(kept.id);
  });

  it('calls a recipe late whose time has passed, and names what comes next', async () => {
    const cook = await aCook(app);
    const { id } = await cook.createRecipe(aRecipe({ title: 'Gougères' }));
    await cook.put(`/recipes/${id}/schedule`, { at: '2026-05-17T14:30', zone: 'Europe/Berlin' });
    const before = await overviewOf(cook);
    const scheduled = { id, title: 'Gougères', at: '2026-05-17T12:30:00.000Z', error: null };
    expect(before.schedules).toMatchObject({ overdue: [], next: [scheduled] });
    expect(before.recipes?.drafts.total).toBe(0);
    app.clock.now = noon + 36 * 60_000;
    expect((await overviewOf(cook)).schedules).toMatchObject({ overdue: [scheduled], next: [] });
  });
});

describe('Overview of readers, §2', () => {
  it('counts who came and left on each day of the clock that is asked for', async () => {
    const cook = await aCook(app);
    const midnightInTokyo = Date.UTC(2026, 4, 16, 15);
    await aReader(cook, { confirmedAt: midnightInTokyo });
    await aReader(cook, { confirmedAt: midnightInTokyo - 1 });
    await aReader(cook, { confirmedAt: noon - 100 * dayMs, unsubscribedAt: midnightInTokyo + 1 });
    await aReader(cook, { confirmedAt: null });
    const inTokyo = await overviewOf(cook, '?ahead=540');
    expect(inTokyo.subscribers?.total).toBe(2);
    expect(ofLastDays(inTokyo.subscribers?.came, 3)).toEqual([0, 1, 1]);
    expect(ofLastDays(inTokyo.subscribers?.left, 3)).toEqual([0, 0, 1]);
    const inLondon = await overviewOf(cook);
    expect(ofLastDays(inLondon.subscribers?.came, 3)).toEqual([0, 2, 0]);
    const inAYear = await overviewOf(cook, '?days=365');
    expect(inAYear.subscribers?.came.reduce((sum, count) => sum + count)).toBe(3);
  });

  it('counts saves of the period and as many days before, the most saved recipe first', async () => {
    const cook = await aCook(app);
    const [first, second] = [await cook.publishRecipe(), await cook.publishRecipe()];
    await aSave(cook, first.id, noon - 31 * dayMs);
    await aSave(cook, first.id, noon - 32 * dayMs);
    await aSave(cook, first.id, noon - dayMs);
    await aSave(cook, second.id, noon);
    await aSave(cook, second.id, noon);
    await aSave(cook, first.id, noon - 400 * dayMs);
    const overview = await overviewOf(cook);
    expect(ofLastDays(overview.bookmarks?.saved, 2)).toEqual([1, 2]);
    expect(overview.bookmarks?.before).toBe(2);
    expect(overview.mostSaved?.map(({ id, count }) => [id, count])).toEqual([
      [second.id, 2],
      [first.id, 1],
    ]);
    const longer = await overviewOf(cook, '?days=90');
    expect(longer.mostSaved?.map(({ count }) => count)).toEqual([3, 2]);
  });

  it.each(['?days=7', '?days=', '?ahead=x', '?ahead=841', '?clock=1', '?ahead=12345'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await (await aCook(app)).get(`/overview${query}`);
      expect([status, body]).toMatchObject([400, { code: 'validation_failed' }]);
    },
  );
});

describe('Overview of what people say and what is sent, §2', () => {
  it('names those who wrote on another site as the queue does', async () => {
    const cook = await aCook(app);
    const at = `/recipe-imports/${crypto.randomUUID()}`;
    await cook.post('/recipe-imports', { id: at.split('/')[2], name: 'blog.zip' });
    const made = { outcome: 'make', key: 'pie', recipe: aRecipe(), notes: [] };
    await cook.post(`${at}/items`, { items: [made] });
    const said = { key: 'pie', id: '1', parentId: null, isFromCook: false, rating: 5 };
    const words = { content: 'Good.', at: '2020-01-01T00:00:00.000Z', isHeld: false };
    const names = { name: 'Ada Lovelace', isHidden: false };
    await cook.post(`${at}/comments`, { comments: [{ ...said, ...words, ...names }] });
    const { comments } = await overviewOf(cook);
    expect(comments?.newest.map(({ name }) => name)).toEqual(['Ada Lovelace']);
  });

  it('shows the newest comments and counts those that nobody has looked at', async () => {
    const { cook, ada, write, queue, recipeId } = await aTalkOn(app);
    const first = await write(ada, 'How long in the oven?');
    app.clock.now += 60_000;
    const second = await write(ada, 'Found it.\nForty minutes.');
    await queue.act({ commentId: first, action: 'hide' });
    const { comments } = await overviewOf(cook);
    expect(comments).toMatchObject({ isOpen: true, new: 1, held: 0, reported: 0 });
    expect(comments?.newest).toMatchObject([
      { id: second, name: 'Ada', words: 'Found it.\nForty minutes.', recipe: { id: recipeId } },
    ]);
  });

  it('tells of letters that failed this week, and never of how people sign in', async () => {
    const cook = await aCook(app);
    const other = await aCook(app);
    const mail = (changes: object) => ({
      id: crypto.randomUUID(),
      idempotencyKey: crypto.randomUUID(),
      siteId: cook.site.id,
      kind: 'newsletter-welcome' as const,
      recipient: 'ann@example.com',
      senderName: 'Cook',
      subject: 'Welcome',
      headers: {},
      state: 'failed' as const,
      dueAt: 0,
      createdAt: noon - dayMs,
      ...changes,
    });
    const mails = [
      mail({}),
      mail({ kind: 'sign-in' }),
      mail({ createdAt: noon - 8 * dayMs }),
      mail({ state: 'sent' }),
      mail({ siteId: other.site.id }),
    ];
    await commit(database, [database.insert(schema.messages).values(mails)]);
    expect((await overviewOf(cook)).mails).toEqual({
      failed: 1,
      newest: [
        {
          recipient: 'ann@example.com',
          subject: 'Welcome',
          createdAt: new Date(noon - dayMs).toISOString(),
        },
      ],
    });
  });
});

describe('First steps of a site, §2', () => {
  it('tick off by themselves', async () => {
    const cook = await aCook(app);
    const none = { look: false, recipe: false, about: false, collection: false };
    expect((await overviewOf(cook)).steps).toEqual({ ...none, domain: false, plan: false });
    const { title, slug } = cook.site;
    await cook.publishRecipe();
    await cook.put('/sites', {
      title,
      slug,
      about: aText('I cook.'),
      headerLayout: 'centered',
      subscriptionsEnabled: true,
    });
    await cook.post('/collections', { title: 'Pies', slug: 'pies' });
    await cook.addHost('pies.example.com');
    const all = { look: true, recipe: true, about: true, collection: true };
    expect((await overviewOf(cook)).steps).toEqual({ ...all, domain: true, plan: true });
  });

  it('do not take the colour of a new site for a look', async () => {
    const cook = await aCook(app);
    const { title, slug } = cook.site;
    await cook.put('/sites', { title, slug, themeAccentColor: '#aa2200' });
    expect((await overviewOf(cook)).steps?.look).toBe(false);
  });
});

/** A database whose queries of some tables fail, alone or with others. */
function failingAt(given: Database, table: RegExp): Database {
  const batch: Database['engine']['batch'] = (queries) => {
    if (queries.some(({ sql }) => table.test(sql))) throw new Error('no such index');
    return given.engine.batch(queries);
  };
  return Object.assign(Object.create(given) as Database, {
    engine: { batch: async (queries: Parameters<typeof batch>[0]) => batch(queries) },
  });
}

describe('Overview as one call, design §1', () => {
  it('reads everything in one round trip behind the session', async () => {
    const { recording, rounds } = recordingDatabase(await testDatabase());
    const own = await testApp({ database: recording });
    const cook = await aCook(own);
    rounds.length = 0;
    expect((await cook.get('/overview')).status).toBe(200);
    expect(rounds).toHaveLength(2);
    expect(rounds[1]?.length).toBeGreaterThan(10);
  });

  it('leaves the rest standing where a part fails, names the part and logs why', async () => {
    const own = await testApp({ database: failingAt(await testDatabase(), /"subscriber_index"/) });
    const cook = await aCook(own);
    await cook.publishRecipe();
    const overview = await overviewOf(cook);
    expect(overview).toMatchObject({
      failed: ['subscribers'],
      subscribers: null,
      recipes: { published: 1 },
    });
    expect(own.logged).toMatchObject([
      { event: 'part of overview failed', part: 'subscribers', message: 'no such index' },
    ]);
  });

  it('is that of one site alone', async () => {
    const cook = await aCook(app);
    const { id } = await cook.publishRecipe();
    await aSave(cook, id, noon);
    await aReader(cook, { confirmedAt: noon });
    await aVisitor(app, cook);
    const { recipes, subscribers, mostSaved } = await overviewOf(await aCook(app));
    expect([recipes?.published, subscribers?.total, mostSaved]).toEqual([0, 0, []]);
  });
});
