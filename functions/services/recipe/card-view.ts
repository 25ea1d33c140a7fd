import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { badgesOf } from '#domain/recipe/badges.ts';
import { isLocked, type Reader } from '#domain/recipe/recipe-access.ts';
import type { BadgedCard } from '#functions/repositories/recipe/recipe-card.ts';
import { isoTime } from '../iso-time.ts';

export function cardViewOf(card: BadgedCard, reader: Reader): RecipeCardView {
  const { id, content, image, publishedAt } = card;
  return {
    id,
    slug: content.slug,
    title: content.title,
    privacySetting: content.privacySetting,
    isLocked: isLocked(content, reader),
    image,
    badges: badgesOf(card),
    prepTimeMinutes: content.prepTimeMinutes,
    cookTimeMinutes: content.cookTimeMinutes,
    customTimeMinutes: content.customTimeMinutes,
    yieldServings: content.yieldServings,
    difficultyLevel: content.difficultyLevel,
    publishedAt: isoTime(publishedAt),
  };
}
