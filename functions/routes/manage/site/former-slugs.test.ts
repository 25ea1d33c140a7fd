import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRateLimits } from '#functions/http/limits/rate-limits.ts';
import { createSiteDirectory } from '#functions/serving/site-directory.ts';
import { watchedDatabase } from '#functions/testing/database/broken-database.ts';
import { signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, database } = app;
type Cook = Awaited<ReturnType<typeof aCook>>;
let word = 0;
const aSlug = () => `dish-${(word += 1)}`;

/** What a host stands for in an isolate that remembers nothing. */
async function hostingOf(slug: string) {
  const source = { database, platformHost: 'larder.test', now: () => 0, waitUntil: () => {} };
  return await createSiteDirectory()(source, `${slug}.larder.test`);
}

/** Saves a site under another slug; a cook's client would find it again under that one. */
async function rename(cook: Cook, from: string, to: string) {
  return renameBy(call, cook.site, { from, to });
}

type Slugs = { from: string; to: string };
function renameBy(by: typeof call, { token, title }: Cook['site'], { from, to }: Slugs) {
  return by('PUT', `/api/v1/manage/${from}/sites`, { token, body: { title, slug: to } });
}

describe('A slug that a site had before, design §4.9', () => {
  it('leads to the site as long as it stands, through any number of renames', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const [first, second, third] = [cook.site.slug, aSlug(), aSlug()];
    await rename(cook, first, second);
    await rename(cook, second, third);
    const { id: siteId } = cook.site;
    const moved = { kind: 'former', siteId, slug: third };
    expect(await hostingOf(first)).toMatchObject(moved);
    expect(await hostingOf(second)).toMatchObject(moved);
    expect(await hostingOf(third)).toMatchObject({ kind: 'site', siteId, slug: third });
  });

  it('can be taken back by its site', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const [first, second] = [cook.site.slug, aSlug()];
    await rename(cook, first, second);
    expect((await rename(cook, second, first)).status).toBe(200);
    expect(await hostingOf(first)).toMatchObject({ kind: 'site', slug: first });
    expect(await hostingOf(second)).toMatchObject({ kind: 'former', slug: first });
  });

  it('is given to no other site, not even of the same cook', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const [first, second] = [cook.site.slug, aSlug()];
    await rename(cook, first, second);
    const stranger = await aCook(app, { slug: aSlug() });
    const taken = { status: 409, body: { code: 'slug_taken' } };
    expect(await rename(stranger, stranger.site.slug, first)).toMatchObject(taken);
    for (const { token } of [cook.site, await signIn(app)]) {
      const body = { title: 'Another', slug: first };
      expect(await call('POST', '/api/v1/manage/sites', { token, body })).toMatchObject(taken);
      const path = `/api/v1/manage/site-slug-availability?slug=${first}`;
      expect((await call('GET', path, { token })).body).toMatchObject({ isAvailable: false });
    }
    expect(await hostingOf(first)).toMatchObject({ kind: 'former', slug: second });
  });

  it('is free again where the site never took it', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const wanted = aSlug();
    const { token, title, slug } = cook.site;
    const stale = await call('PUT', `/api/v1/manage/${slug}/sites`, {
      token,
      body: { title, slug: wanted },
      headers: { 'If-Match': '"7"' },
    });
    expect(stale.status).toBe(409);
    const other = await aCook(app, { slug: aSlug() });
    expect((await rename(other, other.site.slug, wanted)).status).toBe(200);
  });

  it.each([
    ['GET', '/recipes?limit=5&query=pie', undefined],
    ['GET', '/current-site', undefined],
    ['POST', '/sign-in', { email: 'edna@example.com' }],
  ])('leads calls of the Site API on: %s %s', async (method, path, body) => {
    const cook = await aCook(app, { slug: aSlug() });
    const [first, second] = [cook.site.slug, aSlug()];
    await rename(cook, first, second);
    const { token } = cook.site;
    const answer = await call(method, `/api/v1/site/${first}${path}`, { token, body });
    expect(answer.status).toBe(308);
    const location = `/api/v1/site/${second}${path}`;
    expect(answer.headers.get('Location')).toBe(location);
    expect((await call(method, location, { token, body })).status).toBe(200);
  });

  it.each([
    ['GET', '/recipes?limit=5', undefined],
    ['PUT', '/sites', { title: 'Pies', slug: 'dish-kept' }],
  ])('leads calls of who works on the site on: %s %s', async (method, path, body) => {
    const cook = await aCook(app, { slug: aSlug() });
    const [first, second] = [cook.site.slug, aSlug()];
    await rename(cook, first, second);
    const former = `/api/v1/manage/${first}${path}`;
    const answer = await call(method, former, { token: cook.site.token, body });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('Location')).toBe(`/api/v1/manage/${second}${path}`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { token } = await signIn(app);
    const none = await call(method, `/api/v1/manage/${aSlug()}${path}`, { token, body });
    const strange = await call(method, former, { token, body });
    expect([strange.status, strange.body]).toEqual([404, none.body]);
    expect((await call(method, former, { body })).status).toBe(401);
  });

  it('is told to who works on the site', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const { token, slug: first } = cook.site;
    const told = async () => (await call('GET', '/api/v1/manage/current-user', { token })).body;
    expect(await told()).not.toHaveProperty('currentUser.sites.0.formerSlugs');
    const second = aSlug();
    await rename(cook, first, second);
    const sites = [{ slug: second, formerSlugs: [first] }];
    expect(await told()).toMatchObject({ currentUser: { sites } });
  });

  it('leads on, and is told, at every moment of its rename', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const { token, slug: first } = cook.site;
    const statuses = new Set<number>();
    const isTold = new Set<boolean>();
    const look = async () => {
      const own = await call('GET', `/api/v1/manage/${first}/current-site`, { token });
      const visited = await call('GET', `/api/v1/site/${first}/current-site`);
      statuses.add(own.status).add(visited.status);
      const { body } = await call('GET', '/api/v1/manage/current-user', { token });
      isTold.add(JSON.stringify(body).includes(`"${first}"`));
    };
    const watched = watchedDatabase(database, look);
    const slow = await testApp({ mayFail: true, config: unhurried, database: watched });
    const renamed = await renameBy(slow.call, cook.site, { from: first, to: aSlug() });
    expect([renamed.status, [...statuses], [...isTold]]).toEqual([200, [200, 308], [true]]);
  });

  it('leads on a call whose slug is escaped', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const [first, second] = [cook.site.slug, aSlug()];
    await rename(cook, first, second);
    const escaped = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
    const answer = await call('GET', `/api/v1/site/${escaped}/current-site?x=1`);
    expect(answer.headers.get('location')).toBe(`/api/v1/site/${second}/current-site?x=1`);
  });

  it('is an origin from which a page that was open goes on', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const [first, second] = [cook.site.slug, aSlug()];
    await rename(cook, first, second);
    const headers = { Origin: `https://${first}.larder.test` };
    const body = { email: 'edna@example.com' };
    const answer = await call('POST', `/api/v1/site/${second}/sign-in`, { headers, body });
    expect(answer.status).toBe(200);
  });

  it('leads to its site after any renames of two sites', async () => {
    const step = fc.record({ who: fc.nat(1), to: fc.nat(4) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const world = await twoSites();
        for (const each of steps) expect(await world.rename(each)).toBe(world.expected());
        expect(await world.hostings()).toMatchObject(world.leads());
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('The slugs that a site can hold', () => {
  /** Renames a site again and again; the last answer. */
  async function renameOften(cook: Cook, times: number, by = call) {
    let from = cook.site.slug;
    for (let left = times; left > 0; left -= 1) {
      const to = aSlug();
      const answer = await renameBy(by, cook.site, { from, to });
      if (answer.status !== 200) return { left, from, answer };
      from = to;
    }
    return { left: 0, from, answer: null };
  }

  it('are twenty, and the site goes on under its present one or one it had', async () => {
    const cook = await aCook(app, { slug: aSlug() });
    const { left, from, answer } = await renameOften(cook, 25);
    expect([left, answer?.status]).toEqual([6, 409]);
    expect(answer?.body).toMatchObject({ code: 'too_many_slugs' });
    expect((await rename(cook, from, from)).status).toBe(200);
    expect((await rename(cook, from, cook.site.slug)).status).toBe(200);
  });

  it('are as many a day for an owner as the limit says, of all sites together', async () => {
    const hurried = await testApp();
    const { limit } = defaultRateLimits.newSlug;
    const cook = await aCook(hurried, { slug: aSlug() });
    const first = await renameOften(cook, 15, hurried.call);
    const { token } = cook.site;
    const create = () =>
      hurried.call('POST', '/api/v1/manage/sites', { token, body: { title: 'A', slug: aSlug() } });
    const made = [];
    for (let left = limit - 15; left > 0; left -= 1) made.push((await create()).status);
    expect(new Set(made)).toEqual(new Set([201]));
    const renamed = (to: string) => renameBy(hurried.call, cook.site, { from: first.from, to });
    for (const refused of [await create(), await renamed(aSlug())]) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    }
    expect((await renamed(cook.site.slug)).status).toBe(200);
    hurried.clock.now += 24 * 60 * 60_000;
    expect((await create()).status).toBe(201);
  });

  it('may have come to be reserved, and then stay good for the site alone', async () => {
    const cook = await aCook(app, { slug: 'handle-availability' });
    const { slug, token } = cook.site;
    const body = { title: 'Another title', slug };
    const path = `/api/v1/manage/${slug}/sites`;
    expect((await call('PUT', path, { token, body })).status).toBe(200);
    const refused = await rename(cook, slug, 'early-signups');
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'slug' }] } });
  });
});

type Step = { who: number; to: number };

/** Two sites that want the same five slugs, and a plain account of who has had which. */
async function twoSites() {
  const slugs = Array.from({ length: 5 }, aSlug);
  const cooks = [await aCook(app, { slug: aSlug() }), await aCook(app, { slug: aSlug() })];
  const current = cooks.map(({ site }) => site.slug);
  const holders = new Map(current.map((slug, who) => [slug, who]));
  let wasFree = false;
  return {
    async rename({ who, to }: Step) {
      const slug = slugs[to]!;
      wasFree = (holders.get(slug) ?? who) === who;
      const { status } = await rename(cooks[who]!, current[who]!, slug);
      if (wasFree) {
        current[who] = slug;
        holders.set(slug, who);
      }
      return status;
    },
    expected: () => (wasFree ? 200 : 409),
    hostings: () => Promise.all([...holders.keys()].map((slug) => hostingOf(slug))),
    leads: () =>
      [...holders].map(([slug, who]) => ({
        kind: current[who] === slug ? 'site' : 'former',
        slug: current[who],
      })),
  };
}
