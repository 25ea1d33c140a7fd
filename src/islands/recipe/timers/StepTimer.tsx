import { useRef } from 'react';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { RecipeWork, Step } from '#domain/cooking/recipe-work.ts';
import { stepTimerId } from '#domain/cooking/step-timers.ts';
import { formatDuration } from '#domain/measures/duration.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import { keepAmountsWhole } from '#domain/measures/whole-amounts.ts';
import { createTimer } from '#domain/measures/timer.ts';
import { $stepTimers, startTimer } from '#stores/cooking/timer.ts';
import { useValue } from '#stores/use-value.ts';
import { TimerFace } from './TimerFace.tsx';

type Props = { step: Step; recipe: Pick<RecipeWork, 'id' | 'title' | 'slug'> };

/** The button that starts the timer of a step, or the timer once it is started. */
export function StepTimer({ step, recipe }: Props) {
  const { timers } = useValue($stepTimers);
  const place = useRef<HTMLFieldSetElement>(null);
  const { timerMinutes, number } = step;
  if (timerMinutes === undefined) return null;
  const id = stepTimerId(recipe.id, step.id);
  const start = () => {
    const path = recipePath(recipe.slug);
    startTimer(id, timerMinutes, { step: number, recipeTitle: recipe.title, path });
  };
  const label = (
    <>
      <span>{`${cookingMessages.startTimer}:`}</span>{' '}
      <span>{keepAmountsWhole(formatDuration(timerMinutes))}</span>
    </>
  );
  return (
    <fieldset className="timer" ref={place} aria-label={cookingMessages.timerOf(number)}>
      <TimerFace
        id={id}
        timer={timers[id] ?? createTimer(timerMinutes)}
        resetLabel={cookingMessages.resetTimer}
        onReset={() => place.current?.querySelector('button')?.focus()}
        start={{ label, onStart: start }}
      />
    </fieldset>
  );
}
