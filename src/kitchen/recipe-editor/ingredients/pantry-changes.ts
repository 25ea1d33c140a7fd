import type { IngredientId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';

/** Null where it was done, else what went wrong. */
export type ChangeIngredient = (ingredient: Ingredient) => Promise<string | null>;

/** What can be done with the cook's ingredients from a row; without it nothing of it is offered. */
export type PantryChanges = {
  /** Keeps a new one; null where that failed, which is told. */
  createIngredient: (title: string) => Promise<IngredientId | null>;
  changeIngredient: ChangeIngredient;
};
