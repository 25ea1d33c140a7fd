import { z } from 'zod';
import { dateTime, id, version } from '../fields.ts';
import { recipeInput } from './recipe.ts';

export const batchRecipesMax = 50;
export const publicationsMax = 100;

/** Recipes with ids of the caller's choice, so that an import can be repeated. */
export const recipeBatchInput = z
  .strictObject({
    recipes: z
      .array(z.strictObject({ id, ...recipeInput.shape }))
      .min(1)
      .max(batchRecipesMax),
  })
  .meta({ id: 'RecipeBatch' });
export type RecipeBatchInput = z.output<typeof recipeBatchInput>;

export const recipeBatchAnswer = z.strictObject({
  recipes: z.array(
    z.strictObject({ id, status: z.enum(['created', 'updated', 'unchanged']), version }),
  ),
});
export type RecipeBatchAnswer = z.output<typeof recipeBatchAnswer>;

export const publicationsInput = z
  .strictObject({
    recipeIds: z.array(id).min(1).max(publicationsMax),
    /** When a recipe counts as published, by its id; now for one that never was. */
    publishedAt: z.record(id, dateTime).exactOptional(),
  })
  .meta({ id: 'PublicationsInput' });

export type PublicationsInput = z.output<typeof publicationsInput>;

export const publicationsAnswer = z.strictObject({
  publications: z.array(
    z.strictObject({ recipeId: id, publishedAt: dateTime, publishedVersion: version }),
  ),
});
export type PublicationsAnswer = z.output<typeof publicationsAnswer>;
