import { describe, expect, it } from 'vitest';
import { aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { languagesOfWord } from '../../import/language/running-words.ts';
import { rowInLanguage, rowFromLine } from '../ingredient-rows/read-row.ts';
import { aPantry } from '../ingredient-rows/testing/pantry.ts';
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

/** Words that sentences of a language are joined with, so that it is found. */
const sentenceIn = (language: string): string =>
  scripts[language] ??
  [...languagesOfWord]
    .filter(([word, languages]) => word.length > 1 && languages.includes(language))
    .toSorted(([, one], [, other]) => one.length - other.length)
    .slice(0, 24)
    .map(([word]) => word)
    .join(' ');

const scripts: Record<string, string> = {
  ja: 'バターを溶かしてよく混ぜます',
  ko: '버터를 녹이고 잘 섞어 줍니다',
  el: 'Λιώνουμε το βούτυρο και ανακατεύουμε',
  he: 'ממיסים את החמאה ומערבבים היטב',
  th: 'ละลายเนยแล้วผสมให้เข้ากัน',
  zh: '将黄油融化并与面粉充分混合均匀',
};

const offered = [...new Set([...languagesOfWord.values()].flat()), ...Object.keys(scripts)];
const siteLanguages = ['en', 'de', 'fr-CA', 'it', 'ru'];
const amounts = ['140', '¼', '2-3'];
const units = ['', 'g', 'cup', 'EL', 'c. à soupe', 'cucchiai', 'ч. л.', '大さじ'];
const names = ['муки', 'Mehl'];
const lines = amounts.flatMap((amount) =>
  units.flatMap((unit) => names.map((name) => [amount, unit, name].filter(Boolean).join(' '))),
);

/** What is not offered stays as it is. */
const readIn = (recipe: RecipeContent, language: string): string =>
  seemingLanguage(recipe, language) ?? language;

describe('A language that is offered', () => {
  const understood = (rows: { quantityMin: number | null; unitId: string | null }[]) => [
    rows.filter(({ quantityMin }) => quantityMin !== null).length,
    rows.filter(({ unitId }) => unitId !== null).length,
  ];

  it.each(offered)('leaves as much understood as there is: %s', (found) => {
    const sentence = sentenceIn(found);
    for (const language of siteLanguages) {
      const pantry = { ...aPantry([]), language };
      for (const line of lines) {
        const recipe = recipeOf('', [line], [sentence]);
        const to = readIn(recipe, language);
        const now = rowFromLine('row', line, pantry);
        const [amountsNow = 0, unitsNow = 0] = understood([now]);
        const [amountsThen, unitsThen] = understood([rowInLanguage(now, pantry, to)]);
        expect(amountsThen, `${line}: ${language} to ${to}`).toBeGreaterThanOrEqual(amountsNow);
        expect(unitsThen, `${line}: ${language} to ${to}`).toBeGreaterThanOrEqual(unitsNow);
      }
    }
  });

  it.each(['ru', 'ja'])('is not one that no line can be read in: %s', (found) => {
    const steps = [sentenceIn(found)];
    expect(seemingLanguage(recipeOf('', ['140 г муки', '1/4 ч. л. соли'], steps), 'en')).toBeNull();
    expect(seemingLanguage(recipeOf('', [], steps), 'en')).toBeNull();
    expect(seemingLanguage(recipeOf('', [], steps), 'da')).toBe(found);
  });
});
