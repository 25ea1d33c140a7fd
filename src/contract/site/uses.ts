import { z } from 'zod';
import { id } from '../fields.ts';

/** How many recipes, drafts too, name each ingredient, unit, term and piece of equipment. */
export const usesAnswer = z
  .strictObject({ uses: z.record(id, z.int().positive()) })
  .meta({ id: 'Uses' });
export type UsesAnswer = z.output<typeof usesAnswer>;

const usingRecipe = z.strictObject({ id, title: z.string(), isPublished: z.boolean() });

/** The first recipes by title that name a thing, and how many there are. */
export const usingRecipesAnswer = z
  .strictObject({ recipes: z.array(usingRecipe), recipeCount: z.int().nonnegative() })
  .meta({ id: 'UsingRecipes' });
export type UsingRecipesAnswer = z.output<typeof usingRecipesAnswer>;
