import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { type SiteDefaults, writeRecipeWork } from '#domain/cooking/write-recipe-work.ts';
import {
  formatDuration,
  formatIsoDuration,
  totalTimeWithCustomMinutes,
} from '#domain/measures/duration.ts';
import { shownFilterKinds } from '#domain/search/filters.ts';
import { badgesOf } from '#domain/recipe/badges.ts';
import { isLocked } from '#domain/recipe/recipe-access.ts';
import { creditOf } from '#domain/recipe/published-recipe.ts';
import { moreRecipesCount } from '#domain/publishing/publishing.ts';
import { collectionPath } from '#domain/publishing/site-paths.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import type { RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import { equipmentOf } from '#domain/recipe/recipe-parts.ts';
import { badgeSlugsOf, termsOf } from '#domain/recipe/recipe-terms.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { safeHref } from '#domain/text/safe-href.ts';
import { makesQuantity, type Yield } from '#domain/measures/servings.ts';
import { plainDegreesOf } from '#domain/measures/plain-degrees.ts';
import { measureWordsOf } from '#domain/ingredients/languages/language-units.ts';
import { measureWordsIn } from '#domain/ingredients/own-units/said-units.ts';
import { messages } from '#contract/messages.ts';
import { recipeCards } from './cards.ts';
import { dateOf } from '../dates.ts';
import type { PageFacts } from '../facts.ts';
import { profileOf, showsComments, showsNewsletter } from '../frame.ts';
import type { LinkModel } from '../shared-models.ts';
import type { EquipmentModel, MediaItemModel, RecipeBody, TimeFactModel } from './recipe-models.ts';
import { pictureOf, videoOf, withoutLqip, withoutLqips } from '../pictures.ts';
import { languageOfRecipe, yieldIn } from './recipe-language.ts';
import { recipeNames } from './recipe-names.ts';
import { shareOf } from './recipe-share.ts';
import { teaserOf } from './teaser.ts';

const minMoreRecipes = 3;
const maxFeaturedRecipes = 5;

/** What the reader of the page may see of a recipe: a locked one keeps only its top section. */
export function recipeBody(facts: PageFacts, recipe: RecipeFacts): RecipeBody {
  const { content } = recipe;
  const more = moreRecipes(facts, recipe);
  const locked = isLocked(content, facts.reader);
  const defaults = defaultsOf(facts, recipe);
  const shown = {
    ...topSection(facts, recipe),
    defaults,
    ...(locked ? lockedParts(facts, recipe) : openParts(facts, recipe, defaults)),
  };
  return {
    ...shown,
    share: shareOf(facts.site.origin, shown),
    isLocked: locked,
    terms: termLinks(facts, content),
    collections: collectionLinks(facts, recipe),
    moreRecipes: more,
    // One list at the end of a recipe is enough.
    featuredRecipes: more.length > 0 ? [] : featuredRecipes(facts, recipe),
    profile: facts.site.settings.hideSidebarBio ? null : profileBelow(facts),
    comments: commentsOf(facts, recipe),
    showsNewsletter: showsNewsletter(facts.site),
  };
}

function commentsOf({ site }: PageFacts, { isPublished }: RecipeFacts): RecipeBody['comments'] {
  if (!showsComments(site)) return 'off';
  return isPublished ? 'shown' : 'awaited';
}

type OpenParts = Pick<RecipeBody, 'teaser' | 'work' | 'equipment' | 'story' | 'credit'>;
type TopSection = Omit<
  RecipeBody,
  | keyof OpenParts
  | 'share'
  | 'defaults'
  | 'isLocked'
  | 'terms'
  | 'collections'
  | 'moreRecipes'
  | 'featuredRecipes'
  | 'profile'
  | 'comments'
  | 'showsNewsletter'
>;

const lockedParts = ({ site }: PageFacts, { content }: RecipeFacts): OpenParts => ({
  teaser: teaserOf(site, content),
  work: null,
  equipment: [],
  story: null,
  credit: null,
});

function topSection(facts: PageFacts, recipe: RecipeFacts): TopSection {
  const { owner } = facts.site;
  const { content } = recipe;
  return {
    id: recipe.id,
    slug: content.slug,
    title: content.title,
    description: filled(content.description),
    privacySetting: content.privacySetting,
    media: mediaOf(facts, content),
    badges: badgesOf(badgeSlugsOf(content, facts.site.terms)),
    times: timesOf(content),
    totalTime: totalTimeOf(content),
    difficultyText: content.difficultyLevel && messages.difficulty[content.difficultyLevel],
    servings: servingsOf(content, yieldIn(facts, content)),
    author: owner.displayName ? { displayName: owner.displayName, avatar: owner.avatar } : null,
    published: dateOf(recipe.publishedAt, facts.site.settings.language),
    language: languageOfRecipe(facts, content),
  };
}

function openParts(facts: PageFacts, recipe: RecipeFacts, defaults: SiteDefaults): OpenParts {
  const { content } = recipe;
  const excerpt = filled(content.storyExcerpt);
  const more = filled(content.storyMore);
  return {
    teaser: null,
    work: recipeWork(facts, recipe, defaults),
    equipment: equipmentModels(facts, content),
    story: excerpt || more ? { excerpt, more } : null,
    credit: creditOf(content),
  };
}

