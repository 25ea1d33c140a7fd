import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { commit, readAll, type Statement } from '#functions/db/database.ts';
import { emptyRecipeQuery } from '#domain/search/filters.ts';
import { anImage, aPreviewLink, aTerm } from '#functions/testing/random/builders.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';
import { forSite } from './for-site.ts';
import type { Search } from './search/search-page.ts';

const app = await testApp();
const { database: db } = app;
const cook = await aCook(app);
const { id: siteId, ownerId: userId } = cook.site;
const tag = await aTerm(db, { siteId });
const otherTag = await aTerm(db, { siteId });
const mergedTag = await aTerm(db, { siteId });
await cook.post(`/terms/${mergedTag.id}/merge`, { intoId: tag.id });
const image = await anImage(db, { siteId, userId });
const recipe = await cook.publishRecipe({
  title: 'Pie',
  slug: 'pie',
  tagIds: [tag.id],
  images: [{ id: image.id }],
});
const made = async (kind: string, body: object) =>
  Object.values((await cook.post<Record<string, { id: string }>>(`/${kind}`, body)).body)[0]!;
const pies = { title: 'Pies', slug: 'pies', recipeIds: [recipe.id] };
const collection = await made('collections', pies);
const ingredient = await made('ingredients', { title: 'Salt' });
const equipment = await made('equipment', { title: 'Pan' });
await cook.addHost('pies.example');
await cook.put('/sender-address', { email: 'letters@pies.example' });
const sender = (await forSite(db, siteId).senderAddress.find())!;
const visitor = await aVisitor(app, cook);
const { say } = conversation(app);
const commentId = newestId(await say(visitor, { recipeId: recipe.id }));
await visitor.post('/comment-upvotes', { commentId });
await visitor.post('/comment-reports', { commentId, reason: 'Rude' });
await visitor.post('/bookmarks', { recipeId: recipe.id });
await visitor.post('/subscriptions', { plan: 'free' });
const personal = { id: commentId, userId: visitor.user.id };

const previewLink = aPreviewLink({ recipeId: recipe.id, userId });
const { tokenHash } = previewLink;
await commit(db, [forSite(db, siteId).previewLinks.create(previewLink, [userId])]);

const strange = forSite(db, (await aCook(app)).site.id);
const page = { limit: 100, offset: 0 };
const { search: _text, ...filter } = emptyRecipeQuery;
const noRecipes = { recipes: [], total: 0 };
const found = async (wanted: Partial<Search>) => {
  const search = { readings: null, filter, orderBy: 'relevance' as const, ...page, ...wanted };
  const { recipes, total } = await strange.search.find(search);
  return { recipes, total };
};
const now = app.clock.now;
const use = { siteId, avatarId: null };
const described = { alt: 'Mine', focalPoint: null, name: 'Mine', startCrop: null };

const lacking = { state: 'missing' as const, found: [], value: '' };
const noFindings = { proof: lacking, spf: lacking, dkim: lacking, dmarc: lacking };

