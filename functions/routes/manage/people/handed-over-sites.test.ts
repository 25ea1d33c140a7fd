import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PeopleAnswer } from '#contract/accounts/people.ts';
import type { ArchiveLinkAnswer } from '#contract/archive/archive.ts';
import { originalName } from '#domain/media/media-key.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { closeSite } from '#functions/crossings/delete-site.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aColleague, anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress, lastLetterTo, lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { offerDesk } from '#functions/testing/sites/site-offers.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const { anOwner, answer, offer, offered, rolesOf } = offerDesk(app);
const manage = '/api/v1/manage';

describe('A site that is handed over', () => {
  it('is theirs at once, with its addresses, and its former owner edits it', async () => {
    const owner = await anOwner();
    const next = await offered(owner);
    const { result, keys } = await owner.cook.watch(() => answer(next, '/accept'));
    expect(result.body.invitation).toMatchObject({ role: 'owner', state: 'accepted' });
    expect(keys).toContain('owner');
    expect([await rolesOf(owner.token), await rolesOf(next.token)]).toEqual([
      ['editor'],
      ['owner'],
    ]);
    expect((await owner.ask('GET', '/recipes')).status).toBe(200);
    expect((await owner.ask('GET', '/people')).body).toMatchObject({ code: 'not_permitted' });
    const listed = await call<PeopleAnswer>('GET', `${owner.base}/people`, { token: next.token });
    expect(listed.body.people.map(({ email, role }) => [email, role])).toEqual([
      [next.email, 'owner'],
      [owner.email, 'editor'],
    ]);
    const [stored] = await rowsOf(database, schema.sites, eq(schema.sites.id, owner.cook.site.id));
    expect(stored?.ownerId).toBe(next.id);
    expect((await answer(next, '/accept')).status).toBe(200);
  });

  it('is left by its former owner at once who chose to go, in all that was open', async () => {
    const owner = await anOwner();
    const { id } = await owner.cook.createRecipe();
    type Link = { link: { url: string } };
    const preview = await owner.ask<Link>('POST', `/recipes/${id}/preview-links`, {
      kind: 'friend',
    });
    const archive = await owner.ask<ArchiveLinkAnswer>('POST', '/archive-links', {
      kind: 'everything',
    });
    await answer(await offered(owner, 'gone'), '/accept');
    expect(await rolesOf(owner.token)).toEqual([]);
    expect((await owner.ask('GET', '/recipes')).body).toMatchObject({ code: 'not_found' });
    const { pathname, search } = new URL(archive.body.link.url);
    expect((await call('GET', pathname + search)).status).toBe(410);
    expect(preview.status).toBe(201);
    const { body: account } = await call<{ sites: unknown[] }>(
      'GET',
      `${manage}/current-user/data`,
      { token: owner.token },
    );
    expect(account.sites).toEqual([]);
    const gone = await call('DELETE', `${manage}/current-user`, {
      token: owner.token,
      body: { email: owner.email },
    });
    expect(gone.status).toBe(204);
  });

  it('is told to both by mail', async () => {
    const owner = await anOwner();
    const next = await offered(owner, 'gone');
    await answer(next, '/accept');
    const [given, taken] = [
      await lastLetterTo(app, owner.email),
      await lastLetterTo(app, next.email),
    ];
    expect(given.subject).toBe('The Copper Pot has a new owner');
    expect(given.text).toContain(next.email);
    expect(taken.subject).toBe('The Copper Pot is yours');
    expect(taken.text).toContain(`${owner.email} works on it no longer.`);
  });

  it('keeps its people, and ends what its former owner asked of others', async () => {
    const owner = await anOwner();
    const siteId = owner.cook.site.id;
    const colleague = await aColleague(database, { siteId, role: 'editor' });
    await owner.ask('POST', '/invitations', { email: anAddress(), role: 'editor' });
    const next = await offered(owner, 'gone');
    await answer(next, '/accept');
    const { body } = await call<PeopleAnswer>('GET', `${owner.base}/people`, { token: next.token });
    expect(body.people.map(({ id }) => id)).toEqual([next.id, colleague.id]);
    expect(body.invitations).toEqual([]);
  });

  it('may be offered to who works on it, who does not do so twice', async () => {
    const owner = await anOwner();
    const email = anAddress();
    const editor = await signIn(app, email);
    await owner.ask('POST', '/invitations', { email, role: 'editor' });
    const link = `${manage}/invitations/${(await lastLetterTo(app, email)).token}`;
    await answer({ link, token: editor.token }, '/accept');
    await offer(owner, email, 'gone');
    const letters = (await lettersTo(app, email)).filter(({ kind }) => kind === 'site-offer');
    const offerLink = `${manage}/invitations/${letters.at(-1)?.token}`;
    await answer({ link: offerLink, token: editor.token }, '/accept');
    const { body } = await call<PeopleAnswer>('GET', `${owner.base}/people`, {
      token: editor.token,
    });
    expect(body.people.map(({ id, role }) => [id, role])).toEqual([[editor.id, 'owner']]);
  });

  it("goes on showing pictures that were its former owner's own", async () => {
    const owner = await anOwner();
    const picture = await anImage(database, { siteId: null, userId: owner.id });
    await owner.cook.createRecipe(aRecipe({ images: [{ id: picture.id }] }));
    const next = await offered(owner, 'gone');
    await answer(next, '/accept');
    const file = originalName(picture.key);
    await app.adapters.media.write(file, new Uint8Array([1]), { contentType: 'image/jpeg' });
    const { token, email } = owner;
    await call('DELETE', `${manage}/current-user`, { token, body: { email } });
    const [kept] = await rowsOf(database, schema.images, eq(schema.images.id, picture.id));
    expect([kept?.siteId, kept?.userId]).toEqual([owner.cook.site.id, next.id]);
    expect(app.adapters.objects.has(file)).toBe(true);
  });
});

