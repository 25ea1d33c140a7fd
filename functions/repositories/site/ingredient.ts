import { and, eq, isNull } from 'drizzle-orm';
import type { IngredientId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';
import { keptEntries } from './kept-entries.ts';

const columns = {
  id: ingredients.id,
  title: ingredients.title,
  gramsPerLiter: ingredients.gramsPerLiter,
  defaultMetricMeasurementMethod: ingredients.defaultMetricMeasurementMethod,
  defaultImperialMeasurementMethod: ingredients.defaultImperialMeasurementMethod,
  pluralTitle: ingredients.pluralTitle,
  link: ingredients.link,
};

export const ingredient = selection({ ...columns, formerNames: ingredients.formerNames });

/** An ingredient and what is shown in its place; null where that is the ingredient itself. */
export const standingIngredient = selection({
  ...columns,
  formerNames: ingredients.formerNames,
  standsForId: ingredients.standsForId,
});

export const ingredientRepository = (scope: SiteScope) => {
  const { db, siteId } = scope;
  return {
    ...keptEntries(scope, ingredients),
    /** What was merged into another one is an ingredient no more. */
    find: (id: IngredientId): Promise<Ingredient | null> => {
      const isOne = and(ofSite(siteId, id), isNull(ingredients.mergedIntoId));
      const query = db.select(ingredient.fields).from(ingredients).where(isOne);
      return read(db, firstRow(ingredient, query));
    },
    create: (created: Ingredient): Statement =>
      db.insert(ingredients).values({ ...created, siteId }),
    /** What is not named stays as it is. */
    update: (id: IngredientId, changed: Partial<Omit<Ingredient, 'id'>>): Statement =>
      db.update(ingredients).set(changed).where(ofSite(siteId, id)),
  };
};

const ofSite = (siteId: string, id: IngredientId) =>
  and(eq(ingredients.siteId, siteId), eq(ingredients.id, id));
