import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import { filmIn } from '#domain/media/film.ts';
import { picturesIn } from '#domain/media/image.ts';
import { badgesOf } from '#domain/recipe/badges.ts';
import { withCurrentNames } from '#domain/recipe/mentions/current-names.ts';
import { creditOf } from '#domain/recipe/published-recipe.ts';
import { isLocked } from '#domain/recipe/recipe-access.ts';
import type { RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import { partIdsOf } from '#domain/recipe/recipe-parts.ts';
import { badgeSlugsOf, type TermFacts, termIdsOf, termsOf } from '#domain/recipe/recipe-terms.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { unitIdsIn } from '#domain/recipe/unit-ids.ts';
import { topSection } from '#domain/recipe/top-section.ts';
import { saidUnits } from '#domain/ingredients/own-units/said-units.ts';
import { yieldOf } from '#domain/measures/recipe-yield.ts';
import { languageOf } from '#domain/text/language.ts';
import { perFilter } from '#domain/search/filters.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { PublishedParts } from '#functions/repositories/recipe/published-recipe.ts';
import { isoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';
import {
  equipmentUsagesOf,
  ingredientGroupsOf,
  instructionGroupsOf,
  unitsIn,
} from './published-parts.ts';
import { readerOf } from './reader.ts';

/** What whoever asks may read of a published recipe. */
export async function getPublishedRecipe(
  ctx: VisitContext,
  slug: string,
): Promise<PublishedRecipeView> {
  const { publishedRecipes } = ctx.repositories;
  const [recipe, reader] = await Promise.all([publishedRecipes.find(slug), readerOf(ctx)]);
  if (!recipe) throw notFound();
  const { content } = recipe;
  const locked = isLocked(content, reader);
  // From here on nothing that is withheld is at hand.
  const readable = { ...recipe, content: locked ? topSection(content) : content };
  const parts = await publishedRecipes.findParts(idsIn(readable));
  return {
    ...viewOf(
      { ...readable, content: withCurrentNames(readable.content, parts) },
      parts,
      languageOf(content, ctx.site.settings.language),
    ),
    isLocked: locked,
    ingredientUsageCount: content.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
      .length,
  };
}

function viewOf(
  { id, content, publishedAt }: RecipeFacts,
  parts: PublishedParts,
  language: string,
): Omit<PublishedRecipeView, 'isLocked' | 'ingredientUsageCount'> {
  const { yieldServings, servingDescription } = content;
  const terms = termsOf(content, parts.terms);
  const units = saidUnits(parts.units, language);
  return {
    id,
    ...writtenOf(content),
    language,
    recipeYield:
      yieldServings === null ? null : yieldOf(yieldServings, servingDescription, language),
    images: picturesIn(parts.images, content.images),
    video: filmIn(parts, content.videoId),
    credit: creditOf(content),
    badges: badgesOf(badgeSlugsOf(content, parts.terms)),
    ingredientUsageGroups: ingredientGroupsOf(content, { ...parts, units }, language),
    instructionGroups: instructionGroupsOf(content, parts),
    equipmentUsages: equipmentUsagesOf(content, parts),
    ...perFilter((filter) => terms[filter].map(optionOf)),
    collections: parts.collections,
    units: unitsIn(content, units, language),
    publishedAt: isoTime(publishedAt),
  };
}

const optionOf = ({ id, slug, title, recipeCount }: TermFacts) => ({
  id,
  slug,
  title,
  recipeCount,
});

/** What goes out as the cook wrote it. */
const writtenOf = (content: RecipeContent) => ({
  slug: content.slug,
  title: content.title,
  description: content.description,
  privacySetting: content.privacySetting,
  youtubeVideoId: content.youtubeVideoId,
  storyExcerpt: content.storyExcerpt,
  storyMore: content.storyMore,
  note: content.note,
  prepTimeMinutes: content.prepTimeMinutes,
  cookTimeMinutes: content.cookTimeMinutes,
  customTimeLabel: content.customTimeLabel,
  customTimeMinutes: content.customTimeMinutes,
  yieldServings: content.yieldServings,
  servingDescription: content.servingDescription,
  difficultyLevel: content.difficultyLevel,
  keywords: content.keywords,
});

function idsIn({ content, collectionIds }: RecipeFacts) {
  return {
    ...partIdsOf(content),
    termIds: termIdsOf(content),
    unitIds: unitIdsIn(content),
    collectionIds,
  };
}
