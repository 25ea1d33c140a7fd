import {
  type CookView,
  readIngredientLine,
  readPlainText,
} from '#domain/cooking/read-cook-text.ts';
import { linesById } from '#domain/cooking/recipe-work.ts';
import { excerpt } from '#domain/recipe/excerpt.ts';
import type { RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import { totalTimeWithCustomMinutes } from '#domain/measures/duration.ts';
import type { Image } from '#domain/media/image.ts';
import { RATIOS } from '#domain/media/focal-crop.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { newslettersPath, recipePath } from '#domain/publishing/site-paths.ts';
import {
  type OpenRecipe,
  type RecipeData,
  recipeStructuredData,
  type VideoData,
} from '#domain/publishing/structured-data.ts';
import {
  breadcrumbStructuredData,
  eventStructuredData,
  itemListStructuredData,
  personStructuredData,
  webSiteStructuredData,
} from '#domain/publishing/structured-data-pages.ts';
import { youtubeEmbedUrl, youtubeThumbnailUrl } from '#domain/media/youtube.ts';
import { messages } from '#contract/messages.ts';
import type { PageFacts, SiteFacts } from '../facts.ts';
import type {
  CollectionBody,
  CollectionCardModel,
  EventModel,
  NewsletterBody,
} from '../page-models.ts';
import type { RecipeCardModel } from '../shared-models.ts';
import type { RecipeBody } from '../recipe/recipe-models.ts';
import { defaultView } from '../recipe/recipe-names.ts';

const imageWidth = 1200;
/** The placeholder element for the withheld text of a locked page. */
const lockedSelector = '.locked';

export function homeData({ site }: PageFacts): object[] {
  const about = site.settings.aboutShort;
  return [
    webSiteStructuredData({
      origin: site.origin,
      name: site.title,
      description: about ? excerpt(about) || null : null,
    }),
  ];
}

export function recipesData({ site }: PageFacts, cards: RecipeCardModel[]): object[] {
  return [
    listOf(site, messages.recipes.heading, cards),
    trail(site, [[messages.recipes.heading, '/recipes']]),
  ];
}

export function collectionsData({ site }: PageFacts, cards: CollectionCardModel[]): object[] {
  if (cards.length === 0) return [];
  return [
    listOf(site, messages.collections.heading, cards),
    trail(site, [[messages.collections.heading, '/collections']]),
  ];
}

export function collectionData({ site }: PageFacts, body: CollectionBody, path: string): object[] {
  return [
    listOf(site, body.title, body.recipes),
    trail(site, [
      [messages.collections.heading, '/collections'],
      [body.title, path],
    ]),
  ];
}

export const newslettersData = ({ site }: PageFacts): object[] => [
  trail(site, [[messages.newsletters.heading, newslettersPath]]),
];

export const newsletterData = (
  { site }: PageFacts,
  { title }: NewsletterBody,
  path: string,
): object[] => [
  trail(site, [
    [messages.newsletters.heading, newslettersPath],
    [title, path],
  ]),
];

export function profileData({ site }: PageFacts): object[] {
  const { aboutShort, socialMediaLinks } = site.settings;
  const { avatar } = site.owner;
  return [
    personStructuredData({
      name: site.owner.displayName || site.title,
      url: `${site.origin}/about`,
      description: aboutShort ? excerpt(aboutShort) || null : null,
      imageUrl: avatar && absolute(site, avatar, RATIOS['1:1']),
      profileUrls: socialMediaLinks.map(({ url }) => url).filter((url) => url.startsWith('https:')),
    }),
  ];
}

export function eventsData({ site }: PageFacts, events: EventModel[]): object[] {
  return events.map(({ title, date, location, description, href, image }) =>
    eventStructuredData({
      name: title,
      date: date.iso,
      location,
      description,
      imageUrl: image && absolute(site, image, RATIOS['16:9']),
      url: href?.startsWith('http') ? href : null,
    }),
  );
}

export function recipeData(facts: PageFacts, recipe: RecipeFacts, body: RecipeBody): object[] {
  const { site } = facts;
  const { content } = recipe;
  const path = recipePath(content.slug);
  const description = content.description ? toPlainText(content.description) : '';
  return [
    recipeStructuredData({
      url: site.origin + path,
      name: content.title,
      language: body.language,
      description: description || null,
      imageUrls: dishImages(facts, body),
      author: authorOf(site, body),
      credit: body.credit,
      datePublished: new Date(recipe.publishedAt).toISOString(),
      dateModified: new Date(recipe.changedAt).toISOString(),
      prepTimeMinutes: content.prepTimeMinutes,
      cookTimeMinutes: content.cookTimeMinutes,
      totalTimeMinutes: totalTimeWithCustomMinutes(content),
      recipeYield: body.servings?.makesText ?? null,
      categories: termTitles(site, [...content.mealIds, ...content.foodCategoryIds]),
      cuisines: termTitles(site, content.cuisineIds),
      methods: termTitles(site, content.methodIds),
      diets: termTitles(site, content.dietIds),
      access: body.isLocked ? { kind: 'locked', lockedSelector } : openData(facts, recipe, body),
    }),
    trail(site, [
      [messages.recipes.heading, '/recipes'],
      [content.title, path],
    ]),
  ];
}

function openData(
  facts: PageFacts,
  { content, publishedAt }: RecipeFacts,
  body: RecipeBody,
): OpenRecipe {
  const { site } = facts;
  const page = site.origin + recipePath(content.slug);
  return {
    kind: 'open',
    keywords: [...content.keywords, ...termTitles(site, content.tagIds)],
    ...workData(facts, body, page),
    equipment: body.equipment.map(({ title }) => title),
    video: videoData(site, body, new Date(publishedAt).toISOString()),
  };
}

/** Amounts as the cook wrote them; temperatures as the page shows them first. */
function workData(facts: PageFacts, { work, language }: RecipeBody, page: string) {
  const ingredientGroups = work?.ingredientGroups ?? [];
  const view: CookView = { ...defaultView(facts, language), system: 'as-written' };
  const reading = { view, lines: linesById(ingredientGroups) };
  const pictureUrl = (image: Image | undefined) =>
    image ? absolute(facts.site, image, RATIOS['16:9']) : null;
  return {
    ingredients: ingredientGroups.flatMap(({ lines }) =>
      lines.map((line) => oneLine(readIngredientLine(line, reading))),
    ),
    instructionGroups: (work?.instructionGroups ?? []).map((group) => ({
      title: group.title ?? null,
      steps: group.steps.map(({ content, number, images }) => ({
        text: readPlainText(content, reading),
        url: `${page}#step-${number}`,
        imageUrl: pictureUrl(images?.[0]),
      })),
    })),
  };
}

function videoData(site: SiteFacts, body: RecipeBody, uploadDate: string): VideoData | null {
  for (const item of body.media) {
    if (item.kind === 'youtube') {
      return {
        name: body.title,
        description: null,
        thumbnailUrl: youtubeThumbnailUrl(item.videoId),
        uploadDate,
        contentUrl: null,
        embedUrl: youtubeEmbedUrl(item.videoId),
      };
    }
    if (item.kind === 'video' && item.video.poster) {
      return {
        name: body.title,
        description: null,
        thumbnailUrl: absolute(site, item.video.poster, RATIOS['16:9']),
        uploadDate,
        contentUrl: site.origin + item.video.src,
        embedUrl: null,
      };
    }
  }
  return null;
}

/** Photos of the dish itself: nothing else may be claimed to show it. */
function dishImages({ site }: PageFacts, { media }: RecipeBody): string[] {
  const image = media.find((item) => item.kind === 'image')?.image;
  if (!image) return [];
  return [RATIOS['1:1'], RATIOS['4:3'], RATIOS['16:9']].map((ratio) =>
    absolute(site, image, ratio),
  );
}

/** The byline; whose recipe it was before is its credit. */
function authorOf(site: SiteFacts, { author }: RecipeBody): RecipeData['author'] {
  const url = authorUrl(site);
  if (author) return { type: 'Person', name: author.displayName, url };
  return { type: 'Organization', name: site.title, url };
}

const absolute = (site: SiteFacts, image: Image, ratio: number): string =>
  site.origin + imageUrl(image, { width: imageWidth, height: Math.round(imageWidth / ratio) });

const authorUrl = (site: SiteFacts) =>
  site.features.hasAbout ? `${site.origin}/about` : site.origin;

const termTitles = (site: SiteFacts, ids: string[]): string[] => [
  ...new Set(ids.flatMap((id) => site.terms.get(id)?.title ?? [])),
];

const listOf = (
  site: SiteFacts,
  name: string,
  cards: (CollectionCardModel | RecipeCardModel)[],
): object =>
  itemListStructuredData({
    name,
    items: cards.map(({ title, href }) => ({ name: title, url: site.origin + href })),
  });

const trail = (site: SiteFacts, steps: [name: string, path: string][]): object =>
  breadcrumbStructuredData([
    { name: site.title, url: `${site.origin}/` },
    ...steps.map(([name, path]) => ({ name, url: site.origin + path })),
  ]);
