import { describe, expect, it } from 'vitest';
import type { Database } from '#functions/db/database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { explain } from '#functions/testing/database/query-plan.ts';
import { type CrossingHost, crossingHost } from './crossing-host.ts';

const db = await testDatabase();

/** The steps of everything that is asked or written. */
async function planOf(ask: (host: CrossingHost) => Promise<unknown>): Promise<string[]> {
  const steps: string[] = [];
  const batch: Database['engine']['batch'] = (queries) => {
    steps.push(...queries.flatMap(({ sql }) => explain(sql)));
    return Promise.resolve(queries.map(() => ({ rows: [], changes: 0 })));
  };
  const watched = Object.create(db, { engine: { value: { batch } } }) as Database;
  await ask(crossingHost(watched, 0));
  return steps;
}

const ids = { userId: 'a-person', siteId: 'a-site' };
const person = {
  id: ids.userId,
  email: 'a@example.com',
  displayName: null,
  avatarImageId: null,
  avatarCrop: null,
  version: 1,
  picture: null,
};
const leaver = { ...person, actorHash: 'a-hash' };
const asked = { tokenHash: 'a-hash', siteSlug: 'pies', now: 0 };
const nothing = { queries: [], from: () => undefined };

describe('Work on both sides, design §1', () => {
  it.each<[string, Parameters<typeof planOf>[0]]>([
    ['a session on a site', ({ platform }) => platform.findSessionAndSite(asked, nothing)],
    ['joining a site', ({ platform }) => platform.accountSites.join(ids, 0)],
    ['copying a person', ({ siteOf, prepare }) => prepare(siteOf('a').siteUsers.put(person, 0))],
    ['pending slugs', ({ platform }) => platform.siteDirectory.listPending(0, 9)],
    ['pending copies', ({ platform }) => platform.accountSites.listPending(0, 9)],
    ['pending claims', ({ platform }) => platform.subscribingClaims.list(0, 9)],
    ['pending deletions', ({ platform }) => platform.account.listLeaving(0, 9)],
  ])('looks rows up by their keys: %s walks through no table', async (_name, ask) => {
    const steps = await planOf(ask);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => /\bSCAN (?!CONSTANT|\(subquery)/.test(step))).toEqual([]);
  });

  it('brings people of a list one by one, however many the site, the list and its letters hold', async () => {
    const part = { people: [], lines: [2], basis: 'ask' as const, now: 0 };
    const steps = await planOf(({ siteOf, prepare }) =>
      prepare(siteOf('a').subscriberImports.bring('a-list', part)),
    );
    expect(steps.length).toBeGreaterThan(5);
    const wide = /\bSCAN (?!json_each)|\((?:site_id|import_id)=\?(?: AND outcome=\?)?\)/;
    expect(steps.filter((step) => wide.test(step))).toEqual([]);
  });

  it('takes a person from a site by what is theirs, though not by whole lists of the site', async () => {
    const steps = await planOf(({ siteOf, prepare }) => prepare(siteOf('a').departure(leaver, 0)));
    const ofSite = steps.filter((step) => !/idempotency_keys|outbox|messages/.test(step));
    expect(ofSite.length).toBeGreaterThan(5);
    expect(ofSite.filter((step) => /\bSCAN |\(site_id=\?\)/.test(step))).toEqual([]);
  });
});
