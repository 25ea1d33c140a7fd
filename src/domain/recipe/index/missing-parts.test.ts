import { describe, expect, it } from 'vitest';
import type { RichText } from '../../text/rich-text.ts';
import { exampleContent } from '#domain/recipe/testing/example-content.ts';
import { missingParts } from './missing-parts.ts';
import { recipePartNames, type RecipePartName } from './missing-places.ts';
import type { RecipeContent } from '../recipe.ts';

const every = () => true;
const text = (...usageIds: string[]): RichText => ({
  type: 'document',
  children: [
    {
      type: 'paragraph',
      children: [
        { text: 'Rub in' },
        ...usageIds.map((ingredientUsageId) => ({
          type: 'ingredient-usage-reference' as const,
          ingredientUsageId,
          children: [{ text: 'it' }],
        })),
      ],
    },
  ],
});
const whole = exampleContent({ step: text('usage-1', 'usage-2'), description: text() });

const without: Record<Exclude<RecipePartName, 'alternativeText'>, Partial<RecipeContent>> = {
  picture: { images: [] },
  description: { description: null },
  times: { prepTimeMinutes: null, cookTimeMinutes: null, customTimeMinutes: null },
  yield: { yieldServings: null },
  ingredients: { ingredientUsageGroups: [] },
  steps: { instructionGroups: [] },
  openMentions: exampleContent({
    step: {
      type: 'document',
      children: [
        ...text('usage-1', 'usage-2').children,
        { type: 'paragraph', children: [{ text: 'Melt the @but' }] },
      ],
    },
    description: text(),
  }),
  unusedIngredients: exampleContent({ step: text('usage-1'), description: text() }),
};

describe('What a recipe lacks', () => {
  it('is nothing where all is there', () => {
    expect(missingParts(whole, every)).toEqual([]);
  });

  it.each(Object.entries(without))('is named: %s', (name, changes) => {
    expect(missingParts({ ...whole, ...changes }, every)).toEqual([name]);
  });

  it('is an alternative text where a picture has none, also of a step', () => {
    const [group] = whole.instructionGroups;
    const steps = group!.instructions.map((step) => ({ ...step, images: [{ id: 'of-step' }] }));
    const content = { ...whole, instructionGroups: [{ ...group!, instructions: steps }] };
    expect(missingParts(content, (id) => id !== 'of-step')).toEqual(['alternativeText']);
  });

  it('is no alternative text of a decorative picture', () => {
    const content = { ...whole, images: [{ id: 'steam', decorative: true as const }] };
    expect(missingParts(content, (id) => id !== 'steam')).toEqual([]);
  });

  it('is one time of three', () => {
    const content = { ...whole, ...without.times, cookTimeMinutes: 0 };
    expect(missingParts(content, every)).toEqual([]);
  });

  it('is no reference to an ingredient where the steps refer to none', () => {
    const content = exampleContent({ step: text(), description: text() });
    expect(missingParts(content, every)).toEqual([]);
  });

  it('is told in the order of the page', () => {
    const { unusedIngredients: _used, openMentions: _open, ...parts } = without;
    const { picture, description, times, yield: servings, ingredients, steps } = parts;
    const bare: RecipeContent = {
      ...whole,
      ...picture,
      ...description,
      ...times,
      ...servings,
      ...ingredients,
      ...steps,
    };
    const found = missingParts(bare, every);
    expect(found).toEqual(recipePartNames.filter((name) => name in parts));
  });
});
