import { z } from 'zod';
import { privacySettings } from '#domain/recipe/recipe.ts';
import { errorCodes } from '../error-codes.ts';
import { id } from '../fields.ts';

const recipesMax = 100;
const common = {
  recipeIds: z.array(id).min(1).max(recipesMax),
  /** Of the caller's choice: asked again under it, the action is told and not done twice. */
  undoId: id.exactOptional(),
};

/** One action on many recipes. */
export const recipeActionInput = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['publish', 'unpublish', 'delete', 'restore']), ...common }),
    z.strictObject({
      action: z.literal('set-privacy'),
      privacySetting: z.enum(privacySettings),
      ...common,
    }),
    z.strictObject({ action: z.enum(['add-term', 'remove-term']), termId: id, ...common }),
    z.strictObject({
      action: z.enum(['add-to-collection', 'remove-from-collection']),
      collectionId: id,
      ...common,
    }),
  ])
  .meta({ id: 'RecipeAction' });
export type RecipeActionInput = z.output<typeof recipeActionInput>;

/** Why nothing became of it, beside `failed` and `stays`. */
const reason = { code: z.enum(errorCodes).exactOptional(), error: z.string().exactOptional() };

const actionResult = z.strictObject({
  recipeId: id,
  status: z.enum(['done', 'unchanged', 'failed']),
  ...reason,
});
export type ActionResult = z.infer<typeof actionResult>;

export const recipeActionAnswer = z.strictObject({
  results: z.array(actionResult),
  /** Takes the action back for 30 days; null where nothing was done. */
  undoId: id.nullable(),
});
export type RecipeActionAnswer = z.infer<typeof recipeActionAnswer>;

const undoResult = z.strictObject({
  recipeId: id,
  /** It stays where the recipe was changed since in what the action changed. */
  status: z.enum(['undone', 'stays']),
  ...reason,
});
export type UndoResult = z.infer<typeof undoResult>;

const redoResult = z.strictObject({
  recipeId: id,
  /** It stays where the recipe was changed since in what the action changed. */
  status: z.enum(['redone', 'stays']),
  ...reason,
});
export type RedoResult = z.infer<typeof redoResult>;

export const undoAnswer = z.strictObject({ results: z.array(undoResult) });
export type UndoAnswer = z.infer<typeof undoAnswer>;

export const redoAnswer = z.strictObject({ results: z.array(redoResult) });
export type RedoAnswer = z.infer<typeof redoAnswer>;
