import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { wholeSiteKeys } from '#domain/publishing/publishing.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { deleteExpired } from '#functions/jobs/delete-expired.ts';
import { hostnameCheckRepository } from '#functions/repositories/site/hostname-check.ts';
import { hostLossLetter } from '#functions/services/site/hostname/loss-letter.ts';
import { recheckHostnames } from '#functions/services/site/hostname/recheck.ts';
import { sha256 } from '#functions/http/access/hash.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { dyingDatabase } from '#functions/testing/database/broken-database.ts';
import { accountWorks } from '#functions/testing/dying/dying-accounts.ts';
import { importWorks } from '#functions/testing/dying/dying-imports.ts';
import { siteWorks } from '#functions/testing/dying/dying-sites.ts';
import { anAddress, lastLetterTo, lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp, type TestApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy, aVisitor } from '#functions/testing/app/visitors.ts';
import { pendingImportRepository } from '#functions/repositories/mail/pending-imports.ts';
import { bringPending } from './bring-subscribers.ts';
import { confirmPending } from './confirm-subscription.ts';
import { crossingHost } from './crossing-host.ts';
import type { Crossing } from '#functions/testing/database/crossings.ts';
import { farewellTo } from '#functions/services/accounts/account/farewell.ts';
import { finishDeletions } from './delete-account.ts';
import { copyPending } from './membership.ts';
import { settleDirectory } from './site-address.ts';

const app = await testApp({ config: unhurried });
const { adapters, database } = app;
const manage = '/api/v1/manage';
const dayMs = 24 * 60 * 60 * 1000;
const {
  accountSites,
  hostnames,
  images,
  newsletterSubscribers,
  recipes,
  siteDirectory,
  siteInvitations,
  sitePeople,
  sites,
  siteUsers,
  users,
} = schema;

/** Work that crosses, and what is true afterwards whether it was done or not begun. */
type Work = { act: (dying: TestApp) => Promise<unknown>; facts: () => Promise<unknown> };

const first = async <Table extends SQLiteTable>(table: Table, filter: SQL) => {
  const [row] = await rowsOf(database, table, filter);
  return row ?? null;
};
const slugsOf = async (siteId: string) => {
  const entries = await rowsOf(database, siteDirectory, eq(siteDirectory.siteId, siteId));
  const slugsWhere = (isFormer: boolean) =>
    entries
      .filter(({ formerSince }) => (formerSince !== null) === isFormer)
      .map(({ slug }) => slug);
  return { current: slugsWhere(false), former: slugsWhere(true) };
};
const copyOf = (userId: string) => first(siteUsers, eq(siteUsers.userId, userId));
/** Whether the pages of a site were told of anything but its beginning. */
/** All pages of the site are made anew. */
const isFollowed = async (siteId: string) =>
  (await app.changes(siteId)).some((key) => wholeSiteKeys.includes(key));

const letterHost = (db: Database) => ({
  ...crossingHost(db, app.clock.now),
  config: unhurried,
  newId: () => crypto.randomUUID(),
});

async function aSiteWithHost(host: string) {
  const cook = await aCook(app);
  await cook.addHost(host);
  const isHost = eq(hostnames.host, host);
  const isPrimary = async () => (await first(hostnames, isHost))?.isPrimary ?? false;
  return { cook, isPrimary };
}

