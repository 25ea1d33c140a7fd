import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '#functions/db/schema.ts';
import { dyingDatabase, interruptedDatabase } from '#functions/testing/database/broken-database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { scheduledJobs } from '#functions/jobs/scheduled-jobs.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { abandonedAfterMs, crossingHost } from './crossing-host.ts';
import { settleDirectory } from './site-address.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
const { siteDirectory, sites } = schema;
type Cook = Awaited<ReturnType<typeof aCook>>;

const aSlug = () => `dish-${crypto.randomUUID()}`;
/** By the slug that the site has at that moment. */
async function rename(by: Pick<typeof app, 'call'>, cook: Cook, slug: string) {
  const { token, title } = cook.site;
  const path = `/api/v1/manage/${(await addressOf(cook)).slug}/sites`;
  return by.call('PUT', path, { token, body: { title, slug } });
}

/** What the site says of itself, and the directory of it. */
async function addressOf({ site }: Cook) {
  const [stands] = await rowsOf(database, sites, eq(sites.id, site.id));
  const entries = await rowsOf(database, siteDirectory, eq(siteDirectory.siteId, site.id));
  const slugsWhere = (isFormer: boolean) =>
    entries.flatMap(({ slug, formerSince }) => ((formerSince !== null) === isFormer ? slug : []));
  return { slug: stands?.slug, current: slugsWhere(false), former: slugsWhere(true).toSorted() };
}

/** One rename, and another one behind a round trip of it. */
async function renameTwice(at: number) {
  const cook = await aCook(app, { slug: aSlug() });
  const slugs = [aSlug(), aSlug()] as const;
  const meanwhile = () => rename(app, cook, slugs[1]);
  const interrupted = interruptedDatabase(database, { at, meanwhile });
  const slow = await testApp({ mayFail: true, ...interrupted, config: unhurried });
  const { status } = await rename(slow, cook, slugs[0]);
  const address = await addressOf(cook);
  return { cook, slugs, status, address, trips: interrupted.trips() };
}

describe('Two renames of a site at once', async () => {
  const { trips } = await renameTwice(0);

  it.each(Array.from({ length: trips }, (_, trip) => trip + 1))(
    'leave it one current slug, its own, and lead its former ones there: behind round trip %s',
    async (at) => {
      const { cook, slugs, status, address } = await renameTwice(at);
      expect([status, address.current]).toEqual([200, [address.slug]]);
      expect(slugs).toContain(address.slug);
      expect(address.former).toContain(cook.site.slug);
    },
  );
});

/** A rename that dies behind a round trip, and whether the site had its new slug by then. */
async function lostRename(at: number) {
  const cook = await aCook(app, { slug: aSlug() });
  const slug = aSlug();
  const { database: dying, trips } = dyingDatabase(database, { at, isDone: true });
  const body = { title: cook.site.title, slug };
  const lost = await testApp({ mayFail: true, config: unhurried, database: dying });
  await lost.call('PUT', `${cook.site.base}/sites`, { token: cook.site.token, body });
  const isRenamed = (await addressOf(cook)).slug === slug;
  const other = await aCook(app, { slug: aSlug() });
  const isTaken = async () => (await rename(app, other, slug)).status === 409;
  return { isRenamed, isTaken, trips: trips() };
}

describe('A rename that was lost', async () => {
  const { trips } = await lostRename(Number.POSITIVE_INFINITY);
  const lastTrips = Array.from({ length: trips }, (_, trip) => trip + 1);

  it.each(lastTrips)('holds its slug no longer than until the job: behind trip %s', async (at) => {
    const { isRenamed, isTaken } = await lostRename(at);
    await settleDirectory(crossingHost(database, app.clock.now + abandonedAfterMs));
    expect(await isTaken()).toBe(isRenamed);
  });

  it('holds its slug until then, as it may be under way yet', async () => {
    const renames = await Promise.all(lastTrips.map((at) => lostRename(at)));
    const unfinished = renames.filter(({ isRenamed }) => !isRenamed);
    expect(await Promise.all(unfinished.map(({ isTaken }) => isTaken()))).toContain(true);
    expect(scheduledJobs).toContainEqual(
      expect.objectContaining({ name: 'settle-site-directory', schedule: { every: 'minute' } }),
    );
  });
});
