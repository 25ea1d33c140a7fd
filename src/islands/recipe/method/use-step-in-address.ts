import { useLayoutEffect } from 'react';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import { selectInstruction } from '#stores/cooking/instruction.ts';

/** A link to a step, as that of a timer, says where the cook is; the browser tells it by the address. */
export function useStepInAddress({ instructionGroups }: RecipeWork): void {
  useLayoutEffect(() => {
    const follow = () => {
      const steps = instructionGroups.flatMap((group) => group.steps);
      const step = steps.find(({ number }) => globalThis.location.hash === `#step-${number}`);
      if (step) selectInstruction(step.id);
    };
    follow();
    globalThis.addEventListener('hashchange', follow);
    return () => globalThis.removeEventListener('hashchange', follow);
  }, [instructionGroups]);
}
