import type { Id } from '../../ids.ts';
import type { InstructionGroup } from '../../recipe/recipe.ts';
import { isSaidStep } from '../../recipe/said-rows.ts';

/** Of a step in which nothing stands yet: the number that it comes to have. */
export type StepNumber = { at: number; isOnPage: boolean };

/**
 * The numbers that the page gives the steps: through all groups, without steps that say nothing. The
 * one that is written next has its number already.
 */
export function stepNumbers(groups: readonly InstructionGroup[]): ReadonlyMap<Id, StepNumber> {
  const steps = groups.flatMap(({ instructions }) => instructions);
  const next = steps.findLastIndex(isSaidStep) + 1;
  let at = 1;
  return new Map(
    steps.map((step, index): [Id, StepNumber] => {
      const isSaid = isSaidStep(step);
      const number = { at, isOnPage: isSaid || index === next };
      if (isSaid) at += 1;
      return [step.id, number];
    }),
  );
}
