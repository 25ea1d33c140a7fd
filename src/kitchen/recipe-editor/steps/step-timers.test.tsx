import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { StepRows } from './StepRows.tsx';

describe('The timer of a step', () => {
  it.each([
    ['de', 'Timer Min.'],
    ['en', 'Timer min'],
  ])('is counted in the words of a recipe in %s', (language, label) => {
    const step = { ...newStep('one', paragraphsFromText('20 Minuten backen.')), timerMinutes: 20 };
    const group = { id: 'method', title: 'Method', note: null, instructions: [step] };
    render(
      <StepRows
        groups={[group]}
        ingredients={[]}
        language={language}
        units={[]}
        onChange={() => undefined}
      />,
    );
    const field = screen.getByDisplayValue('20');
    expect(field.closest('label')?.textContent).toBe(label.replace(' ', ''));
  });
});
