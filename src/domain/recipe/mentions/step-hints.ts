import type { Id } from '../../ids.ts';
import type { InstructionGroup } from '../../recipe/recipe.ts';
import { isEmptyRichText } from '../../text/rich-text.ts';
import { ingredientsByStep, type StepIngredient } from './ingredient-mentions.ts';

export type StepHints = {
  /** Steps that name no ingredient, and ingredients that no step names: readers may miss them. */
  stepIds: Id[];
  ingredientIds: Id[];
  /** The ingredients that any step refers to or names. */
  named: ReadonlySet<Id>;
};

export function stepHints(
  groups: readonly InstructionGroup[],
  ingredients: readonly StepIngredient[],
): StepHints {
  const steps = groups
    .flatMap(({ instructions }) => instructions)
    .filter(({ content }) => !isEmptyRichText(content));
  const byStep = ingredientsByStep(steps, ingredients);
  const inNotes = ingredientsByStep(notesOf(groups), ingredients);
  const named = new Set([...byStep.values(), ...inNotes.values()].flatMap((ids) => [...ids]));
  // Before the first step and without ingredients nothing is missing yet.
  if (steps.length === 0 || ingredients.length === 0) {
    return { stepIds: [], ingredientIds: [], named };
  }
  return {
    stepIds: steps.map(idOf).filter((id) => byStep.get(id)?.size === 0),
    ingredientIds: ingredients.map(idOf).filter((id) => !named.has(id)),
    named,
  };
}

const idOf = ({ id }: { id: Id }): Id => id;

/** What a note names is used, though it is no step of its own. */
const notesOf = (groups: readonly InstructionGroup[]) =>
  groups
    .flatMap(({ id, note, instructions }) => [{ id, note }, ...instructions])
    .flatMap(({ id, note }) => (note ? [{ id, content: note }] : []));
