import { badgesOf } from '#domain/recipe/badges.ts';
import { totalTimeWithCustomMinutes, formatDuration } from '#domain/measures/duration.ts';
import { excerpt } from '#domain/recipe/excerpt.ts';
import { collectionPath, recipePath } from '#domain/publishing/publishing.ts';
import type { RecipeCardContent } from '#domain/recipe/recipe.ts';
import type { CollectionFacts, PageFacts, RecipeCardFacts } from '../facts.ts';
import type { CollectionCardModel, RecipeCardModel } from '../page-models.ts';
import { pictureOf } from '../pictures.ts';

/** Cards of the given recipes, in order; unpublished ones are not there. */
export function recipeCards(facts: PageFacts, ids: readonly string[]): RecipeCardModel[] {
  return ids.flatMap((id) => {
    const recipe = facts.recipeCards.get(id);
    return recipe ? [recipeCard(facts, recipe)] : [];
  });
}

/** Cards are made once, because a recipe stands in many lists of one build. */
const cards = new WeakMap<RecipeCardFacts, RecipeCardModel>();

function recipeCard(facts: PageFacts, recipe: RecipeCardFacts): RecipeCardModel {
  const card = cards.get(recipe) ?? makeCard(facts, recipe);
  cards.set(recipe, card);
  return card;
}

function makeCard(facts: PageFacts, { id, content }: RecipeCardFacts): RecipeCardModel {
  const totalMinutes = totalTimeWithCustomMinutes(content);
  return {
    id,
    title: content.title,
    href: recipePath(content.slug),
    image: pictureOf(facts, content.image),
    isLocked: content.privacySetting !== 'public',
    badge: badges(facts, content)[0] ?? null,
    timeText: totalMinutes === null ? null : formatDuration(totalMinutes),
    excerpt: excerpt(content.description) || null,
  };
}

export function badges(
  facts: PageFacts,
  { mealIds, foodCategoryIds }: Pick<RecipeCardContent, 'mealIds' | 'foodCategoryIds'>,
): string[] {
  const slugs = (ids: string[]) => ids.flatMap((id) => facts.site.terms.get(id)?.slug ?? []);
  return badgesOf({ mealSlugs: slugs(mealIds), categorySlugs: slugs(foodCategoryIds) });
}

export function collectionCards(facts: PageFacts): CollectionCardModel[] {
  return facts.site.collections.map((collection) => ({
    id: collection.id,
    title: collection.title,
    href: collectionPath(collection.slug),
    image: collectionImage(facts, collection),
    recipeCountText: recipeCountText(collection.recipeCount),
  }));
}

export function collectionImage(facts: PageFacts, { imageId, imageCrop }: CollectionFacts) {
  if (imageId === null) return null;
  return pictureOf(facts, imageCrop ? { id: imageId, crop: imageCrop } : imageId);
}

export function recipeCountText(count: number): string {
  return count === 1 ? '1 recipe' : `${count} recipes`;
}
