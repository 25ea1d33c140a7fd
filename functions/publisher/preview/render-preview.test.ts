import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PageBodies, PageKind } from '#content/page-models.ts';
import { anonymous, type Reader } from '#domain/recipe/recipe-access.ts';
import { commit } from '#functions/db/database.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { anImage, aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { type LiveSite, aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import type { PreviewedPage } from '#functions/adapters/publisher-port.ts';
import { renderPreview } from './render-preview.ts';

const { recording, rounds } = recordingDatabase(await testDatabase());
const app = await testApp({ database: recording });

type Asked = { reader?: Reader; workingCopyOf?: string };

const preview = ({ siteId, publisher }: LiveSite, page: PreviewedPage, asked: Asked = {}) =>
  renderPreview(publisher.host, { siteId, page, reader: anonymous, ...asked });

/** What a page is rendered from; the pageRenderer of tests writes it down whole. */
async function bodyOf<Kind extends PageKind>(
  kind: Kind,
  page: PreviewedPage,
  asked: Asked = {},
): Promise<PageBodies[Kind]> {
  const rendered = await preview(site, page, asked);
  const model = JSON.parse(String(rendered?.body)) as { kind: string; body: PageBodies[Kind] };
  expect(model.kind).toBe(kind);
  return model.body;
}

const recipePage = (id: string): PreviewedPage => ({ kind: 'recipe', id });
const homePage: PreviewedPage = { kind: 'fixed', path: '/' };
const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);

async function aSite() {
  const site = await aLiveSite(app);
  const { id: imageId } = await anImage(app.database, {
    siteId: site.siteId,
    userId: site.site.ownerId,
  });
  const live = await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Loaf', 'Cod Stew'], {
    images: [{ id: imageId }],
    note: aText('Noteword'),
  });
  await site.put('/sites', {
    title: 'The Copper Pot',
    slug: site.site.slug,
    about: aText('I cook.'),
    aboutShort: aText('I cook.'),
    googleAnalyticsId: null,
    featuredRecipeIds: [live[1]!.id],
    links: [{ id: crypto.randomUUID(), label: 'Shop', href: 'https://shop.example' }],
    events: [{ title: 'Market', date: '2026-08-01' }],
    pressItems: [{ title: 'Praise', url: 'https://press.example' }],
    book: {
      title: 'Ash',
      subtitle: null,
      description: null,
      imageId,
      links: [{ id: crypto.randomUUID(), label: 'Buy', href: 'https://shop.example' }],
    },
  });
  const { body } = await site.post<{ collection: { id: string } }>('/collections', {
    title: 'Bakes',
    slug: 'bakes',
    imageId,
    recipeIds: [live[0]!.id, live[2]!.id],
  });
  await site.publish();
  return { ...site, recipes: live, plum: live[0]!, collectionId: body.collection.id };
}

const damageWorkingCopy = (id: string) =>
  commit(app.database, [
    app.database
      .update(recipeRevisions)
      .set({ content: sql`'{}'` })
      .where(eq(recipeRevisions.recipeId, id)),
  ]);

const unchanged = await aSite();
const site = await aSite();
const other = await aSite();

describe('A preview of what is published already, design §4', () => {
  it.each([
    ['/'],
    ['/recipes'],
    ['/collections'],
    ['/about'],
    ['/links'],
    ['/book'],
    ['/events'],
    ['/terms'],
    ['/privacy'],
    ['/subscribe'],
    ['/unsubscribe/done'],
    ['/404'],
    ['/feed.xml'],
    ['/manifest.webmanifest'],
  ])('is the page that visitors see at %s', async (path) => {
    const rendered = await preview(unchanged, { kind: 'fixed', path });
    const { status, contentType, location, body } = rendered!;
    expect({ status, contentType, location, body }).toEqual(await unchanged.page(path));
  });

  it('is the same page of a recipe and of a collection, with its policy', async () => {
    const recipe = await preview(unchanged, { kind: 'recipe', id: unchanged.plum.id });
    const collection = await preview(unchanged, { kind: 'collection', id: unchanged.collectionId });
    expect(recipe?.body).toBe(await unchanged.body(`/recipes/${unchanged.plum.slug}`));
    expect(collection?.body).toBe(await unchanged.body('/collections/bakes'));
    expect(recipe?.contentSecurityPolicy).toContain("default-src 'none'");
  });

  it('asks the database twice, as for a page that is published', async () => {
    rounds.length = 0;
    await preview(unchanged, { kind: 'recipe', id: unchanged.plum.id });
    expect(rounds).toHaveLength(2);
  });
});

