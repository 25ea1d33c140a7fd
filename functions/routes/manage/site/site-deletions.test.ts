import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CurrentUserAnswer } from '#contract/accounts/current-user.ts';
import type { DeletedSitesAnswer } from '#contract/site/site-deletion.ts';
import { deletedSitesKeptMs } from '#domain/site/deleted-site.ts';
import { originalName } from '#domain/media/media-key.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { removeDeletedSites } from '#functions/crossings/delete-site.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { createSiteDirectory } from '#functions/serving/site-directory.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { database, adapters } = app;
const manage = '/api/v1/manage';
type Cook = Awaited<ReturnType<typeof aCook>>;

const deletionOf = ({ site, post }: Cook) => post('/site-deletion', { title: site.title });
const asCook = <Body = unknown>({ site }: Cook, method: string, path: string) =>
  app.call<Body>(method, `${manage}${path}`, { token: site.token });
const deletedOf = async (cook: Cook) =>
  (await asCook<DeletedSitesAnswer>(cook, 'GET', '/deleted-sites')).body.deletedSites;
const restoreOf = (cook: Cook, by = cook) =>
  asCook<DeletedSitesAnswer>(by, 'POST', `/deleted-sites/${cook.site.id}/restore`);
const remove = () =>
  removeDeletedSites({ ...crossingHost(database, app.clock.now), media: adapters.media });
/** As if it had been deleted so much earlier. */
async function age({ site }: Cook, ms: number): Promise<void> {
  const deletedAt = app.clock.now - ms;
  const { siteDirectory, sites } = schema;
  await commit(database, [
    database.update(siteDirectory).set({ deletedAt }).where(eq(siteDirectory.siteId, site.id)),
  ]);
  await commit(database, [database.update(sites).set({ deletedAt }).where(eq(sites.id, site.id))]);
}
const hostingOf = async ({ site }: Cook) => {
  const asking = {
    now: () => 0,
    waitUntil: () => undefined,
    database,
    platformHost: 'larder.test',
  };
  return createSiteDirectory()(asking, `${site.slug}.larder.test`);
};

describe('Deleting a site', () => {
  it('needs its name, and else changes nothing', async () => {
    const cook = await aCook(app);
    expect((await cook.post('/site-deletion', { title: 'Another' })).status).toBe(400);
    expect((await cook.get('/recipes')).status).toBe(200);
    expect(await deletedOf(cook)).toEqual([]);
  });

  it('is told to its owner once, with the day until which it can be brought back', async () => {
    const owner = await signIn(app);
    const cook = await aCook(app, { ownerId: owner.id });
    const { site } = cook;
    const body = { title: site.title };
    const letters = async () =>
      (await lettersTo(app, owner.email)).filter(({ kind }) => kind === 'site-deleted');
    for (let times = 0; times < 2; times += 1)
      await app.call('POST', `${site.base}/site-deletion`, { token: owner.token, body });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    const until = new Date(app.clock.now + deletedSitesKeptMs);
    expect(letter?.text).toContain(
      until.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
    );
    expect(letter?.link.pathname).toBe('/kitchen');
    const back = `${manage}/deleted-sites/${site.id}/restore`;
    await app.call('POST', back, { token: owner.token });
    expect(await letters()).toHaveLength(1);
    await app.call('POST', `${site.base}/site-deletion`, { token: owner.token, body });
    expect(await letters()).toHaveLength(2);
  });

  it('hides it at once from visitors, lists and its kitchen, and keeps its address', async () => {
    const cook = await aCook(app);
    await cook.publishRecipe(aRecipe({ title: 'Hidden pie' }));
    expect((await deletionOf(cook)).status).toBe(204);
    expect(await hostingOf(cook)).toEqual({ kind: 'gone' });
    const { slug } = cook.site;
    const paths = [`/api/v1/site/${slug}/recipes`, `${manage}/${slug}/recipes`];
    for (const path of paths) {
      expect((await app.call('GET', path, { token: cook.site.token })).status).toBe(404);
    }
    const { body } = await asCook<CurrentUserAnswer>(cook, 'GET', '/current-user');
    expect(body.currentUser.sites).toEqual([]);
    const lists = ['site-slugs?limit=100', 'site-recipes?limit=100', 'site-collections?limit=100'];
    for (const list of lists) {
      const { body: listed } = await app.call('GET', `/api/v1/site/${list}`);
      expect(JSON.stringify(listed)).not.toContain(slug);
    }
    const other = await aCook(app);
    const wanted = { token: other.site.token, body: { title: 'New', slug } };
    expect((await app.call('POST', `${manage}/sites`, wanted)).status).toBe(409);
  });

  it('can be undone for thirty days by its cook alone, with everything it had', async () => {
    const cook = await aCook(app);
    const recipe = await cook.publishRecipe();
    await deletionOf(cook);
    await age(cook, deletedSitesKeptMs - 1);
    await remove();
    const [deleted] = await deletedOf(cook);
    expect(deleted).toMatchObject({ id: cook.site.id, title: cook.site.title });
    expect((await restoreOf(cook, await aCook(app))).status).toBe(404);
    const { result, keys } = await cook.watch(() => restoreOf(cook));
    expect(result.body.deletedSites).toEqual([]);
    expect(keys).toContain('site');
    expect(await hostingOf(cook)).toMatchObject({ kind: 'site', siteId: cook.site.id });
    expect((await cook.get(`/recipes/${recipe.id}`)).status).toBe(200);
    await remove();
    expect((await cook.get(`/recipes/${recipe.id}`)).status).toBe(200);
  });

  it('is for good after thirty days: rows, files and addresses', async () => {
    const cook = await aCook(app);
    const { id: siteId, ownerId: userId, slug } = cook.site;
    const { key } = await anImage(database, { siteId, userId });
    await adapters.media.write(originalName(key), new Uint8Array([1]), {
      contentType: 'image/jpeg',
    });
    await cook.publishRecipe();
    await cook.addHost('pie-house.example');
    await deletionOf(cook);
    await age(cook, deletedSitesKeptMs);
    expect((await restoreOf(cook)).status).toBe(404);
    await remove();
    expect(await storedRows(database)).not.toContain(siteId);
    expect(adapters.objects.has(originalName(key))).toBe(false);
    const other = await aCook(app);
    const wanted = { token: other.site.token, body: { title: 'New', slug } };
    expect((await app.call('POST', `${manage}/sites`, wanted)).status).toBe(201);
  });
});
