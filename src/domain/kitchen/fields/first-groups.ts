import type { Id } from '../../ids.ts';
import type { IngredientUsageGroup, InstructionGroup } from '../../recipe/recipe.ts';

/** Where the first ingredient of a recipe is written; it belongs to the recipe once it is. */
export const firstIngredientGroup = (id: Id, title: string): IngredientUsageGroup => ({
  id,
  title,
  note: null,
  ingredientUsages: [],
});

/** Where the first step of a recipe is written. */
export const firstInstructionGroup = (id: Id, stepId: Id, title: string): InstructionGroup => ({
  id,
  title,
  note: null,
  instructions: [
    {
      id: stepId,
      content: { type: 'document', children: [{ type: 'paragraph', children: [{ text: '' }] }] },
      timerMinutes: null,
      note: null,
      videoId: null,
      images: [],
    },
  ],
});
