import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { createSiteDirectory } from './site-directory.ts';

const { recording: database, rounds } = recordingDatabase(await testDatabase());

let count = 0;
/** A site with a domain, and an isolate that learns where its hosts lead. */
async function aSiteWithDomain({ isPrimary }: { isPrimary: boolean }) {
  const site = await aSite(database);
  const domain = `pies-${(count += 1)}.example`;
  const row = {
    host: domain,
    siteId: site.id,
    createdAt: 1,
    verifiedAt: 1,
    checkedAt: 1,
    isPrimary,
  };
  await commit(database, [
    database.insert(schema.hostnames).values({ ...row, verificationToken: domain }),
  ]);
  const clock = { now: 0 };
  const background: Promise<unknown>[] = [];
  const directory = createSiteDirectory();
  const asking = {
    database,
    platformHost: 'larder.test',
    now: () => clock.now,
    waitUntil: (work: Promise<unknown>) => background.push(work),
  };
  const at = async (host: string, ms: number) => {
    clock.now = ms;
    const before = rounds.length;
    const hosting = await directory(asking, host);
    return { kind: hosting.kind, isAsked: rounds.length > before };
  };
  return {
    domain,
    slugHost: `${site.slug}.larder.test`,
    at,
    settled: () => Promise.all(background),
  };
}

describe('Where a host leads, as an isolate remembers it, design §5', () => {
  it('is not asked for again for half a minute where pages are served', async () => {
    const { slugHost, at } = await aSiteWithDomain({ isPrimary: false });
    expect(await at(slugHost, 0)).toEqual({ kind: 'site', isAsked: true });
    expect(await at(slugHost, 16_000)).toEqual({ kind: 'site', isAsked: false });
    expect(await at(slugHost, 30_000)).toEqual({ kind: 'site', isAsked: true });
  });

  it('is asked for again behind a view that waits for nothing', async () => {
    const { domain, at, settled } = await aSiteWithDomain({ isPrimary: true });
    await at(domain, 0);
    await commit(database, [
      database.delete(schema.hostnames).where(eq(schema.hostnames.host, domain)),
    ]);
    expect(await at(domain, 17_000)).toEqual({ kind: 'site', isAsked: true });
    await settled();
    expect(await at(domain, 17_100)).toEqual({ kind: 'unknown', isAsked: false });
  });

  it('is remembered for a moment alone where visitors are led to another host', async () => {
    const { slugHost, at } = await aSiteWithDomain({ isPrimary: true });
    await at(slugHost, 0);
    expect(await at(slugHost, 1800)).toEqual({ kind: 'site', isAsked: true });
  });

  it('is remembered for a moment alone where there is no site yet', async () => {
    const { at } = await aSiteWithDomain({ isPrimary: false });
    await at('nobody.example', 0);
    expect(await at('nobody.example', 1700)).toMatchObject({ kind: 'unknown' });
    expect(await at('nobody.example', 1800)).toEqual({ kind: 'unknown', isAsked: true });
  });
});
