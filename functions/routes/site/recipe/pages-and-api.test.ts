import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dateOf } from '#content/dates.ts';
import type { RecipeCardModel } from '#content/shared-models.ts';
import type { RecipeBody } from '#content/recipe/recipe-models.ts';
import { messages } from '#contract/messages.ts';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import type { RecipeSearchAnswer } from '#contract/search/recipe-search.ts';
import type { PublishedCollectionView } from '#contract/site/site-collections.ts';
import type { PublishedSiteView } from '#contract/site/published-site.ts';
import type { Image } from '#domain/media/image.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { formatDuration, totalTimeWithCustomMinutes } from '#domain/measures/duration.ts';
import { anonymous, type Reader } from '#domain/recipe/recipe-access.ts';
import { shownFilterKinds } from '#domain/search/filters.ts';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import { commit } from '#functions/db/database.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVariedSite } from '#functions/testing/sites/varied-site.ts';
import { aPasserBy, aVisitor, subscribed } from '#functions/testing/app/visitors.ts';
import { openRecipeFrom } from '#stores/cooking/opened-recipe.ts';

const app = await testApp({ config: unhurried });
const site = await aVariedSite(app, 11, 45);
const { siteId, known, published, recipes } = site;

type Asking = { reader: Reader; get: ReturnType<typeof aPasserBy>['get'] };

async function aSubscriber(plan: 'free' | 'monthly'): Promise<Asking> {
  const visitor = await aVisitor(app, site);
  await subscribed(app, { siteId, userId: visitor.user.id, plan });
  return { reader: { kind: 'visitor', plan }, get: visitor.get };
}

const readers: [string, Asking][] = [
  ['a visitor', { reader: anonymous, get: aPasserBy(app, site).get }],
  ['a free subscriber', await aSubscriber('free')],
  ['a paid subscriber', await aSubscriber('monthly')],
];

/** Pages leave out the placeholders of pictures that load before they are seen. */
const bare = (image: Image | null | undefined) => image && { ...image, lqip: '' };
const withoutPlaceholders = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'lqip' ? '' : part))) as Value;
const filled = (text: RichText | null) => (isEmptyRichText(text) ? null : text);

/** The top section of a recipe's page, told from the answer of the API. */
function topSectionOf(view: PublishedRecipeView): Partial<RecipeBody> {
  const terms = shownFilterKinds.flatMap((kind) =>
    view[kind].map(({ title, slug }) => ({ label: title, href: `/recipes?${kind}=${slug}` })),
  );
  return {
    id: view.id,
    slug: view.slug,
    title: view.title,
    description: filled(view.description),
    privacySetting: view.privacySetting,
    isLocked: view.isLocked,
    badges: view.badges,
    difficultyText: view.difficultyLevel && messages.difficulty[view.difficultyLevel],
    published: dateOf(Date.parse(view.publishedAt), 'en'),
    language: view.language,
    credit: view.credit,
    terms: terms.filter(
      ({ label }, place) => terms.findIndex((term) => term.label === label) === place,
    ),
  };
}

const factsOf = ({ times, servings, media, collections }: RecipeBody) => ({
  times: times.map(({ label, text }) => [label, text]),
  servings: servings && [servings.yieldServings, servings.description],
  pictures: media.flatMap((item) => (item.kind === 'image' ? [bare(item.image)] : [])),
  collections: collections.map(({ label, href }) => `${label} ${href}`).toSorted(),
});

function factsIn(view: PublishedRecipeView): ReturnType<typeof factsOf> {
  const times: [string, number | null][] = [
    [messages.times.prep, view.prepTimeMinutes],
    [messages.times.cook, view.cookTimeMinutes],
    [view.customTimeLabel || messages.times.custom, view.customTimeMinutes],
  ];
  return {
    times: times.flatMap(([label, minutes]) => (minutes ? [[label, formatDuration(minutes)]] : [])),
    servings: view.yieldServings === null ? null : [view.yieldServings, view.servingDescription],
    pictures: view.images.map(bare),
    collections: view.collections
      .map(({ title, slug }) => `${title} /collections/${slug}`)
      .toSorted(),
  };
}

const nothingOpen = {
  work: null,
  story: null,
  equipment: [],
  credit: null,
  video: null,
  youtubeVideoId: null,
};

/** What stands below the top section, by the names that a browser uses for it. */
function openPartsOf({ work, equipment, media, credit, story }: RecipeBody) {
  const video = media.find((item) => item.kind === 'video')?.video ?? null;
  const youtube = media.find((item) => item.kind === 'youtube');
  return withoutPlaceholders({
    work,
    equipment,
    credit,
    story,
    video: video && [video.src, video.contentType, video.poster],
    youtubeVideoId: youtube?.videoId ?? null,
  });
}

function openPartsIn(view: PublishedRecipeView, { defaults }: RecipeBody) {
  if (view.isLocked) return nothingOpen;
  const { work, equipment, credit, video, youtubeVideoId, poster } = openRecipeFrom(view, defaults);
  const [excerpt, more] = [filled(view.storyExcerpt), filled(view.storyMore)];
  return withoutPlaceholders({
    work,
    equipment,
    credit,
    story: excerpt || more ? { excerpt, more } : null,
    video: video && [video.src, video.contentType, video.poster ?? poster],
    youtubeVideoId,
  });
}

