import { eq } from 'drizzle-orm';
import { removeDeletedRecipes } from '#functions/jobs/remove-deleted-recipes.ts';
import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import { describe, expect, it } from 'vitest';
import type { PreviewLinkAnswer, PreviewLinksAnswer } from '#contract/publishing/preview-link.ts';
import { maxFriendLinks, previewLinkKinds } from '#domain/publishing/preview-links.ts';
import { previewReaders } from '#domain/publishing/preview-readers.ts';
import { commit } from '#functions/db/database.ts';
import { previewLinks } from '#functions/db/schema/site/publishing/preview-links.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { endedPreview } from '#functions/http/answers/ended-preview.ts';
import { deleteExpired } from '#functions/jobs/delete-expired.ts';
import { linkedPage } from '#functions/publisher/preview/linked-page.ts';
import { servePreview } from '#functions/serving/serve-preview.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const site = await aLiveSite(app);
const other = await aLiveSite(app);
const dayMs = 24 * 60 * 60 * 1000;

type Kind = (typeof previewLinkKinds)[number];

async function aLink(kind: Kind, { of = site, recipeId = '' } = {}) {
  const draft = aRecipe({ title: 'Kale Broth', privacySetting: 'subscribers_only' });
  const id = recipeId || (await of.createRecipe({ ...draft, note: aText('Noteword') })).id;
  const answer = await of.post<PreviewLinkAnswer>(`/recipes/${id}/preview-links`, { kind });
  return { recipeId: id, status: answer.status, ...answer.body.link };
}

const openOf = async (recipeId: string) =>
  (await site.get<PreviewLinksAnswer>(`/recipes/${recipeId}/preview-links`)).body.links;

