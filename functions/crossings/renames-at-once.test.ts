import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '#functions/db/schema.ts';
import { interruptedDatabase } from '#functions/testing/database/broken-database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';

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
  const slow = await testApp({ ...interrupted, config: unhurried });
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