const works: Record<Crossing, () => Promise<Work>> = {
  'making a site': async () => {
    const { token } = await signIn(app);
    const slug = `site-${crypto.randomUUID()}`;
    return {
      act: (dying) => dying.call('POST', `${manage}/sites`, { token, body: { title: 'A', slug } }),
      facts: async () => {
        const made = await first(sites, eq(sites.slug, slug));
        const entry = await first(siteDirectory, eq(siteDirectory.slug, slug));
        expect(entry?.siteId).toBe(made?.id);
        expect((await copyOf(made?.ownerId ?? ''))?.siteId).toBe(made?.id);
      },
    };
  },
  'renaming a site': async () => {
    const { site } = await aCook(app);
    const body = { title: site.title, slug: `site-${crypto.randomUUID()}` };
    const path = `${site.base}/sites`;
    return {
      act: (dying) => dying.call('PUT', path, { token: site.token, body }),
      facts: async () => {
        const stands = await first(sites, eq(sites.id, site.id));
        const isRenamed = stands?.slug === body.slug;
        expect(await slugsOf(site.id)).toEqual({
          current: [stands?.slug],
          former: isRenamed ? [site.slug] : [],
        });
      },
    };
  },
  'changing the primary host of a site': async () => {
    const { cook, isPrimary } = await aSiteWithHost(`${crypto.randomUUID()}.example`);
    const { site } = cook;
    const host = (await first(hostnames, eq(hostnames.siteId, site.id)))?.host ?? '';
    const path = `${site.base}/hostnames/${host}/primary`;
    return {
      act: (dying) => dying.call('POST', path, { token: site.token }),
      facts: async () => expect(await isFollowed(site.id)).toBe(await isPrimary()),
    };
  },
  'withdrawing a host that is proven no more': async () => {
    const { cook, isPrimary } = await aSiteWithHost(`${crypto.randomUUID()}.example`);
    const { id: siteId } = cook.site;
    const soon = { isPrimary: true, missedChecks: 2, checkedAt: 1 };
    await commit(database, [
      database.update(hostnames).set(soon).where(eq(hostnames.siteId, siteId)),
    ]);
    adapters.dns.texts.clear();
    return {
      act: (dying) =>
        recheckHostnames({
          hostnames: hostnameCheckRepository(dying.database),
          lossLetter: (lost) => hostLossLetter(letterHost(dying.database), lost),
          hostProof: adapters.hostProof,
          commit: (statements) => commit(dying.database, statements),
          now: () => app.clock.now,
          log: () => {},
        }),
      facts: async () => expect(await isFollowed(siteId)).toBe(!(await isPrimary())),
    };
  },
  'the first action of a person on a site': async () => {
    const cook = await aCook(app);
    const { id: recipeId } = await cook.publishRecipe();
    const { token, user } = await aVisitor(app, cook);
    const path = `/api/v1/site/${cook.site.slug}/bookmarks`;
    const { bookmarks } = schema;
    return {
      act: (dying) => dying.call('POST', path, { token, body: { recipeId } }),
      facts: async () => {
        const hasActed = (await first(bookmarks, eq(bookmarks.userId, user.id))) !== null;
        const copy = await copyOf(user.id);
        expect(hasActed && copy?.displayName !== user.displayName).toBe(false);
      },
    };
  },
  'accepting an invitation to a site': async () => {
    const cook = await aCook(app);
    const { email, token, id } = await signIn(app);
    await cook.post('/invitations', { email, role: 'editor' });
    const letter = await lastLetterTo(app, email);
    const path = `${manage}/invitations/${letter.token}/accept`;
    return {
      act: (dying) => dying.call('POST', path, { token }),
      facts: async () => {
        const place = await first(sitePeople, eq(sitePeople.userId, id));
        const copy = await copyOf(id);
        expect(place !== null && copy === null).toBe(false);
        const invitation = await first(siteInvitations, eq(siteInvitations.email, email));
        expect(invitation?.acceptedAt !== null).toBe(place !== null);
      },
    };
  },
  'changing a profile': async () => {
    const { site } = await aCook(app);
    const body = { displayName: `Ada ${crypto.randomUUID()}` };
    return {
      act: (dying) => dying.call('PUT', `${manage}/current-user`, { token: site.token, body }),
      facts: async () => {
        const account = await first(users, eq(users.id, site.ownerId));
        expect((await copyOf(site.ownerId))?.displayName).toBe(account?.displayName);
        expect(await isFollowed(site.id)).toBe(account?.displayName === body.displayName);
      },
    };
  },
  'asking an address for its proof': async () => {
    const cook = await aCook(app);
    const email = anAddress();
    const path = `/api/v1/site/${cook.site.slug}/newsletter-subscribers`;
    return {
      act: (dying) => dying.call('POST', path, { body: { email } }),
      facts: async () => {
        const account = await first(users, eq(users.email, email));
        const copy = await copyOf(account?.id ?? '');
        expect((await lettersTo(app, email)).length > 0 && copy === null).toBe(false);
        await deleteExpired(database, app.clock.now + 31 * dayMs);
        expect(await rowsOf(database, users, eq(users.email, email))).toEqual([]);
        expect(await copyOf(account?.id ?? '')).toBeNull();
      },
    };
  },
  'confirming a subscription by its link': async () => {
    const cook = await aCook(app);
    const email = anAddress();
    await aPasserBy(app, cook).post('/newsletter-subscribers', { email });
    const { token } = await lastLetterTo(app, email);
    return {
      act: (dying) => dying.call('POST', `/api/v1/site/${cook.site.slug}/sign-in/${token}`),
      facts: async () => {
        const account = await first(users, eq(users.email, email));
        const isOwn = eq(newsletterSubscribers.userId, account?.id ?? '');
        const subscriber = await first(newsletterSubscribers, isOwn);
        expect(subscriber?.confirmedAt).toBe(account?.confirmedAt);
      },
    };
  },
  ...importWorks(app),
  ...siteWorks(app),
  ...accountWorks(app),
  'forgetting an address that nobody proved': async () => {
    const cook = await aCook(app);
    const email = anAddress();
    await aPasserBy(app, cook).post('/newsletter-subscribers', { email });
    const account = await first(users, eq(users.email, email));
    const later = () => app.clock.now + 31 * dayMs;
    return {
      act: (dying) => deleteExpired(dying.database, later()),
      facts: async () => {
        await deleteExpired(database, later());
        expect(await rowsOf(database, users, eq(users.email, email))).toEqual([]);
        expect(await copyOf(account?.id ?? '')).toBeNull();
      },
    };
  },
  'showing a picture of the owner on a site': async () => {
    const cook = await aCook(app);
    const { id } = await anImage(database, { siteId: null, userId: cook.site.ownerId });
    const body = { ...aRecipe(), images: [{ id }] };
    const { base, token } = cook.site;
    return {
      act: (dying) => dying.call('POST', `${base}/recipes`, { token, body }),
      facts: async () => {
        const isShown = (await first(recipes, eq(recipes.slug, body.slug))) !== null;
        const copy = await first(images, eq(images.id, id));
        expect(isShown && copy === null).toBe(false);
      },
    };
  },
};

