import { describe, expect, it } from 'vitest';
import type { IngredientUsage } from '../recipe/recipe.ts';
import type { InlineNode, RichText } from '../text/rich-text.ts';
import { type CookView, readPlainText } from './read-cook-text.ts';
import { linesById } from './recipe-work.ts';
import {
  anIngredientUsage,
  anInstruction,
  asWritten,
  doubled,
  text,
  workOf,
} from './testing/written-recipes.ts';

const readBy = (view: CookView, content: RichText, usage: Partial<IngredientUsage> = {}) => {
  const work = workOf({
    usages: [anIngredientUsage(usage)],
    instructions: [anInstruction({ content })],
  });
  const lines = linesById(work.ingredientGroups);
  return readPlainText(work.instructionGroups[0]!.steps[0]!.content, { view, lines });
};

const amount = (quantity: number, unitId: string | null): InlineNode => ({
  type: 'measurement',
  quantity,
  unitId,
  children: [{ text: 'what the editor showed' }],
});
const reference = (words: string, ingredientUsageId = 'usage-1'): InlineNode => ({
  type: 'ingredient-usage-reference',
  ingredientUsageId,
  children: [{ text: words }],
});
const cups = { quantityMin: 2, unitId: 'cup', ingredientId: 'flour' };

describe('Amounts inside steps, §3', () => {
  it('follow scale and units', () => {
    const step = text('Pour in ', amount(1, 'cup'), ' of milk.');
    expect(readBy(asWritten, step)).toBe('Pour in 1 cup of milk.');
    expect(readBy(doubled, step)).toBe('Pour in 2 cups of milk.');
    expect(readBy({ ...doubled, system: 'metric' }, step)).toBe('Pour in 470 ml of milk.');
  });

  it('need no unit', () => {
    expect(readBy(doubled, text('Crack ', amount(3, null), ' eggs.'))).toBe('Crack 6 eggs.');
  });
});

describe('Ingredients inside steps, §3', () => {
  it('are named with the amount that is needed', () => {
    const step = text('Sift the ', reference('flour'), '.');
    expect(readBy(asWritten, step, cups)).toBe('Sift the flour (2 cups).');
    expect(readBy({ ...doubled, system: 'metric' }, step, cups)).toBe('Sift the flour (500 g).');
  });

  it.each([
    ['half the flour', 'half the flour (1 cup)', 'half the flour (2 cups)'],
    ['a quarter of the flour', 'a quarter of the flour (½ cup)', 'a quarter of the flour (1 cup)'],
    ['the rest of the flour', 'the rest of the flour', 'the rest of the flour'],
    ['the soft flour', 'the soft flour (2 cups)', 'the soft flour (4 cups)'],
  ])('are named with the amount of the part that is meant: %s', (words, once, twice) => {
    expect(readBy(asWritten, text(reference(words)), cups)).toBe(once);
    expect(readBy(doubled, text(reference(words)), cups)).toBe(twice);
  });

  it('keep the amount that stands before them as their only one', () => {
    const spoon = text('Add ', amount(1, 'tablespoon'), ' of the ', reference('flour'), '.');
    expect(readBy(asWritten, spoon, cups)).toBe('Add 1 tablespoon of the flour.');
    const rest = text('Add the rest of the ', reference('flour'), '.');
    expect(readBy(asWritten, rest, cups)).toBe('Add the rest of the flour.');
    const milk = text('Add ', amount(1, 'cup'), ' of milk to the ', reference('flour'), '.');
    expect(readBy(asWritten, milk, cups)).toBe('Add 1 cup of milk to the flour (2 cups).');
  });

  it('are one or many as the amount is', () => {
    const step = text('Chop the ', reference('tomato'), '.');
    expect(readBy(asWritten, step)).toBe('Chop the tomato (1).');
    expect(readBy(doubled, step)).toBe('Chop the tomatoes (2).');
  });

  it('keep the cook’s own words', () => {
    const step = text('Dust with ', reference('all of it'), '.');
    expect(readBy(asWritten, step, cups)).toBe('Dust with all of it (2 cups).');
  });

  it('begin a paragraph with a capital', () => {
    expect(readBy(asWritten, text(reference('tomato'), ', then salt.'))).toBe(
      'Tomato (1), then salt.',
    );
  });

  it('are named alone where no amount is given', () => {
    const step = text('Add ', reference('tomato'), '.');
    expect(readBy(asWritten, step, { quantityMin: null })).toBe('Add tomato.');
  });

  it('stay as words once their line is gone', () => {
    expect(readBy(asWritten, text('Add ', reference('basil', 'gone'), '.'))).toBe('Add basil.');
  });
});

describe('Heats inside steps, §9', () => {
  const celsius: CookView = { ...asWritten, temperature: 'celsius' };

  it('are read in the system that is chosen', () => {
    const step = text('Bake at 350°F until brown.');
    expect(readBy(asWritten, step)).toBe('Bake at 350°F until brown.');
    expect(readBy(celsius, step)).toBe('Bake at 175°C until brown.');
  });

  it('keep their emphasis', () => {
    const work = workOf({
      instructions: [anInstruction({ content: text({ text: 'At 350°F.', bold: true }) })],
    });
    expect(work.instructionGroups[0]!.steps[0]!.content[0]!.children).toEqual([
      { text: 'At ', bold: true },
      { type: 'temperature', fahrenheit: '350°F', celsius: '175°C', bold: true },
      { text: '.', bold: true },
    ]);
  });

  it('leave amounts of cups alone', () => {
    expect(readBy(celsius, text('Add 2 c water.'))).toBe('Add 2 c water.');
  });
});

describe('Lists inside steps, §3', () => {
  it('are read line by line', () => {
    const item = (...children: InlineNode[]) => ({ type: 'list-item' as const, children });
    const list: RichText = {
      type: 'document',
      children: [
        { type: 'heading', level: 2, children: [{ text: 'Either' }] },
        {
          type: 'bulleted-list',
          children: [item({ text: 'fry at 350°F' }), item({ text: 'add ' }, amount(1, 'cup'))],
        },
      ],
    };
    expect(readBy(doubled, list)).toBe('Either\nfry at 350°F\nadd 2 cups');
  });
});
