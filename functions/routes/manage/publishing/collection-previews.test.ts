import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import type { PagePreviewLinkAnswer, PreviewAnswer } from '#contract/publishing/preview.ts';
import type { CollectionView } from '#contract/site/collection.ts';
import { previewTokenIn } from '#domain/publishing/preview-links.ts';
import { linkedPage } from '#functions/publisher/preview/linked-page.ts';
import { renderPreview } from '#functions/publisher/preview/render-preview.ts';
import { commit } from '#functions/db/database.ts';
import { pagePreviewLinkRepository } from '#functions/repositories/publishing/page-preview-link.ts';
import { aColleague, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aLiveSite(app);
const other = await aLiveSite(app);
app.adapters.publisher.preview = (preview) => renderPreview(site.publisher.host, preview);
const [tart, soup] = await site.publishRecipes(['Plum Tart', 'Leek Soup']);
const draft = await site.createRecipe();
const made = await site.post<{ collection: CollectionView }>('/collections', {
  title: 'Pies',
  slug: 'pies',
  recipeIds: [tart?.id],
});
const { id } = made.body.collection;
const page = { kind: 'collection', id };

type Model = { body: { title: string; recipes: { title: string }[] } & Record<string, unknown> };

async function previewed(unsavedCollection: object): Promise<Model['body']> {
  const { status, body } = await site.post<PreviewAnswer>('/previews', { page, unsavedCollection });
  expect(status).toBe(200);
  return (JSON.parse(body.preview.body) as Model).body;
}

describe('A preview of a collection that nobody has saved', () => {
  it('shows its words and its published recipes in their order', async () => {
    const recipeIds = [soup?.id, draft.id, tart?.id];
    const shown = await previewed({ title: 'Suppers', description: aText('Late.'), recipeIds });
    expect(shown).toMatchObject({ title: 'Suppers', recipeCount: 2, recipeCountText: '2 recipes' });
    expect(shown.recipes.map(({ title }) => title)).toEqual(['Leek Soup', 'Plum Tart']);
    expect(JSON.stringify(shown)).toContain('Late.');
  });

  it('leaves what it does not name as it was saved, and saves nothing', async () => {
    expect(await previewed({ slug: 'suppers' })).toMatchObject({ title: 'Pies', recipeCount: 1 });
    const { body } = await site.get<{ collection: CollectionView }>(`/collections/${id}`);
    expect(body.collection).toMatchObject({ slug: 'pies', version: 1 });
  });

  it.each([
    ['a recipe of another site', { recipeIds: [crypto.randomUUID()] }],
    ['a recipe twice', { recipeIds: [draft.id, draft.id] }],
    ['no title', { title: '' }],
  ])('is refused with %s', async (_, unsavedCollection) => {
    const { status } = await site.post('/previews', { page, unsavedCollection });
    expect(status).toBe(400);
  });

  it('is refused for the page of something else', async () => {
    const home = { kind: 'fixed', path: '/' };
    const { status } = await site.post('/previews', { page: home, unsavedCollection: {} });
    expect(status).toBe(400);
  });
});

describe('A frame of a page of the site', () => {
  const framed = async (siteId: string, asked: object, now = app.clock.now) => {
    const { body } = await site.post<PagePreviewLinkAnswer>('/page-preview-links', { page: asked });
    const token = previewTokenIn(new URL(body.link.url).pathname) ?? '';
    return linkedPage(site.publisher.host, { siteId, token, reader: null, page: null, now });
  };

  it.each([page, { kind: 'fixed', path: '/collections' }, { kind: 'recipe', id: tart?.id }])(
    'shows %o',
    async (asked) => {
      const shown = await framed(site.siteId, asked);
      expect(shown).toMatchObject({ status: 200 });
      expect(shown?.contentSecurityPolicy).toContain('frame-ancestors');
    },
  );

  it('shows a recipe, published or not, in the look that is written', async () => {
    await site.put('/site-working-copy', { look: 'atelier' });
    for (const recipe of [draft.id, tart?.id]) {
      const shown = await framed(site.siteId, { kind: 'recipe', id: recipe });
      expect(String(shown?.body)).toContain('"look":"atelier"');
    }
  });

  it('ends after ten minutes, and is of its site alone', async () => {
    expect(await framed(other.siteId, page)).toBeNull();
    expect(await framed(site.siteId, page, app.clock.now + 10 * 60_000)).toBeNull();
  });

  it('is made of nothing of another site', async () => {
    const { status } = await other.post('/page-preview-links', { page });
    const recipe = { kind: 'recipe', id: tart?.id };
    const ofRecipe = await other.post('/page-preview-links', { page: recipe });
    expect([status, ofRecipe.status]).toEqual([404, 404]);
  });
});

describe('A frame of a newsletter that is not sent', () => {
  const letterOf = async () => {
    const note = aText('Not for helpers');
    const asked = { subject: 'Secret', note };
    const answer = await site.post<NewsletterSendAnswer>('/newsletter-sends', asked);
    return { kind: 'letter', id: answer.body.newsletterSend.id } as const;
  };
  const { database } = app;
  const { siteId } = site;
  const open = (token: string | null) =>
    linkedPage(site.publisher.host, {
      siteId,
      token: token ?? '',
      reader: null,
      page: null,
      now: app.clock.now,
    });

  it('is for the owner alone', async () => {
    const letter = await letterOf();
    const { body } = await site.post<PagePreviewLinkAnswer>('/page-preview-links', {
      page: letter,
    });
    const token = previewTokenIn(new URL(body.link.url).pathname);
    expect(String((await open(token))?.body)).toContain('Not for helpers');
    const editor = await aColleague(database, { siteId, role: 'editor' });
    const path = `/api/v1/manage/${site.site.slug}/page-preview-links`;
    const asked = { token: editor.token, body: { page: letter } };
    expect(await app.call('POST', path, asked)).toMatchObject({ status: 404 });
    const own = { token: editor.token, body: { page } };
    expect(await app.call('POST', path, own)).toMatchObject({ status: 201 });
  });

  it('shuts for who owns the site no more, and edits it since', async () => {
    const letter = await letterOf();
    const editor = await aColleague(database, { siteId, role: 'editor' });
    const links = pagePreviewLinkRepository({ db: database, siteId });
    const expiresAt = app.clock.now + 60_000;
    for (const [token, shown] of Object.entries({ letter, page })) {
      const tokenHash = createHash('sha256').update(token).digest('hex');
      const link = { tokenHash, userId: editor.id, page: shown, expiresAt };
      await commit(database, [links.create(link as Parameters<typeof links.create>[0])]);
    }
    expect(await open('letter')).toBeNull();
    expect(await open('page')).toMatchObject({ status: 200 });
  });
});