/** Everything that the cron does for crossings, later than any request lives. */
async function sweep(): Promise<void> {
  const host = crossingHost(database, app.clock.now + 10 * 60_000);
  await settleDirectory(host);
  await copyPending(host);
  await confirmPending(host);
  const running = await pendingImportRepository(database).listRunning(100);
  await bringPending({ ...host, newId: () => crypto.randomUUID() }, running);
  const mailing = { ...host, config: unhurried, newId: () => crypto.randomUUID() };
  await finishDeletions({
    ...host,
    hash: sha256,
    media: adapters.media,
    farewellTo: (person) => farewellTo(mailing, person).statement,
  });
}

/** Does work that dies at a round trip; answers whether it came so far. */
async function dieAt({ act }: Work, death: { at: number; isDone: boolean }): Promise<boolean> {
  const { database: dyingOne, trips } = dyingDatabase(database, death);
  const dying = await testApp({ mayFail: true, config: unhurried, database: dyingOne, adapters });
  await act(dying).catch(() => {});
  return trips() >= death.at;
}

/** Dies before and behind each round trip in turn, until the work ends before it; answers how often. */
async function dieEverywhere(begin: () => Promise<Work>): Promise<number> {
  for (let death = 0; ; death += 1) {
    const work = await begin();
    const at = 1 + Math.floor(death / 2);
    const hasDied = await dieAt(work, { at, isDone: death % 2 === 1 });
    await sweep();
    await work.facts();
    if (!hasDied) return death;
  }
}

describe('Work on both sides that dies at any round trip', () => {
  it.each(Object.entries(works))('is whole or undone after the sweep: %s', async (_name, begin) => {
    expect(await dieEverywhere(begin)).toBeGreaterThan(4);
    const waiting = await rowsOf(database, accountSites);
    expect(waiting.filter(({ pendingSince }) => pendingSince !== null)).toEqual([]);
  });
});
