import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { aDishOnScreen } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { TimesAndYield } from './TimesAndYield.tsx';

const { fields: texts } = recipeEditorMessages;

afterEach(() => {
  vi.unstubAllGlobals();
});

const makes = () => screen.getByLabelText<HTMLInputElement>(texts.yieldServings);
const ofWhat = () => screen.getByLabelText<HTMLInputElement>(texts.servingDescription);

describe('How much a recipe makes, §3', () => {
  it('takes number and word from the one field where a cook writes both', async () => {
    const { recipe } = await aDishOnScreen({ yieldServings: null }, {}, <TimesAndYield />);
    await userEvent.type(makes(), '1 cake');
    expect(screen.queryByText(texts.yieldIssue)).toBeNull();
    await userEvent.tab();
    expect(recipe()).toMatchObject({ yieldServings: 1, servingDescription: 'cake' });
    expect([makes().value, ofWhat().value]).toEqual(['1', 'cake']);
  });

  it('keeps what cannot be one number as it was typed, and says so', async () => {
    const { recipe } = await aDishOnScreen({ yieldServings: 4 }, {}, <TimesAndYield />);
    await userEvent.clear(makes());
    await userEvent.type(makes(), '4-6');
    await userEvent.tab();
    expect(screen.getByText(texts.yieldIssue)).toBeDefined();
    expect(makes().value).toBe('4-6');
    expect(recipe().yieldServings).toBe(4);
  });
});