describe('An offer beside other deeds', () => {
  it('is not accepted while the site is deleted, and is again once it is restored', async () => {
    const owner = await anOwner();
    const next = await offered(owner);
    await owner.ask('POST', '/site-deletion', { title: owner.title });
    expect((await answer(next, '/accept')).status).toBe(404);
    expect(await rolesOf(next.token)).toEqual([]);
    const path = `${manage}/deleted-sites/${owner.cook.site.id}/restore`;
    await call('POST', path, { token: owner.token });
    expect((await answer(next, '/accept')).status).toBe(200);
  });

  it('lets nobody delete or restore what they have handed over', async () => {
    const owner = await anOwner();
    const next = await offered(owner);
    await answer(next, '/accept');
    const deletion = { token: owner.token, body: { title: owner.title } };
    expect((await call('POST', `${owner.base}/site-deletion`, deletion)).status).toBe(404);
    await call('POST', `${owner.base}/site-deletion`, { ...deletion, token: next.token });
    const restore = `${manage}/deleted-sites/${owner.cook.site.id}/restore`;
    expect((await call('POST', restore, { token: owner.token })).status).toBe(404);
    expect((await call('POST', restore, { token: next.token })).status).toBe(200);
  });

  it('ends a deletion that its former owner has begun', async () => {
    const owner = await anOwner();
    await answer(await offered(owner), '/accept');
    const host = crossingHost(database, clock.now);
    const begun = { ...host, commit: host.prepare };
    const { id } = owner.cook.site;
    await expect(closeSite(begun, { id, ownerId: owner.id })).rejects.toThrow('not_found');
    const entries = await rowsOf(
      database,
      schema.siteDirectory,
      eq(schema.siteDirectory.siteId, id),
    );
    expect(entries.map(({ deletedAt }) => deletedAt)).toEqual([null]);
  });

  it('cannot be accepted once the owner of then is another', async () => {
    const owner = await anOwner();
    const next = await offered(owner);
    const { id: ownerId } = await signIn(app);
    const { siteDirectory } = schema;
    const isSite = eq(siteDirectory.siteId, owner.cook.site.id);
    await commit(database, [database.update(siteDirectory).set({ ownerId }).where(isSite)]);
    expect((await answer(next, '/accept')).status).toBe(410);
    const rows = await rowsOf(database, siteDirectory, isSite);
    expect(rows.map((row) => row.ownerId)).toEqual([ownerId]);
  });
});