/** Asks as a browser does, of a site by whatever host. */
async function visit(
  url: string,
  { at = site, primaryHost = null as string | null, now = app.clock.now, method = 'GET' } = {},
) {
  const { siteId, publisher }: LiveSite = at;
  const entry = { siteId, slug: at.site.slug, primaryHost };
  const answer = await servePreview(new Request(url, { method }), entry, {
    platform: { scheme: 'https', host: 'larder.test' },
    consume: () => Promise.resolve(null),
    pageOf: (asked) => linkedPage(publisher.host, { ...asked, now }),
    ended: endedPreview,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('A link to a preview, security S5.4', () => {
  it('is told once, and kept as a hash', async () => {
    const { status, url, id, recipeId, expiresAt } = await aLink('friend');
    expect(status).toBe(201);
    const token = url.replace(`https://${site.site.slug}.larder.test/preview/`, '');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt)).toBe(app.clock.now + 7 * dayMs);
    expect(JSON.stringify(await storedRows(app.database))).not.toContain(token);
    const [listed, ...rest] = await openOf(recipeId);
    expect(listed).toEqual({ id, createdAt: new Date(app.clock.now).toISOString(), expiresAt });
    expect(rest).toEqual([]);
  });

  it('is answered anew to a repeated call, since no answer with a token is kept', async () => {
    const { id } = await site.createRecipe();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const make = async () =>
      (
        await site.post<PreviewLinkAnswer>(
          `/recipes/${id}/preview-links`,
          { kind: 'frame' },
          { headers },
        )
      ).body.link.url;
    expect(await make()).not.toBe(await make());
  });

  it('for a frame lasts ten minutes and is on no list', async () => {
    const { expiresAt, recipeId } = await aLink('frame');
    expect(Date.parse(expiresAt)).toBe(app.clock.now + 10 * 60_000);
    expect(await openOf(recipeId)).toEqual([]);
  });

  it('is one of twenty at most, and frames do not count', async () => {
    const { recipeId } = await aLink('frame');
    const made = await Promise.all(
      Array.from({ length: maxFriendLinks + 3 }, () => aLink('friend', { recipeId })),
    );
    const statuses = made.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxFriendLinks);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect((await aLink('frame', { recipeId })).status).toBe(201);
    const [open] = await openOf(recipeId);
    await site.delete(`/preview-links/${open?.id}`);
    expect((await aLink('friend', { recipeId })).status).toBe(201);
  });

  it("neither makes nor withdraws nor lists anything of another site's", async () => {
    const theirs = await aLink('friend', { of: other });
    const path = `/recipes/${theirs.recipeId}/preview-links`;
    expect((await site.post(path, { kind: 'friend' })).status).toBe(404);
    expect((await site.get(path)).status).toBe(404);
    expect((await site.delete(`/preview-links/${theirs.id}`)).status).toBe(404);
    expect((await visit(theirs.url, { at: other })).status).toBe(200);
  });

  it('goes with what has had its time, with its recipe and with its site', async () => {
    const ended = await aLink('frame');
    const gone = await aLink('friend');
    await site.delete(`/recipes/${gone.recipeId}`);
    await removeDeletedRecipes(app.database, app.clock.now + deletedRecipesKeptMs);
    await deleteExpired(app.database, app.clock.now + 11 * 60_000);
    const left = await rowsOf(app.database, previewLinks);
    const ids = left.map(({ id }) => id);
    expect(ids).not.toContain(ended.id);
    expect(ids).not.toContain(gone.id);
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('What a link to a preview opens', () => {
  it.each(previewLinkKinds)(
    'is the working copy as its owner sees it, kept by nobody: %s',
    async (kind) => {
      const { url } = await aLink(kind);
      const { status, headers, text } = await visit(url);
      expect(status).toBe(200);
      expect(text).toContain('Noteword');
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'cloudflare-cdn-cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('may be framed by the kitchen where it was made for that, and by nobody else', async () => {
    const policy = async (kind: Kind) =>
      (await visit((await aLink(kind)).url)).headers.get('content-security-policy');
    expect(await policy('frame')).toMatch(/frame-ancestors https:\/\/larder\.test$/);
    expect(await policy('friend')).toMatch(/frame-ancestors 'none'$/);
  });

  it('has the script of a frame in a frame alone, which its policy allows', async () => {
    const frame = await visit((await aLink('frame')).url);
    expect(frame.text).toContain('data-kitchen="https://larder.test"');
    expect(frame.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect((await visit((await aLink('friend')).url)).text).not.toContain('data-kitchen');
  });

  it.each(previewReaders)('is rendered for %s where the kitchen asks for that', async (reader) => {
    const isOpen = ['owner', 'monthly'].includes(reader);
    const frame = await visit(`${(await aLink('frame')).url}?reader=${reader}`);
    expect(frame.text.includes('Noteword')).toBe(isOpen);
    const friend = await visit(`${(await aLink('friend')).url}?reader=${reader}`);
    expect(friend.text).toContain('Noteword');
  });

  it('is what is saved, not what is published', async () => {
    const { url, recipeId } = await aLink('friend');
    await site.put(`/recipes/${recipeId}`, { title: 'Kale Stew', slug: `stew-${recipeId}` });
    expect((await visit(url)).text).toContain('Kale Stew');
  });

  it('has no body for HEAD, and takes nothing else', async () => {
    const { url } = await aLink('friend');
    const head = await visit(url, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await visit(url, { method })).status).toBe(405);
    }
  });
});

describe('What opens nothing, S2.4', () => {
  const tokenOf = (url: string) => new URL(url).pathname;
  const here = (path: string) => `https://${site.site.slug}.larder.test${path}`;

  type Attempt = Awaited<ReturnType<typeof visit>>;
  const attempts: Record<string, () => Promise<Attempt>> = {
    'a token that there never was': () => visit(here(`/preview/${'a'.repeat(43)}`)),
    'no token': () => visit(here('/preview')),
    'a token with more behind it': async () => visit(`${(await aLink('friend')).url}/x`),
    'a token of another site on this host': async () =>
      visit(here(tokenOf((await aLink('friend', { of: other })).url))),
    'a token on a domain of its own': async () =>
      visit(`https://pies.example${tokenOf((await aLink('friend')).url)}`, {
        primaryHost: 'pies.example',
      }),
    'a friend after a week': async () =>
      visit((await aLink('friend')).url, { now: app.clock.now + 7 * dayMs }),
    'a frame after ten minutes': async () =>
      visit((await aLink('frame')).url, { now: app.clock.now + 10 * 60_000 }),
    'what was withdrawn while it was open': async () => {
      const { url, id } = await aLink('friend');
      expect((await visit(url)).status).toBe(200);
      expect((await site.delete(`/preview-links/${id}`)).status).toBe(204);
      return visit(url);
    },
    'a recipe that is deleted': async () => {
      const { url, recipeId } = await aLink('friend');
      await site.delete(`/recipes/${recipeId}`);
      return visit(url);
    },
    'a site that has become somebody else’s': async () => {
      const { url } = await aLink('friend', { of: other });
      await commit(app.database, [
        app.database
          .update(sites)
          .set({ ownerId: site.site.ownerId })
          .where(eq(sites.id, other.siteId)),
      ]);
      return visit(url, { at: other });
    },
  };

  it.each(Object.entries(attempts))(
    'is answered one and the same page: %s',
    async (_name, attempt) => {
      const { status, headers, text } = await attempt();
      expect(status).toBe(404);
      expect(text).toBe(endedPreview().body);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    },
  );

  it('waits for its turn, whoever guesses', async () => {
    const entry = { siteId: site.siteId, slug: site.site.slug, primaryHost: null };
    const answer = await servePreview(new Request(here('/preview/x')), entry, {
      platform: { scheme: 'https', host: 'larder.test' },
      consume: () => Promise.resolve(60),
      pageOf: () => Promise.reject(new Error('Nothing is read')),
      ended: endedPreview,
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it.each([
    ['by itself', {}, false],
    ['in the frame of a kitchen', { 'Sec-Fetch-Dest': 'iframe' }, true],
  ])('is counted %s apart', async (_, headers, isFramed) => {
    const entry = { siteId: site.siteId, slug: site.site.slug, primaryHost: null };
    const counted: unknown[] = [];
    await servePreview(new Request(here('/preview/x'), { headers }), entry, {
      platform: { scheme: 'https', host: 'larder.test' },
      consume: (view) => Promise.resolve(counted.push(view)),
      pageOf: () => Promise.reject(new Error('Nothing is read')),
      ended: endedPreview,
    });
    expect(counted).toEqual([{ address: undefined, isFramed }]);
  });
});