describe('A preview of a working copy', async () => {
  const asked = { workingCopyOf: site.plum.id };
  const collection: PreviewedPage = { kind: 'collection', id: site.collectionId };
  const { id: _id, ...content } = site.plum;
  const changed = { title: 'Quince Tart', slug: 'quince-tart', note: aText('Rest it.') };
  await site.put(`/recipes/${site.plum.id}`, { ...content, ...changed });

  it('shows what was saved and not published, at the address that it will have', async () => {
    const body = await bodyOf('recipe', recipePage(site.plum.id));
    expect(body).toMatchObject({ title: 'Quince Tart', slug: 'quince-tart' });
    expect(JSON.stringify(body.work)).toContain('Rest it.');
    expect(await site.body(`/recipes/${site.plum.slug}`)).toContain('Plum Tart');
  });

  it('shows its card as well, where it is that recipe which is previewed', async () => {
    const [card] = (await bodyOf('collection', collection, asked)).recipes;
    expect(card).toMatchObject({ title: 'Quince Tart', href: '/recipes/quince-tart' });
    expect(card?.image?.id).toBe(site.plum.images?.[0]?.id);
    expect(titles((await bodyOf('home', homePage, asked)).latestRecipes)).toContain('Quince Tart');
  });

  it('shows other recipes as they are published', async () => {
    expect(titles((await bodyOf('collection', collection)).recipes)).toEqual([
      'Plum Tart',
      'Rye Loaf',
    ]);
    const { moreRecipes } = await bodyOf('recipe', recipePage(site.recipes[1]!.id));
    expect(titles(moreRecipes)).toContain('Plum Tart');
  });

  it('recommends what the recipe would stand beside', async () => {
    const { id: mealId } = await aTerm(app.database, { siteId: site.siteId, kind: 'meal' });
    const [beside] = await site.publishRecipes(['Oat Bread'], { mealIds: [mealId] });
    const moved = await site.createRecipe(aRecipe({ mealIds: [mealId] }));
    const { moreRecipes } = await bodyOf('recipe', recipePage(moved.id));
    expect(moreRecipes[0]?.id).toBe(beside!.id);
  });
});

describe('A preview of a draft', async () => {
  const { id } = await site.createRecipe(aRecipe({ title: 'Kale Broth', slug: 'kale-broth' }));
  const { body } = await site.post<{ collection: { id: string } }>('/collections', {
    title: 'Broths',
    slug: 'broths',
    recipeIds: [site.recipes[2]!.id, id],
  });
  const broths: PreviewedPage = { kind: 'collection', id: body.collection.id };

  it('is a whole page with what the site recommends beside it', async () => {
    const { title, moreRecipes, collections, published } = await bodyOf('recipe', recipePage(id));
    expect({ title, collections }).toEqual({
      title: 'Kale Broth',
      collections: [{ label: 'Broths', href: '/collections/broths' }],
    });
    expect(moreRecipes).toHaveLength(4);
    expect(published?.iso).toBe(new Date(app.clock.now).toISOString().slice(0, 10));
  });

  it('lists it where it would be listed, and nowhere else', async () => {
    const asked = { workingCopyOf: id };
    expect(titles((await bodyOf('collection', broths, asked)).recipes)).toEqual([
      'Rye Loaf',
      'Kale Broth',
    ]);
    expect(titles((await bodyOf('collection', broths)).recipes)).toEqual(['Rye Loaf']);
    expect(titles((await bodyOf('home', homePage, asked)).latestRecipes)).toContain('Kale Broth');
    expect(titles((await bodyOf('home', homePage)).latestRecipes)).not.toContain('Kale Broth');
  });
});

