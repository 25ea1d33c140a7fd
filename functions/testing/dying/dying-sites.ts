import { eq, lte } from 'drizzle-orm';
import { expect } from 'vitest';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { removeDeletedSites } from '#functions/crossings/delete-site.ts';
import { schema } from '#functions/db/schema.ts';
import { anImage, aRecipe } from '../random/builders.ts';
import { storedRows } from '../database/stored-rows.ts';
import { rowsOf } from '../database/table-rows.ts';
import { lastLetterTo, lettersTo, signIn } from '../mail/mailbox.ts';
import { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

type Work = { act: (dying: TestApp) => Promise<unknown>; facts: () => Promise<unknown> };

const { siteDirectory, sites } = schema;
const monthMs = 31 * 24 * 60 * 60 * 1000;

/** What of the life of a site crosses, for the test that kills it at every round trip. */
export const siteWorks = (app: TestApp) => ({
  'deleting a site': async (): Promise<Work> => {
    const { site } = await aCook(app);
    const { token, title } = site;
    const sent = { token, body: { title } };
    return {
      act: (dying) => dying.call('POST', `${site.base}/site-deletion`, sent),
      facts: () => deleted(app, site),
    };
  },
  'restoring a deleted site': async (): Promise<Work> => {
    const { site, post } = await aCook(app);
    await post('/site-deletion', { title: site.title });
    const path = `/api/v1/manage/deleted-sites/${site.id}/restore`;
    return {
      act: (dying) => dying.call('POST', path, { token: site.token }),
      facts: () => agree(app, site.id),
    };
  },
  'handing a site over': async (): Promise<Work> => {
    const owner = await signIn(app);
    const { site, createRecipe } = await aCook(app, { ownerId: owner.id });
    const { id: pictureId } = await anImage(app.database, { siteId: null, userId: owner.id });
    await createRecipe(aRecipe({ images: [{ id: pictureId }] }));
    const next = await signIn(app);
    const body = { email: next.email, formerOwner: 'editor', title: site.title };
    await app.call('POST', `${site.base}/site-offer`, { token: owner.token, body });
    const letter = await lastLetterTo(app, next.email);
    const path = `/api/v1/manage/invitations/${letter.token}/accept`;
    return {
      act: (dying) => dying.call('POST', path, { token: next.token }),
      facts: () => handedOver(app, site.id, { former: owner, next, pictureId }),
    };
  },
  'removing a deleted site for good': async (): Promise<Work> => {
    const { site, post, publishRecipe } = await aCook(app);
    const { id } = await publishRecipe();
    await anImage(app.database, { siteId: site.id, userId: site.ownerId });
    await post('/collections', { title: 'Pies', slug: 'pies', recipeIds: [id] });
    await post('/invitations', { email: `${crypto.randomUUID()}@example.com`, role: 'editor' });
    await post('/site-deletion', { title: site.title });
    const { media } = app.adapters;
    const remove = ({ database, clock }: TestApp) =>
      removeDeletedSites({ ...crossingHost(database, clock.now + monthMs), media });
    return {
      act: remove,
      facts: async () => {
        // A run takes a few sites alone, and tests before this one have left some.
        while (await isAnyDue(app)) await remove(app);
        expect((await storedRows(app.database)).includes(site.id)).toBe(false);
      },
    };
  },
});

/** The owner was told of it exactly if the site is deleted. */
async function deleted(app: TestApp, { id, ownerId }: { id: string; ownerId: string }) {
  await agree(app, id);
  const { users } = schema;
  const [owner] = await rowsOf(app.database, users, eq(users.id, ownerId));
  const entries = await rowsOf(app.database, siteDirectory, eq(siteDirectory.siteId, id));
  const isDeleted = entries.every(({ deletedAt }) => deletedAt !== null);
  const letters = await lettersTo(app, String(owner?.email));
  expect(letters.map(({ kind }) => kind)).toEqual(isDeleted ? ['site-deleted'] : []);
}

type Person = { id: string; email: string };
type Handover = { former: Person; next: Person; pictureId: string };

/** The site is whole theirs who accepted, with letters to both, or whole theirs who offered it. */
async function handedOver(
  app: TestApp,
  siteId: string,
  { former, next, pictureId }: Handover,
): Promise<void> {
  await agree(app, siteId);
  const { database } = app;
  const { images, sitePeople, siteUsers } = schema;
  const [site] = await rowsOf(database, sites, eq(sites.id, siteId));
  const entries = await rowsOf(database, siteDirectory, eq(siteDirectory.siteId, siteId));
  expect(entries.map(({ ownerId }) => ownerId)).toEqual([site?.ownerId]);
  const isTheirs = site?.ownerId === next.id;
  expect(isTheirs || site?.ownerId === former.id).toBe(true);
  const people = await rowsOf(database, sitePeople, eq(sitePeople.siteId, siteId));
  expect(people.map(({ userId, role }) => [userId, role])).toEqual(
    isTheirs ? [[former.id, 'editor']] : [],
  );
  const copies = await rowsOf(database, siteUsers, eq(siteUsers.siteId, siteId));
  expect(copies.map(({ userId }) => userId)).toContain(site?.ownerId);
  const [picture] = await rowsOf(database, images, eq(images.id, pictureId));
  expect(picture?.siteId ?? null).toBe(isTheirs ? siteId : null);
  const told = [...(await lettersTo(app, former.email)), ...(await lettersTo(app, next.email))];
  const news = told.filter(({ subject }) => /new owner|is yours/.test(subject));
  expect(news).toHaveLength(isTheirs ? 2 : 0);
}

const isAnyDue = async ({ database, clock }: TestApp): Promise<boolean> => {
  const due = await rowsOf(database, siteDirectory, lte(siteDirectory.deletedAt, clock.now));
  return due.length > 0;
};

/** Platform and site say the same of whether it is deleted. */
async function agree({ database }: TestApp, siteId: string): Promise<void> {
  const entries = await rowsOf(database, siteDirectory, eq(siteDirectory.siteId, siteId));
  const [site] = await rowsOf(database, sites, eq(sites.id, siteId));
  expect(new Set(entries.map(({ deletedAt }) => deletedAt))).toEqual(new Set([site?.deletedAt]));
  expect(entries.filter(({ pendingSince }) => pendingSince !== null)).toEqual([]);
}
