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
    await userEvent.tab();
    expect(recipe()).toMatchObject({ yieldServings: 1, servingDescription: 'cake' });
    expect([makes().value, ofWhat().value]).toEqual(['1', 'cake']);
  });

  it('keeps the words of a range, and offers the number and the word that fit', async () => {
    const { recipe } = await aDishOnScreen({ yieldServings: null }, {}, <TimesAndYield />);
    await userEvent.type(makes(), '4 to 6 people');
    await userEvent.tab();
    expect(makes().value).toBe('4 to 6 people');
    expect(toldIssues(recipe(), {})['yieldServings']).toMatch(/^One number fits here/);
    await userEvent.click(screen.getByRole('button', { name: texts.take('4 people') }));
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

  it('keeps the words of two times, and offers the longer one', async () => {
    const { recipe } = await aDishOnScreen({ prepTimeMinutes: 20 }, {}, <TimesAndYield />);
    await userEvent.clear(preparation());
    await userEvent.type(preparation(), '25-30 min');
    await userEvent.tab();
    expect([preparation().value, ownRefusal(recipe()) === null]).toEqual(['25-30 min', false]);
    await userEvent.click(screen.getByRole('button', { name: texts.take('30 min') }));
    expect([recipe().prepTimeMinutes, ownRefusal(recipe())]).toEqual([30, null]);
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
      prepTimeMinutes: 'One time fits here, for example 1h 20 or 90.',
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