function recipeWork(
  facts: PageFacts,
  { id, content }: RecipeFacts,
  defaults: SiteDefaults,
): RecipeWork {
  const language = languageOfRecipe(facts, content);
  return writeRecipeWork(
    { id, ...content, recipeYield: yieldIn(facts, content) },
    recipeNames(facts, language),
    defaults,
  );
}

function defaultsOf(facts: PageFacts, recipe: RecipeFacts): SiteDefaults {
  const { defaultMeasurementSystem, defaultTemperatureSystem } = facts.site.settings;
  const language = languageOfRecipe(facts, recipe.content);
  const plainDegrees = plainDegreesOf(language);
  const plain = {
    measurementSystem: defaultMeasurementSystem,
    temperatureSystem: defaultTemperatureSystem,
    ...(plainDegrees && { plainDegrees }),
  };
  const { units } = facts.site;
  // A page knows the cook's words for what it names, and needs those of measures where it converts.
  const isConverted = () => recipeWork(facts, recipe, plain).choices.includes('measures');
  const words =
    units.own.length > 0 && isConverted()
      ? measureWordsIn(units, language)
      : measureWordsOf(language);
  return words ? { ...plain, words } : plain;
}

const filled = (text: RichText | null) => (isEmptyRichText(text) ? null : text);

/** Films belong to what only subscribers see; a locked recipe shows its pictures alone. */
function mediaOf(facts: PageFacts, content: RecipeContent): MediaItemModel[] {
  const pictures = content.images.flatMap((use) => pictureOf(facts, use) ?? []);
  const shownPictures = pictures.map(
    (image, index) => ({ kind: 'image', image: index === 0 ? image : withoutLqip(image) }) as const,
  );
  if (isLocked(content, facts.reader)) return shownPictures;
  const video = videoOf(facts, content.videoId);
  const poster = pictures[0] ?? null;
  return [
    ...(video
      ? [
          {
            kind: 'video',
            title: content.title,
            video: { ...video, poster: video.poster ?? poster },
          } as const,
        ]
      : []),
    ...(content.youtubeVideoId
      ? [
          {
            kind: 'youtube',
            videoId: content.youtubeVideoId,
            title: content.title,
            poster,
          } as const,
        ]
      : []),
    ...shownPictures,
  ];
}

function timesOf(content: RecipeContent): TimeFactModel[] {
  const rows: [string, number | null][] = [
    [messages.times.prep, content.prepTimeMinutes],
    [messages.times.cook, content.cookTimeMinutes],
    [content.customTimeLabel || messages.times.custom, content.customTimeMinutes],
  ];
  return rows.flatMap(([label, minutes]) => (minutes ? [timeFact(label, minutes)] : []));
}

function totalTimeOf(content: RecipeContent): TimeFactModel | null {
  const minutes = totalTimeWithCustomMinutes(content);
  return minutes ? timeFact(messages.times.total, minutes) : null;
}

const timeFact = (label: string, minutes: number): TimeFactModel => ({
  label,
  text: formatDuration(minutes),
  iso: formatIsoDuration(minutes),
});

function servingsOf(
  { servingDescription }: RecipeContent,
  recipeYield: Yield | null,
): RecipeBody['servings'] {
  if (!recipeYield) return null;
  const { yieldServings } = recipeYield;
  const makesText = makesQuantity(recipeYield, unscaled);
  return { yieldServings, description: servingDescription, makesText };
}

function equipmentModels(facts: PageFacts, content: RecipeContent): EquipmentModel[] {
  const { equipment, site } = facts;
  const used = equipmentOf(content, { equipment, images: site.images });
  return used.map(({ usage, equipment: known, image }) => ({
    id: usage.id,
    title: usage.equipmentTitleOverride || known.title,
    href: usage.link && safeHref(usage.link),
    note: usage.note,
    image: withoutLqip(image),
  }));
}

function termLinks(facts: PageFacts, content: RecipeContent): RecipeBody['terms'] {
  const terms = termsOf(content, facts.site.terms);
  const labels = new Map<string, string>();
  for (const filter of shownFilterKinds) {
    for (const { title, slug } of terms[filter]) {
      if (!labels.has(title)) labels.set(title, `/recipes?${filter}=${slug}`);
    }
  }
  return [...labels].map(([label, href]) => ({ label, href }));
}

function collectionLinks(facts: PageFacts, recipe: RecipeFacts): LinkModel[] {
  return facts.site.collections
    .filter((collection) => recipe.collectionIds.includes(collection.id))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en') || a.slug.localeCompare(b.slug, 'en'))
    .map(({ title, slug }) => ({ label: title, href: collectionPath(slug) }));
}

function moreRecipes(facts: PageFacts, recipe: RecipeFacts) {
  const cards = recipeCards(facts, (facts.related.get(recipe.id) ?? []).slice(0, moreRecipesCount));
  return cards.length < minMoreRecipes ? [] : withoutLqips(cards);
}

function featuredRecipes(facts: PageFacts, { id }: RecipeFacts) {
  const others = facts.site.settings.featuredRecipeIds.filter((each) => each !== id);
  return withoutLqips(recipeCards(facts, others).slice(0, maxFeaturedRecipes));
}

function profileBelow(facts: PageFacts): RecipeBody['profile'] {
  const profile = profileOf(facts);
  return profile && { ...profile, avatar: withoutLqip(profile.avatar) };
}
