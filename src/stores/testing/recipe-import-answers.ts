import type { z } from 'zod';
import { importItemsAnswer, importsAnswer, importUndoAnswer } from '#contract/import/imports.ts';

const manage = '/api/v1/manage';

/** What calls about what was brought from elsewhere answer. */
export const recipeImportAnswers = {
  [`GET ${manage}/:siteSlug/recipe-imports`]: [200, importsAnswer],
  [`GET ${manage}/:siteSlug/recipe-imports/:recipeImportId/items`]: [200, importItemsAnswer],
  [`POST ${manage}/:siteSlug/recipe-imports/:recipeImportId/undo`]: [200, importUndoAnswer],
} satisfies Record<string, [204] | [200, z.ZodType]>;
