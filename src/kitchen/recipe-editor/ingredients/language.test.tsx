import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import { aPantry } from '#domain/kitchen/ingredient-rows/testing/pantry.ts';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { aDishOnScreen } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { $notices } from '../../shell/notices/notices.ts';
import { IngredientsSection } from '../IngredientsSection.tsx';
import { LanguageField } from '../shown-in/LanguageField.tsx';

const german = ['300 g Mehl', '½ TL Salz', '2 EL Zucker', '1 Prise Muskat'].join('\n');

const germanSteps = {
  id: 'steps',
  title: 'Steps',
  note: null,
  instructions: [
    newStep('one', paragraphsFromText('Die Butter mit dem Zucker in den Topf geben und rühren.')),
  ],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const aRecipeIn = (language: string | null) =>
  aDishOnScreen(
    { ingredientUsageGroups: [], language },
    { units: [...aPantry([]).units] },
    <>
      <IngredientsSection />
      <LanguageField siteLanguage="en" />
    </>,
  );

async function pasteList(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: texts.row(1) }));
  await userEvent.paste(german);
}

const unitsOf = ({ ingredientUsageGroups }: RecipeContent) =>
  ingredientUsageGroups.flatMap((group) => group.ingredientUsages.map(({ unitId }) => unitId));
const wordsOf = ({ ingredientUsageGroups }: RecipeContent) =>
  ingredientUsageGroups.flatMap((group) => group.ingredientUsages.map(({ unitWord }) => unitWord));
const read = ['unit-gram', 'unit-teaspoon', 'unit-tablespoon', 'unit-pinch'];

describe('A list in another language than the site', () => {
  it('is read in its own, of which the recipe then is; one undo takes all back', async () => {
    const { draft, recipe } = await aRecipeIn(null);
    await pasteList();
    expect(recipe().language).toBe('de');
    expect(unitsOf(recipe())).toEqual(read);
    expect($notices.get().at(-1)?.text).toBe(texts.readIn('German'));
    draft.undo();
    expect(recipe()).toMatchObject({ language: null, ingredientUsageGroups: [] });
  });

  it('is read as that of the site where its cook says so', async () => {
    const { recipe } = await aRecipeIn(null);
    await pasteList();
    await $notices.get().at(-1)?.offer?.undo();
    expect(recipe().language).toBeNull();
    expect(unitsOf(recipe())).toEqual(read);
    // In English these words are the cook's own.
    expect(wordsOf(recipe())).toEqual([undefined, 'TL', 'EL', 'Prise']);
  });

  it('is read in its own as it is typed, line after line', async () => {
    const { draft, recipe } = await aRecipeIn(null);
    await userEvent.click(screen.getByRole('combobox', { name: texts.row(1) }));
    await userEvent.keyboard(`${german.replaceAll('\n', '{Enter}')}{Enter}`);
    expect(recipe().language).toBe('de');
    expect(unitsOf(recipe())).toEqual(read);
    expect($notices.get().at(-1)?.text).toBe(texts.readIn('German'));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: texts.row(5) }));
    draft.undo();
    expect(recipe().language).toBeNull();
    expect(unitsOf(recipe())).toHaveLength(4);
  });

  it('is offered to be read in its own once all its words tell it', async () => {
    const { recipe, draft } = await aRecipeIn(null);
    act(() => {
      draft.change({
        field: 'instructionGroups',
        update: (whole) => ({ ...whole, instructionGroups: [germanSteps] }),
      });
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.readItIn('German') }));
    expect(recipe().language).toBe('de');
    expect(screen.queryByText(texts.seems('German'))).toBeNull();
  });

  it('is left in that of the site where its cook took that back, whatever is typed next', async () => {
    const { recipe } = await aRecipeIn(null);
    await userEvent.click(screen.getByRole('combobox', { name: texts.row(1) }));
    await userEvent.keyboard(`${german.replaceAll('\n', '{Enter}')}{Enter}`);
    await $notices.get().at(-1)?.offer?.undo();
    await userEvent.keyboard('3 EL Milch{Enter}');
    expect(recipe().language).toBeNull();
  });

  it('is read in the language that the cook chose', async () => {
    const { recipe } = await aRecipeIn('fr');
    await pasteList();
    expect(recipe().language).toBe('fr');
  });
});

describe('The language of a recipe', () => {
  it('reads the lines anew when it is chosen later', async () => {
    const { recipe } = await aRecipeIn('fr');
    await pasteList();
    const field = screen.getByLabelText(dishMessages.people.language);
    await userEvent.clear(field);
    await userEvent.type(field, 'German{Enter}');
    expect(recipe().language).toBe('de');
    expect(unitsOf(recipe())).toEqual(read);
  });

  it('leaves what is understood as it is where it is chosen of another', async () => {
    const { recipe } = await aRecipeIn('de');
    await pasteList();
    const field = screen.getByLabelText(dishMessages.people.language);
    await userEvent.clear(field);
    await userEvent.type(field, 'Russian{Enter}');
    expect(recipe().language).toBe('ru');
    expect(unitsOf(recipe())).toEqual(read);
  });
});
