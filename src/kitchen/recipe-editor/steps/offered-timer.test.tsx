import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timerWords } from '#domain/kitchen/steps/timer-words.ts';
import { stepsMessages as texts } from '#contract/kitchen/steps-messages.ts';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import { stepActions } from './step-actions.ts';
import { StepFacts } from './StepFacts.tsx';

it('is offered in the language of the recipe, to be pressed and to be heard', () => {
  const step = aRecipe().instructionGroups[0]!.instructions[0]!;
  const finding = { kind: 'timer', start: 0, end: 10, minutes: 80 } as const;
  const nothing = () => undefined;
  const on = { onNote: nothing, onTake: nothing, onLeave: nothing };
  const { instructionGroups } = aRecipe();
  const actions = stepActions({
    groups: () => instructionGroups,
    onChange: nothing,
    focus: nothing,
    announce: nothing,
  });
  const caret = { path: [0, 0], offset: 10 };
  const offered = { finding, text: '80 Minuten', at: { anchor: caret, focus: caret } };
  render(
    <StepFacts
      {...{ step, actions, offered, ...on }}
      language="de"
      isHinted={false}
      isNoting={false}
    />,
  );
  const time = timerWords(80, 'de');
  expect(screen.getByRole('button', { name: texts.takeTimer(time) })).not.toBeNull();
  expect(screen.getByRole('status').textContent).toContain(texts.offerTimer(time));
});
