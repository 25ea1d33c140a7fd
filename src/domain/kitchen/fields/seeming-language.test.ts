import { describe, expect, it } from 'vitest';
import { aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { newStep } from '../steps/step-edits.ts';
import { seemingLanguage } from './seeming-language.ts';

const [group] = aWholeRecipe().ingredientUsageGroups;
const [usage] = group!.ingredientUsages;

const recipeOf = (title: string, lines: string[], steps: string[]): RecipeContent => ({
  ...aWholeRecipe(),
  title,
  description: null,
  storyExcerpt: null,
  storyMore: null,
  note: null,
  ingredientUsageGroups: [
    { ...group!, ingredientUsages: lines.map((writtenAs) => ({ ...usage!, writtenAs })) },
  ],
  instructionGroups: [
    {
      id: 'steps',
      title: 'Steps',
      note: null,
      instructions: steps.map((text) => newStep(text, paragraphsFromText(text))),
    },
  ],
});

const soup = [
  '1,5 l Gemüsebrühe (selbstgemacht)',
  '500-600 g mehligkochende Kartoffeln, geschält und gewürfelt',
  '2 Möhren',
];

describe('The language that a recipe seems to be written in', () => {
  it.each<[string, string[], string[], string]>([
    ['Kartoffelsuppe', soup, ['Die Kartoffeln in der Brühe 20 Minuten kochen.'], 'de'],
    ['Kartoffelsuppe', soup, [], 'de'],
    ['Suppe', [], ['Die Butter mit dem Zucker schaumig rühren und in den Topf geben.'], 'de'],
    [
      'Tarte aux poireaux',
      ['2 poireaux'],
      ['Faites fondre le beurre dans une poêle et ajoutez les poireaux avec du sel.'],
      'fr',
    ],
  ])('is told by its title, lines and steps: %j', (...[title, lines, steps, language]) => {
    expect(seemingLanguage(recipeOf(title, lines, steps), 'en')).toBe(language);
    expect(seemingLanguage(recipeOf(title, lines, steps), `${language}-CH`)).toBeNull();
  });

  it.each<[string, string[], string[]]>([
    ['', [], []],
    ['Leek tart', ['2 leeks', '3 eggs', '1 cup flour'], ['Melt the butter in a pan and stir.']],
    ['Crème brûlée', ['300 g Mehl'], ['Bake.']],
  ])('is not told of what does not say it clearly: %j', (title, lines, steps) => {
    expect(seemingLanguage(recipeOf(title, lines, steps), 'en')).toBeNull();
  });
});
