import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import { begunIn } from '#domain/kitchen/draft/begun-fields.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { aDishOnScreen } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { ownRefusal, toldIssues } from '../saving/told-issues.ts';
import { StepsSection } from '../StepsSection.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stepId = anId(41);
const timer = () => screen.getByLabelText<HTMLInputElement>(/Timer/);

async function open(timerMinutes: number | null) {
  const step = { ...newStep(stepId, paragraphsFromText('Bake it.')), timerMinutes };
  const group = { id: anId(42), title: 'Method', note: null, instructions: [step] };
  const onScreen = await aDishOnScreen({ instructionGroups: [group] }, {}, <StepsSection />);
  const minutes = () =>
    onScreen.recipe().instructionGroups[0]?.instructions.map((each) => each.timerMinutes);
  return { ...onScreen, minutes };
}

async function write(text: string) {
  await userEvent.clear(timer());
  await userEvent.type(timer(), text);
}

describe('The timer of a step', () => {
  it.each([
    ['90', 90, '1 h 30 min'],
    ['1h 20', 80, '1 h 20 min'],
    ['1:30', 90, '1 h 30 min'],
    ['1.5 h', 90, '1 h 30 min'],
    ['1,5 Std.', 90, '1 h 30 min'],
  ])('that is written as %s is %i minutes', async (text, value, shown) => {
    const { minutes } = await open(20);
    await write(text);
    expect(timer().value).toBe(text);
    await userEvent.tab();
    expect([minutes(), timer().value]).toEqual([[value], shown]);
  });

  it('has a name that tells its step', async () => {
    const steps = [1, 2].map((at) => ({
      ...newStep(anId(40 + at), paragraphsFromText('Bake.')),
      timerMinutes: at,
    }));
    const group = { id: anId(50), title: 'Method', note: null, instructions: steps };
    await aDishOnScreen({ instructionGroups: [group] }, {}, <StepsSection />);
    const values = [1, 2].map(
      (at) =>
        screen.getByRole<HTMLInputElement>('textbox', { name: texts.ofStep(texts.timer, at) })
          .value,
    );
    expect(values).toEqual(['1 min', '2 min']);
  });

  it('is set where somebody asks for one, and gone where nothing is left of it', async () => {
    const { minutes } = await open(null);
    await userEvent.click(screen.getByRole('button', { name: texts.ofStep(texts.addTimer, 1) }));
    await userEvent.keyboard('25-30 min');
    expect(timer().value).toBe('25-30 min');
    const taken = recipeEditorMessages.fields.take('30 min');
    await userEvent.click(screen.getByRole('button', { name: taken }));
    expect(minutes()).toEqual([30]);
    await userEvent.clear(timer());
    await userEvent.tab();
    expect(minutes()).toEqual([null]);
    expect(screen.getByRole('button', { name: texts.ofStep(texts.addTimer, 1) })).toBeDefined();
  });
});

describe('Words of a timer that say no time, decision 132', () => {
  it.each(['1.5', 'a while', '1h 90x'])('stay as they were typed, and unsent: %s', async (text) => {
    const { recipe } = await open(20);
    await write(text);
    await userEvent.tab();
    expect(timer().value).toBe(text);
    expect(ownRefusal(recipe())).not.toBeNull();
    expect(toldIssues(recipe(), {})).toEqual({
      [stepId]: 'Timer: One time fits here, for example 1h 20 or 90.',
    });
    expect(writtenRecipe(recipe())).not.toHaveProperty('begun');
  });

  it('are taken back, and end with a time', async () => {
    const { draft, recipe, minutes } = await open(20);
    await write('1.5x');
    act(() => void draft.undo());
    expect(timer().value).toBe('1.5');
    await write('5');
    expect([begunIn(recipe()), minutes()]).toEqual([{}, [5]]);
  });

  it('go with their step', async () => {
    const { recipe } = await open(null);
    await userEvent.click(screen.getByRole('button', { name: texts.ofStep(texts.addTimer, 1) }));
    await userEvent.keyboard('a while');
    await userEvent.click(screen.getByRole('button', { name: texts.menu(1) }));
    await userEvent.click(screen.getByRole('menuitem', { name: texts.remove }));
    expect([recipe().instructionGroups[0]?.instructions, ownRefusal(recipe())]).toEqual([[], null]);
  });
});
