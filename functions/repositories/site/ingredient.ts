import { and, eq, not } from 'drizzle-orm';
import type { IngredientId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { Statement } from '#functions/db/database.ts';
import { ingredients } from '#functions/db/schema/site/ingredients.ts';
import { selection } from '#functions/db/selection.ts';
import { isUsedByRecipe } from '../recipe/recipe-use.ts';
import type { SiteScope } from '../scope.ts';

export const ingredient = selection({
  id: ingredients.id,
  title: ingredients.title,
  gramsPerLiter: ingredients.gramsPerLiter,
  defaultMetricMeasurementMethod: ingredients.defaultMetricMeasurementMethod,
  defaultImperialMeasurementMethod: ingredients.defaultImperialMeasurementMethod,
});

export const ingredientRepository = ({ db, siteId }: SiteScope) => ({
  create: (created: Ingredient): Statement => db.insert(ingredients).values({ ...created, siteId }),
  update: ({ id, ...changed }: Ingredient): Statement =>
    db.update(ingredients).set(changed).where(ofSite(siteId, id)),
  /** Deletes nothing while a recipe, as written or as published, names it. */
  deleteUnused: (id: IngredientId): Statement =>
    db.delete(ingredients).where(and(ofSite(siteId, id), not(isUsedByRecipe(siteId, id)))),
});

const ofSite = (siteId: string, id: IngredientId) =>
  and(eq(ingredients.siteId, siteId), eq(ingredients.id, id));