const tables = [
  'recipes',
  'recipe_revisions',
  'recipe_cards',
  'recipe_terms',
  'recipe_images',
  'collections',
  'collection_recipes',
  'terms',
  'ingredients',
  'equipment',
  'images',
  'hostnames',
  'sender_addresses',
  'redirects',
  'search_recipes',
  'search_backlog',
  'comments',
  'comment_upvotes',
  'comment_reports',
  'bookmarks',
  'subscriptions',
  'newsletter_subscribers',
  'preview_links',
  'past_page_links',
  'published_states',
];
const everything = () =>
  readAll(
    db,
    tables.map((table) => sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1, 2`),
  );

describe("Another site's repositories, S4.1", () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    ['a recipe', () => strange.recipes.find(recipe.id), null],
    ['recipes by id', () => strange.recipes.listByIds([recipe.id]), []],
    ['published recipes', () => strange.recipes.listPublished(page), { recipes: [], total: 0 }],
    [
      'working copies',
      () => strange.recipes.listSummaries({ ...page, orderBy: 'title_asc', status: 'all' }),
      { recipes: [], total: 0 },
    ],
    ['publications', () => strange.publications.list([recipe.id]), []],
    ['what is searched for', () => found({ readings: [[['pie']]] }), noRecipes],
    ['what is filtered by', () => found({ filter: { ...filter, tags: [tag.slug] } }), noRecipes],
    ['a published recipe', () => strange.publishedRecipes.find(recipe.slug), null],
    ['a published collection', () => strange.publishedCollections.find('pies'), null],
    ['a collection', () => strange.collections.find(collection.id), null],
    ['collections', () => strange.collections.list(page), { collections: [], total: 0 }],
    ["a collection's recipes", () => strange.collections.listRecipes(collection.id), []],
    ['a term', () => strange.terms.find(tag.id), null],
    ['a merged term', () => strange.terms.findMerged(mergedTag.id), null],
    ['what was merged into a term', () => strange.terms.listMergedInto(tag.id), []],
    ['pictures', () => strange.media.listImages(page), { images: [], total: 0 }],
    ['pictures by id', () => strange.media.listImagesById([image.id]), []],
    ['videos', () => strange.media.listVideos(page), { videos: [], total: 0 }],
    [
      'comments',
      () => strange.comments.list({ recipeId: recipe.id, viewerId: userId, ...page }),
      { comments: [], replies: [], avatars: [], total: 0, commentCount: 0 },
    ],
    ['a comment', () => strange.comments.find(commentId), null],
    ['a comment to read', () => strange.comments.findReadable(commentId), null],
    ['a recipe to comment on', () => strange.comments.findRecipe(recipe.id), null],
    [
      'reports',
      () => strange.commentReports.listOpen({ ...page, viewerId: userId }),
      { comments: { comments: [], replies: [], avatars: [] }, reports: [], total: 0 },
    ],
    ['bookmarks', () => strange.bookmarks.listRecipeIds(visitor.user.id), []],
    ['a plan', () => strange.subscriptions.findUnended(visitor.user.id), null],
    ['a newsletter', () => strange.newsletterSubscribers.find(visitor.user.id), null],
    ['a preview', () => strange.previewLinks.find(tokenHash, now), null],
    ['links to previews', () => strange.previewLinks.listOpen(recipe.id, [userId], now), []],
    ['domains', () => strange.hostnames.list(), []],
    ['verified domains', () => strange.hostnames.listVerified(), []],
    ['an address that letters are from', () => strange.senderAddress.find(), null],
    ['one that is proven', () => strange.senderAddress.findProven(), null],
    ['builds', async () => (await strange.builds.list(page)).builds, []],
    [
      'what waits to be built',
      () => strange.builds.findProgress(),
      { newest: null, live: null, pendingChanges: 0 },
    ],
    [
      'what a recipe refers to',
      () =>
        strange.findRecipeDetails({
          termIds: [tag.id],
          collectionIds: [collection.id],
          imageIds: [image.id],
          videoIds: [],
        }),
      { terms: new Map(), collections: [], images: [], videos: [] },
    ],
    [
      'references',
      () =>
        strange.findReferences({
          tag: [tag.id],
          ingredient: [ingredient.id],
          equipment: [equipment.id],
          image: [image.id],
          recipe: [recipe.id],
          contributor: [userId],
        }),
      new Set(),
    ],
  ])('do not find %s', async (_name, find, nothing) => {
    expect(await find()).toEqual(nothing);
  });

  it.each<[string, () => Statement[]]>([
    [
      'a recipe',
      () =>
        strange.recipes.update(
          [
            {
              id: recipe.id,
              content: { ...recipe, title: 'Mine' },
              imageIds: [image.id],
              expectedVersion: 1,
            },
          ],
          { by: userId, now },
        ),
    ],
    [
      'a publication',
      () =>
        strange.publications.publish({ recipeIds: [recipe.id], by: userId, now, publishedAt: 1 }),
    ],
    ['a publication away', () => strange.publications.unpublish([recipe.id], now)],
    ['a recipe away', () => strange.deletedRecipes.delete([recipe.id], now)],
    ['a featured recipe', () => strange.site.unfeature([recipe.id], 0)],
    [
      'a link to a preview',
      () => [strange.previewLinks.create(aPreviewLink(previewLink), [userId])],
    ],
    ['a link to a preview away', () => [strange.previewLinks.withdraw(previewLink.id)]],
    [
      'a collection',
      () => [
        strange.collections.update(
          {
            title: 'Mine',
            slug: 'mine',
            description: null,
            imageId: null,
            imageCrop: null,
            videoId: null,
          },
          { id: collection.id, expectedVersion: 1, now },
        ),
      ],
    ],
    [
      'the recipes of a collection',
      () => strange.collections.setRecipes(collection.id, [recipe.id]),
    ],
    ['recipes that leave a collection', () => strange.collections.setRecipes(collection.id, [])],
    ['the place of a collection', () => strange.collections.move(collection.id, 0)],
    ['a collection away', () => strange.collections.delete(collection.id)],
    ['a term', () => strange.terms.update(tag.id, { title: 'Mine', slug: 'mine' })],
    ['a term away', () => [strange.terms.deleteUnused(tag.id)]],
    ['a term into another', () => strange.termMerges.merge(tag, otherTag.id)],
    ['a merged term', () => strange.termMerges.separate(mergedTag, tag.id)],
    [
      'an ingredient',
      () => [strange.ingredients.update(ingredient.id, { title: 'Mine', gramsPerLiter: null })],
    ],
    [
      'what waits to be read anew',
      () => [strange.searchIndex.queueRecipesWith({ id: ingredient.id, title: 'Mine' })],
    ],
    ['an ingredient away', () => [strange.ingredients.deleteUnused(ingredient.id)]],
    [
      'equipment',
      () => [strange.equipment.update(equipment.id, { title: 'Mine', featuredImageId: null })],
    ],
    ['equipment away', () => [strange.equipment.deleteUnused(equipment.id)]],
    ['what a picture says', () => [strange.media.describeImage(image.id, described)]],
    ['a picture away', () => strange.mediaLibrary.deleteUnused(image.id, use, 0)],
    ['a comment away', () => strange.comments.erase(commentId, visitor.user.id, now)],
    ['a comment out of sight', () => strange.comments.hide(commentId, now)],
    ['a hidden comment', () => [strange.comments.unhide(commentId, now)]],
    ['an upvote', () => [strange.comments.upvote({ id: commentId, userId }, now)]],
    ['an upvote away', () => [strange.comments.removeUpvote(personal)]],
    [
      'a report',
      () => [
        strange.commentReports.create(
          { id: crypto.randomUUID(), commentId, userId, reason: 'Mine' },
          now,
        ),
      ],
    ],
    ['a bookmark', () => [strange.bookmarks.add({ userId, recipeId: recipe.id }, now)]],
    [
      'a bookmark away',
      () => [strange.bookmarks.remove({ userId: visitor.user.id, recipeId: recipe.id })],
    ],
    ['a newsletter away', () => [strange.newsletterSubscribers.unsubscribe(visitor.user.id, now)]],
    ['a domain', () => strange.hostnames.makePrimary('pies.example')],
    ['what proves a domain', () => [strange.hostnames.verify('pies.example', now)]],
    ['an address that letters are from', () => [strange.senderAddress.rename(sender)]],
    [
      'what proves it',
      () => [
        strange.senderAddress.note(sender, {
          standing: { ...sender, provenAt: now },
          check: { zone: 'pies.example', provider: null, findings: noFindings },
          now,
        }),
      ],
    ],
    ['it away', () => [strange.senderAddress.remove()]],
    ['a domain away', () => [strange.hostnames.delete('pies.example')]],
  ])('do not change %s', async (_name, statements) => {
    const before = await everything();
    await commit(db, statements());
    expect(await everything()).toEqual(before);
  });

  it('change settings of their own site alone', async () => {
    const change = { slug: 'mine', title: 'Mine', settings: defaultSiteSettings };
    await commit(db, [strange.site.update(change, 1, now)]);
    expect(await forSite(db, siteId).site.find()).toMatchObject({ title: cook.site.title });
  });
});
