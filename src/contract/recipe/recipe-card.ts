import { z } from 'zod';
import { difficultyLevels, privacySettings } from '#domain/recipe/recipe.ts';
import { crop, dateTime, id } from '../fields.ts';
import { imageView } from '../media/media.ts';

/** A picture as it is used: with the part of it that shows. */
export const pictureView = z
  .strictObject({ ...imageView.shape, crop: crop.exactOptional() })
  .meta({ id: 'Picture' });

const minutes = z.number().nullable();

/** What lists show of a published recipe. */
export const recipeCard = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    privacySetting: z.enum(privacySettings),
    /** Whether whoever asks gets its top section alone. */
    isLocked: z.boolean(),
    image: pictureView.nullable(),
    badges: z.array(z.string()),
    prepTimeMinutes: minutes,
    cookTimeMinutes: minutes,
    customTimeMinutes: minutes,
    yieldServings: z.number().nullable(),
    difficultyLevel: z.enum(difficultyLevels).nullable(),
    publishedAt: dateTime,
  })
  .meta({ id: 'RecipeCard' });
export type RecipeCardView = z.output<typeof recipeCard>;
