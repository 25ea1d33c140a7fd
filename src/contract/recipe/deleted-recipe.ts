import { z } from 'zod';
import { dateTime, id } from '../fields.ts';
import { recipeSummaryView, recipeView } from './recipe-view.ts';

const deletedRecipeView = z
  .strictObject({
    id,
    title: z.string(),
    slug: z.string(),
    image: recipeSummaryView.shape.image,
    /** Restoring shows it to visitors again. */
    wasPublished: z.boolean(),
    deletedAt: dateTime,
    /** From then on it cannot be restored. */
    endsAt: dateTime,
  })
  .meta({ id: 'DeletedRecipe' });
export type DeletedRecipeView = z.infer<typeof deletedRecipeView>;

export const deletedRecipesAnswer = z.strictObject({
  deletedRecipes: z.array(deletedRecipeView),
  total: z.int(),
});
export type DeletedRecipesAnswer = z.infer<typeof deletedRecipesAnswer>;

/** What became of one recipe that is not there any more. */
const deletionView = z
  .strictObject({
    deletedAt: dateTime,
    endsAt: dateTime,
    /** Null where nobody knows who deleted it, or the person is gone. */
    by: z.strictObject({ id, displayName: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'RecipeDeletion' });
export type DeletionView = z.infer<typeof deletionView>;

export const deletionAnswer = z.strictObject({ deletion: deletionView });
export type DeletionAnswer = z.infer<typeof deletionAnswer>;

export const restoredRecipeAnswer = z.strictObject({
  recipe: recipeView,
  /** Slugs that others had come to use; of the working copy first, then of what is published. */
  renamed: z.array(z.strictObject({ before: z.string(), after: z.string() })),
});
export type RestoredRecipeAnswer = z.infer<typeof restoredRecipeAnswer>;
