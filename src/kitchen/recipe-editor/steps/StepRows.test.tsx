import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { stepsMessages } from '#contract/kitchen/recipe/steps-messages.ts';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import { measuredUnits } from '#domain/measures/units.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import type { StepsChange } from './step-actions.ts';
import { StepRows } from './StepRows.tsx';

const units = measuredUnits.map(({ slug }) => ({ slug, id: `id-of-${slug}` }));
const ingredients = [{ id: 'butter', title: 'butter' }];

const aGroup = (id: string, ...texts: string[]): InstructionGroup => ({
  id,
  title: id,
  note: null,
  instructions: texts.map((text) => newStep(`${id} ${text}`, paragraphsFromText(text))),
});

// jsdom cannot edit content, so its lack of it is told to the editor.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { get: () => true });
});

function open(...start: InstructionGroup[]) {
  const changes: StepsChange[] = [];
  const held = { groups: start };
  function Editor() {
    const [groups, setGroups] = useState<readonly InstructionGroup[]>(start);
    held.groups = [...groups];
    return (
      <StepRows
        groups={groups}
        ingredients={ingredients}
        language="en"
        units={units}
        onChange={(change) => {
          changes.push(change);
          setGroups(change.after);
        }}
      />
    );
  }
  const { container } = render(<Editor />);
  const shown = () =>
    held.groups.map(({ instructions }) =>
      instructions.map(({ content }) => toPlainText(content)).join(' | '),
    );
  return { changes, container, shown };
}

const step = (at: number) => screen.getAllByRole('textbox', { name: `Step ${at}` })[0]!;

describe('The steps of a recipe', () => {
  it('are numbered texts, without faults for those who hear them', async () => {
    const { container } = open(aGroup('dough', 'Melt the butter.', 'Bake.'));
    expect(step(1)).toHaveProperty('textContent', 'Melt the butter.');
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('move with Alt and the arrows, to the next group with Shift, one change each', () => {
    const { changes, shown } = open(aGroup('dough', 'a', 'b'), aGroup('filling', 'c'));
    fireEvent.keyDown(step(1), { key: 'ArrowDown', altKey: true });
    expect(shown()).toEqual(['b | a', 'c']);
    fireEvent.keyDown(step(2), { key: 'ArrowDown', altKey: true, shiftKey: true });
    expect(shown()).toEqual(['b', 'a | c']);
    expect(changes.map(({ field, typed }) => [field, typed])).toEqual([
      ['instructionGroups.dough.instructions.dough a', null],
      ['instructionGroups.dough.instructions.dough a', null],
    ]);
    expect(screen.getByText('Step, 2 of 3')).toBeDefined();
  });

  it('have a timer in minutes', () => {
    const { changes } = open(aGroup('dough', 'Simmer.'));
    fireEvent.click(screen.getByRole('button', { name: 'Set a timer, step 1' }));
    fireEvent.change(screen.getByLabelText(/Timer/), { target: { value: '25' } });
    expect(changes.at(-1)?.after[0]?.instructions[0]?.timerMinutes).toBe(25);
  });

  it('tell a heat in the other scale, and what nobody uses', async () => {
    open(aGroup('dough', 'Bake at 350°F.'));
    expect(await screen.findByText('350°F is also shown as 175°C')).toBeDefined();
    expect(screen.getByText('No step uses butter')).toBeDefined();
    expect(screen.getByText('Names no ingredient')).toBeDefined();
  });

  it('are added at the end and under a new heading', () => {
    const { shown } = open(aGroup('dough', 'a'));
    fireEvent.click(screen.getByRole('button', { name: 'Add a step' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add a heading' }));
    expect(shown()).toEqual(['a | ', '']);
    expect(screen.getAllByLabelText('Heading of these steps')).toHaveLength(2);
  });

  it('show what was undone elsewhere', () => {
    const before = [aGroup('dough', 'a')];
    const after = [{ ...before[0]!, instructions: [newStep('dough a', paragraphsFromText('b'))] }];
    const props = { ingredients, language: 'en', units, onChange: () => undefined };
    const { rerender } = render(<StepRows groups={before} {...props} />);
    rerender(<StepRows groups={after} {...props} />);
    expect(step(1)).toHaveProperty('textContent', 'b');
  });
});

describe('Of forty steps', () => {
  it('the one that changes is rendered', () => {
    const group = aGroup('dough', ...Array.from({ length: 40 }, (_, at) => `Melt butter ${at}.`));
    const rendered: string[] = [];
    // A row reads the pictures of its step whenever it is rendered, and nothing else does.
    const watched = group.instructions.map((each) => ({
      ...each,
      get images() {
        rendered.push(each.id);
        return [];
      },
    }));
    const props = { ingredients, language: 'en', units, onChange: () => undefined };
    const { rerender } = render(
      <StepRows groups={[{ ...group, instructions: watched }]} {...props} />,
    );
    expect(new Set(rendered).size).toBe(40);
    const [first, ...rest] = watched;
    const typed = { ...first!, content: paragraphsFromText('Melt butter now.') };
    rendered.length = 0;
    rerender(<StepRows groups={[{ ...group, instructions: [typed, ...rest] }]} {...props} />);
    expect(step(1)).toHaveProperty('textContent', 'Melt butter now.');
    expect(rendered).toEqual([]);
  });
});

describe('The heading of a group of steps', () => {
  it('leaves the caret in the first step below it when it is removed', async () => {
    const { shown } = open(aGroup('dough', 'Melt.', 'Stir.'), aGroup('filling', 'Peel.'));
    fireEvent.click(screen.getAllByRole('button', { name: stepsMessages.dissolveGroup })[1]!);
    expect(shown()).toEqual(['Melt. | Stir. | Peel.']);
    await expect.poll(() => document.activeElement).toBe(step(3));
  });

  it('says what does not fit of it, beside it', () => {
    const { changes } = open(aGroup('dough', 'Melt.'), aGroup('filling', 'Peel.'));
    const heading = screen.getAllByRole<HTMLInputElement>('textbox', {
      name: stepsMessages.groupTitle,
    })[1]!;
    fireEvent.change(heading, { target: { value: 'For the filling '.repeat(40) } });
    expect(changes.at(-1)?.after[1]?.title).toHaveLength(recipeLimits.line);
    const told = screen.getByText(limitsMessages.cut(recipeLimits.line));
    expect([heading.ariaInvalid, heading.getAttribute('aria-describedby')]).toEqual([
      'true',
      told.id,
    ]);
    fireEvent.change(heading, { target: { value: 'Filling' } });
    expect(heading.ariaInvalid).toBe('false');
  });
});
