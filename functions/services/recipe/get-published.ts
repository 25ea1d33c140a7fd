import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import { badgesOf } from '#domain/recipe/badges.ts';
import { creditOf } from '#domain/recipe/published-recipe.ts';
import { isLocked } from '#domain/recipe/recipe-access.ts';
import { termIdsOf } from '#domain/recipe/recipe-terms.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { topSection } from '#domain/recipe/top-section.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type {
  PublishedParts,
  PublishedRecipe,
} from '#functions/repositories/recipe/published-recipe.ts';
import { isoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';
import { equipmentOf, ingredientGroupsOf, instructionGroupsOf } from './published-parts.ts';
import { filmOf, picturesOf, termsOf } from './published-views.ts';
import { readerOf } from './reader.ts';
import { recipeReferences } from './references.ts';

/** What whoever asks may read of a published recipe. */
export async function getPublishedRecipe(
  ctx: VisitContext,
  slug: string,
): Promise<PublishedRecipeView> {
  const { publishedRecipes } = ctx.repositories;
  const [recipe, reader] = await Promise.all([publishedRecipes.find(slug), readerOf(ctx)]);
  if (!recipe) throw notFound();
  const { content, ...rest } = recipe;
  const locked = isLocked(content, reader);
  // From here on nothing that is withheld is at hand.
  const readable = { ...rest, content: locked ? topSection(content) : content };
  const parts = await publishedRecipes.findParts(partIdsOf(readable));
  return {
    ...viewOf(readable, parts),
    isLocked: locked,
    ingredientUsageCount: content.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
      .length,
  };
}

function viewOf(
  { id, content, publishedAt }: PublishedRecipe,
  parts: PublishedParts,
): Omit<PublishedRecipeView, 'isLocked' | 'ingredientUsageCount'> {
  const terms = termsOf(content, parts.terms);
  return {
    id,
    ...writtenOf(content),
    images: picturesOf(content.images, parts.images),
    video: filmOf(content.videoId, parts),
    credit: creditOf(content),
    badges: badgesOf({
      mealSlugs: terms.meals.map(({ slug }) => slug),
      categorySlugs: terms.categories.map(({ slug }) => slug),
    }),
    ingredientUsageGroups: ingredientGroupsOf(content, parts),
    instructionGroups: instructionGroupsOf(content, parts),
    equipmentUsages: equipmentOf(content, parts),
    ...terms,
    collections: parts.collections,
    units: parts.units,
    publishedAt: isoTime(publishedAt),
  };
}

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

function partIdsOf({ content, collectionIds }: PublishedRecipe) {
  const references = recipeReferences(content);
  const idsOf = (wanted: string) =>
    references.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  return {
    termIds: termIdsOf(content),
    collectionIds,
    imageIds: idsOf('image'),
    videoIds: idsOf('video'),
    unitIds: idsOf('unit'),
    ingredientIds: idsOf('ingredient'),
    equipmentIds: idsOf('equipment'),
  };
}
