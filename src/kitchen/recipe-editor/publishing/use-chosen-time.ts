import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type ClockChoice, useClockChoice } from '../../clock/use-clock-choice.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';

export type TimeChoice = ClockChoice & {
  /** Whether what was written since the recipe was scheduled comes along. */
  includes: boolean;
  setIncludes: (includes: boolean) => void;
};

/** When it is to be published; a recipe that is scheduled begins with its time. */
export function useChosenTime(opensLater: boolean): TimeChoice {
  const { schedule } = useStore(useRecipeDraft().$stored);
  const [includes, setIncludes] = useState(false);
  const choice = useClockChoice({ isLater: opensLater || schedule !== null, schedule });
  return { ...choice, includes, setIncludes };
}
