import { z } from 'zod';
import { dateTime } from '../fields.ts';
import { paging } from '../paging.ts';

export const recipeListQuery = z.strictObject({
  ...paging,
  orderBy: z.enum(['updated_at_desc', 'published_at_desc', 'title_asc']).default('updated_at_desc'),
  status: z.enum(['all', 'published', 'draft', 'changed']).default('all'),
});
export type RecipeListQuery = z.output<typeof recipeListQuery>;

/** When the recipe counts as published; now for one that never was. */
export const publishInput = z
  .strictObject({ publishedAt: dateTime.nullable().exactOptional() })
  .default({});
