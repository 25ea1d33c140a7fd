import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { begunIn } from '#domain/kitchen/draft/begun-fields.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import { aDishOnScreen } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { ownRefusal, toldIssues } from '../saving/told-issues.ts';
import { TimesAndYield } from './TimesAndYield.tsx';

const { fields: texts } = recipeEditorMessages;

afterEach(() => {
  vi.unstubAllGlobals();
});

const makes = () => screen.getByLabelText<HTMLInputElement>(texts.yieldServings);
const preparation = () => screen.getByLabelText<HTMLInputElement>(texts.prepTimeMinutes);
const ofWhat = () => screen.getByLabelText<HTMLInputElement>(texts.servingDescription);

describe('How much a recipe makes, §3', () => {
  it('takes number and word from the one field where a cook writes both', async () => {
    const { recipe } = await aDishOnScreen({ yieldServings: null }, {}, <TimesAndYield />);
    await userEvent.type(makes(), '1 cake');
    expect(screen.queryByText(texts.keptAs('1 cake'))).toBeNull();
    await userEvent.tab();
    expect(recipe()).toMatchObject({ yieldServings: 1, servingDescription: 'cake' });
    expect([makes().value, ofWhat().value]).toEqual(['1', 'cake']);
  });

  it('shows what is kept of a range, and gives its word to the field beside it', async () => {
    const { recipe } = await aDishOnScreen({ yieldServings: null }, {}, <TimesAndYield />);
    await userEvent.type(makes(), '4 to 6 people');
    expect(screen.getByText(texts.keptAs('4 people'))).toBeDefined();
    expect(makes().value).toBe('4 to 6 people');
    await userEvent.tab();
    expect(recipe()).toMatchObject({ yieldServings: 4, servingDescription: 'people' });
    expect([makes().value, ofWhat().value]).toEqual(['4', 'people']);
  });

  it('leaves the word that was there to a number alone', async () => {
    const content = { yieldServings: 4, servingDescription: 'rolls' };
    const { recipe } = await aDishOnScreen(content, {}, <TimesAndYield />);
    await userEvent.clear(makes());
    await userEvent.type(makes(), '12 buns{Backspace>5/}');
    expect(recipe()).toMatchObject({ yieldServings: 12, servingDescription: 'rolls' });
  });

  it('shows the longer of two times as what is kept', async () => {
    const { recipe } = await aDishOnScreen({ prepTimeMinutes: 20 }, {}, <TimesAndYield />);
    await userEvent.clear(preparation());
    await userEvent.type(preparation(), '25-30 min');
    expect(screen.getByText(texts.keptAs('30 min'))).toBeDefined();
    expect(recipe().prepTimeMinutes).toBe(30);
  });
});

describe('Words of a time that say none, decision 132', () => {
  async function written() {
    const onScreen = await aDishOnScreen({ prepTimeMinutes: 20 }, {}, <TimesAndYield />);
    await userEvent.clear(preparation());
    await userEvent.type(preparation(), 'quite long');
    await userEvent.tab();
    return onScreen;
  }

  it('stay as they were typed, and are part of what is kept and not sent', async () => {
    const { recipe } = await written();
    expect(preparation().value).toBe('quite long');
    expect(begunIn(recipe())).toEqual({ prepTimeMinutes: 'quite long' });
    expect(ownRefusal(recipe())).not.toBeNull();
    expect(toldIssues(recipe(), {})).toEqual({
      prepTimeMinutes: 'Write a time, for example 1h 20 or 90.',
    });
    expect(writtenRecipe(recipe())).not.toHaveProperty('begun');
  });

  it('end with a time, or with nothing', async () => {
    const { recipe } = await written();
    await userEvent.clear(preparation());
    expect(begunIn(recipe())).toEqual({});
    expect(recipe().prepTimeMinutes).toBeNull();
    await userEvent.type(preparation(), '1h');
    expect(ownRefusal(recipe())).toBeNull();
    expect(recipe().prepTimeMinutes).toBe(60);
  });

  it('are taken back like everything else', async () => {
    const { draft, recipe } = await written();
    act(() => void draft.undo());
    expect(preparation().value).toBe('quite lon');
    expect(begunIn(recipe())).toEqual({ prepTimeMinutes: 'quite lon' });
  });
});
