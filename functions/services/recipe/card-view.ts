import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { badgesOf } from '#domain/recipe/badges.ts';
import { isLocked, type Reader } from '#domain/recipe/recipe-access.ts';
import type { RecipeCard } from '#functions/repositories/recipe/recipe-card.ts';
import { isoTime } from '../iso-time.ts';

export function cardViewOf(card: RecipeCard, reader: Reader): RecipeCardView {
  const { mealSlugs, categorySlugs, publishedAt, ...rest } = card;
  return {
    ...rest,
    isLocked: isLocked(card, reader),
    badges: badgesOf({ mealSlugs, categorySlugs }),
    publishedAt: isoTime(publishedAt),
  };
}
