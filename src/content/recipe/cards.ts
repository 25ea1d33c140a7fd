import { badgesOf } from '#domain/recipe/badges.ts';
import { isLocked } from '#domain/recipe/recipe-access.ts';
import type { RecipeCardFacts } from '#domain/recipe/recipe-facts.ts';
import { badgeSlugsOf } from '#domain/recipe/recipe-terms.ts';
import { collectionPicture } from '#domain/site/collection-facts.ts';
import { totalTimeWithCustomMinutes, formatDuration } from '#domain/measures/duration.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { excerpt } from '#domain/recipe/excerpt.ts';
import { collectionPath, recipePath } from '#domain/publishing/site-paths.ts';
import type { PageFacts } from '../facts.ts';
import type { CollectionCardModel } from '../page-models.ts';
import type { RecipeCardModel } from '../shared-models.ts';

/** Cards of the given recipes, in order; unpublished ones are not there. */
export function recipeCards(facts: PageFacts, ids: readonly string[]): RecipeCardModel[] {
  return ids.flatMap((id) => {
    const recipe = facts.recipeCards.get(id);
    return recipe ? [recipeCard(facts, recipe)] : [];
  });
}

/** Cards are made once, because a recipe is in many lists of one build. */
const cards = new WeakMap<RecipeCardFacts, RecipeCardModel>();

function recipeCard(facts: PageFacts, recipe: RecipeCardFacts): RecipeCardModel {
  const card = cards.get(recipe) ?? makeCard(facts, recipe);
  cards.set(recipe, card);
  return card;
}

function makeCard(
  { reader, site }: PageFacts,
  { id, content, image }: RecipeCardFacts,
): RecipeCardModel {
  const totalMinutes = totalTimeWithCustomMinutes(content);
  return {
    id,
    title: content.title,
    href: recipePath(content.slug),
    image,
    isLocked: isLocked(content, reader),
    badge: badgesOf(badgeSlugsOf(content, site.terms))[0] ?? null,
    timeText: totalMinutes === null ? null : keepAmountsWhole(formatDuration(totalMinutes)),
    excerpt: excerpt(content.description) || null,
  };
}

/** Those that a visitor finds something in. */
export function collectionCards(facts: PageFacts): CollectionCardModel[] {
  const filled = facts.site.collections.filter(({ recipeCount }) => recipeCount > 0);
  return filled.map((collection) => ({
    id: collection.id,
    title: collection.title,
    href: collectionPath(collection.slug),
    image: collectionPicture(collection, facts.site.images),
    recipeCountText: recipeCountText(collection.recipeCount),
  }));
}

export function recipeCountText(count: number): string {
  return count === 1 ? '1 recipe' : `${count} recipes`;
}