describe('A preview of a premium recipe, §5', async () => {
  const premium = aRecipe({ privacySetting: 'subscribers_only', note: aText('Secretword') });
  const { id } = await site.createRecipe(premium);

  it.each<[string, Reader]>([
    ['a visitor', anonymous],
    ['a free subscriber', { kind: 'visitor', plan: 'free' }],
    ['somebody without a plan', { kind: 'visitor', plan: null }],
  ])('is locked for %s', async (_name, reader) => {
    const body = await bodyOf('recipe', recipePage(id), { reader });
    expect(body).toMatchObject({ isLocked: true, work: null });
    expect(JSON.stringify(body)).not.toContain('Secretword');
  });

  it.each<[string, Reader]>([
    ['a paid subscriber', { kind: 'visitor', plan: 'monthly' }],
    ['its cook', { kind: 'owner', isPreviewing: true }],
  ])('is open for %s, on its page and in lists', async (_name, reader) => {
    const body = await bodyOf('recipe', recipePage(id), { reader });
    expect(body.isLocked).toBe(false);
    expect(JSON.stringify(body.work)).toContain('Secretword');
    const { latestRecipes } = await bodyOf('home', homePage, { reader, workingCopyOf: id });
    expect(latestRecipes.find((card) => card.id === id)?.isLocked).toBe(false);
  });
});

describe('A preview', () => {
  it('stores nothing and changes nothing, whatever it is of', async () => {
    const { id } = await site.createRecipe();
    const before = await storedRows(app.database);
    const packs = site.publisher.packs.size;
    rounds.length = 0;
    await preview(site, recipePage(id));
    await preview(site, homePage, { workingCopyOf: id });
    await preview(site, { kind: 'collection', id: site.collectionId }, { workingCopyOf: id });
    expect(
      rounds.flat().filter((query) => !/^(SELECT|WITH places|WITH RECURSIVE)\b/.test(query)),
    ).toEqual([]);
    expect(await storedRows(app.database)).toBe(before);
    expect(site.publisher.packs.size).toBe(packs);
  });

  it('finds nothing of another site, S4.1', async () => {
    const draft = await other.createRecipe(aRecipe({ title: 'Foreign Pie' }));
    const foreign = { workingCopyOf: draft.id };
    expect(await preview(site, recipePage(draft.id))).toBeNull();
    expect(await preview(site, recipePage(other.plum.id))).toBeNull();
    expect(await preview(site, { kind: 'collection', id: other.collectionId })).toBeNull();
    expect(await preview(site, homePage, foreign)).toEqual(await preview(site, homePage));
  });

  it.each<[string, PreviewedPage]>([
    ['a recipe', { kind: 'recipe', id: crypto.randomUUID() }],
    ['a collection', { kind: 'collection', id: crypto.randomUUID() }],
    ['an address', { kind: 'fixed', path: '/nowhere' }],
  ])('is none where there is no such thing: %s', async (_name, page) => {
    expect(await preview(site, page)).toBeNull();
  });

  it('is none of a page that the site does not have, or of a site that is gone', async () => {
    const bare = await aLiveSite(app);
    expect(await preview(bare, { kind: 'fixed', path: '/events' })).toBeNull();
    expect(await preview({ ...bare, siteId: crypto.randomUUID() }, homePage)).toBeNull();
  });

  it('counts no visit', async () => {
    const counted = await aLiveSite(app);
    const settings = { title: 'Counted', slug: counted.site.slug };
    await counted.put('/sites', { ...settings, googleAnalyticsId: 'G-ABCDE12345' });
    await counted.publish();
    expect(await counted.body('/')).toContain('G-ABCDE12345');
    const rendered = await preview(counted, homePage);
    expect(rendered?.body).not.toContain('G-ABCDE12345');
    expect(rendered?.contentSecurityPolicy).not.toContain('google');
  });

  it('says where a working copy is damaged', async () => {
    const { id } = await site.createRecipe();
    await damageWorkingCopy(id);
    await expect(preview(site, recipePage(id))).rejects.toThrow('cannot be read at recipe.title');
  });
});
