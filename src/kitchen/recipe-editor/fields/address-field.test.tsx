import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { newRecipeMessages } from '#contract/kitchen/recipe/new-recipe-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { aDishOnScreen } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { AddressField } from './AddressField.tsx';

const { fields: texts } = recipeEditorMessages;
const field = <AddressField lead="hearth.example/recipes/" />;
const address = () => screen.getByLabelText<HTMLInputElement>(texts.slug);

describe('The address of a recipe, S6.3', () => {
  it('is asked for where the title makes none, until there is one', async () => {
    await aDishOnScreen({ title: '味噌', slug: 'untitled-0123abcd' }, {}, field);
    const hint = screen.getByText(texts.slugWanted);
    expect(address().getAttribute('aria-describedby')).toBe(hint.id);
    await userEvent.clear(address());
    await userEvent.type(address(), 'miso');
    expect(screen.queryByText(texts.slugWanted)).toBeNull();
  });

  it('is not asked for before the recipe has a title', async () => {
    const untitled = { title: newRecipeMessages.title, slug: 'untitled-0123abcd' };
    await aDishOnScreen(untitled, {}, field);
    expect(screen.queryByText(texts.slugWanted)).toBeNull();
  });
});