const cardOf = ({ id, title, href, image, isLocked, badge, timeText }: RecipeCardModel) => ({
  id,
  title,
  href,
  image: bare(image),
  isLocked,
  badge,
  timeText,
});

function cardIn(view: RecipeCardView): ReturnType<typeof cardOf> {
  const minutes = totalTimeWithCustomMinutes(view);
  return {
    id: view.id,
    title: view.title,
    href: `/recipes/${view.slug}`,
    image: bare(view.image),
    isLocked: view.isLocked,
    badge: view.badges[0] ?? null,
    timeText: minutes === null ? null : keepAmountsWhole(formatDuration(minutes)),
  };
}

await commit(app.database, [
  app.database
    .update(users)
    .set({ avatarImageId: known.imageIds[5]!, avatarCrop: { width: 90, height: 90, x: 1, y: 2 } })
    .where(eq(users.id, site.site.ownerId)),
]);
await site.post('/collections', {
  title: 'Everything',
  slug: 'everything',
  description: aText('video: dQw4w9WgXcQ', 'All of it.'),
  imageId: known.imageIds[1],
  imageCrop: { width: 300, height: 200, x: 9, y: 9 },
  videoId: known.videoIds[0],
  recipeIds: recipes.slice(0, 20).map(({ id }) => id),
});
await site.put('/sites', {
  title: 'The Copper Pot',
  slug: site.site.slug,
  about: aText('I cook.'),
  aboutShort: aText('I cook.'),
  featuredImageId: known.imageIds[2],
  featuredImageCrop: { width: 300, height: 200, x: 9, y: 9 },
  logoId: known.imageIds[3],
  featuredRecipeIds: [recipes[0]!.id, ...published.slice(3, 9).map(({ id }) => id)],
  events: [
    { title: 'Early', date: '2026-01-01', imageId: known.imageIds[4] },
    { title: 'Late', date: '2026-03-01', href: 'https://late.example/' },
  ],
});

describe.each(readers)('What the API and the pages tell %s', (_name, { reader, get }) => {
  it('of every recipe is the same', async () => {
    expect(published).toHaveLength(40);
    for (const { id, slug } of published) {
      const { recipe } = (await get<{ recipe: PublishedRecipeView }>(`/recipes/${slug}`)).body;
      const { body } = await site.modelOf({ kind: 'recipe', subjectId: id, reader });
      expect(body).toMatchObject(topSectionOf(recipe));
      expect(factsOf(body)).toEqual(factsIn(recipe));
      expect(openPartsOf(body)).toEqual(openPartsIn(recipe, body));
    }
  });

  it('of recipes in lists is the same', async () => {
    const found = await get<RecipeSearchAnswer>('/recipes?limit=24');
    const { body } = await site.modelOf({ kind: 'recipes', reader });
    expect(body.recipes).toHaveLength(24);
    expect(body.recipes.map(cardOf)).toEqual(found.body.recipes.map(cardIn));
    expect(body.recipeCount).toBe(found.body.total);
  });

  it('of a collection is the same', async () => {
    const answer = await get<{ collection: PublishedCollectionView }>('/collections/everything');
    const view = answer.body.collection;
    const { body } = await site.modelOf({ kind: 'collection', subjectId: view.id, reader });
    expect(body).toMatchObject({
      slug: view.slug,
      title: view.title,
      description: view.description,
      image: view.image,
      youtubeVideoId: view.youtubeVideoId,
      recipeCount: view.recipeCount,
    });
    expect(body.video?.src).toBe(`/media/${view.video?.key}`);
    expect(body.video?.poster).toEqual(view.video?.poster);
    expect(body.recipes.map(cardOf)).toEqual(view.recipes.map(cardIn));
    expect(body.recipes).toHaveLength(15);
  });

  it('of the site is the same', async () => {
    const view = (await get<{ site: PublishedSiteView }>('/current-site')).body.site;
    const home = await site.modelOf({ kind: 'home', reader });
    const about = await site.modelOf({ kind: 'about', reader });
    const { events } = (await site.modelOf({ kind: 'events', reader })).body;
    const featured = [home.body.lead, ...home.body.featuredRecipes].filter((card) => card !== null);
    expect(featured.map(cardOf)).toEqual(view.featuredRecipes.map(cardIn));
    expect(home.body.featuredImage).toEqual(view.featuredImage);
    expect(home.frame).toMatchObject({ slug: view.slug, title: view.title, logo: view.logo });
    expect(about.body).toMatchObject({ about: view.about, featuredImage: view.featuredImage });
    expect(events).toEqual(
      view.events.map((event) => ({
        ...event,
        date: dateOf(Date.parse(event.date), view.language),
      })),
    );
    expect(home.body.profile).toMatchObject({
      displayName: view.owner.displayName,
      avatar: view.owner.avatar,
    });
  });
});
