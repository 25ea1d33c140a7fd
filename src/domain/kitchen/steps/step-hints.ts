import type { Id } from '../../ids.ts';
import type { InstructionGroup } from '../../recipe/recipe.ts';
import { isEmptyRichText } from '../../text/rich-text.ts';
import { ingredientsIn, namedIngredients, type StepIngredient } from './ingredient-mentions.ts';

/** What readers may miss: steps that name no ingredient, and ingredients that no step names. */
export type StepHints = { stepIds: Id[]; ingredientIds: Id[] };

export function stepHints(
  groups: readonly InstructionGroup[],
  ingredients: readonly StepIngredient[],
): StepHints {
  const steps = groups
    .flatMap(({ instructions }) => instructions)
    .filter(({ content }) => !isEmptyRichText(content));
  // Before the first step and without ingredients nothing is missing yet.
  if (steps.length === 0 || ingredients.length === 0) return { stepIds: [], ingredientIds: [] };
  const named = namedIngredients(groups, ingredients);
  return {
    stepIds: steps.filter((step) => ingredientsIn(step, ingredients).length === 0).map(idOf),
    ingredientIds: ingredients.map(idOf).filter((id) => !named.has(id)),
  };
}

const idOf = ({ id }: { id: Id }): Id => id;
