import { describe, expect, it } from 'vitest';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { readUsageTexts } from '../ingredients/usage-texts.ts';
import { measureWordsOf } from '../ingredients/languages/language-units.ts';
import type { CookView } from './read-cook-text.ts';
import { paragraphsFromText } from '../text/rich-text.ts';
import { showIngredientLine } from './ingredient-line.ts';
import {
  anIngredient,
  anIngredientUsage,
  asWritten,
  doubled,
  names,
  namesWith,
  workOf,
} from './testing/written-recipes.ts';
import type { RecipeNames } from './write-groups.ts';

const lineOf = (usage: Partial<IngredientUsage>, known: RecipeNames = names) =>
  workOf({ usages: [anIngredientUsage(usage)], known }).ingredientGroups[0]!.lines[0]!;

const shown = (usage: Partial<IngredientUsage>, view = asWritten, known = names) => {
  const { amount, title } = showIngredientLine(lineOf(usage, known), view);
  return [amount, title].filter(Boolean).join(' ');
};

const titled = (title: string, language = 'en'): RecipeNames =>
  namesWith({ ingredient: () => anIngredient(title) }, language);

describe('Ingredient lines, §5', () => {
  it.each([
    [1, null, '1 tomato'],
    [2, null, '2 tomatoes'],
    [0.5, null, '½ tomato'],
    [1.5, null, '1½ tomatoes'],
    [1, 2, '1–2 tomatoes'],
    [1.02, null, '1.02 tomatoes'],
  ])('%d and %j: %s', (quantityMin, quantityMax, text) => {
    expect(shown({ quantityMin, quantityMax })).toBe(text);
  });

  it.each([
    ['large', 'egg', '2 large eggs'],
    ['small', 'onions', '2 small onions'],
    ['clove', 'garlic', '2 cloves garlic'],
    ['cup', 'blueberries', '2 cups blueberries'],
    ['cup', 'rice', '2 cups rice'],
    ['gram', 'butter', '2 g butter'],
  ])('two of unit %s: %j is %s', (unitId, title, text) => {
    expect(shown({ quantityMin: 2, unitId }, asWritten, titled(title))).toBe(text);
  });

  it('keep their title when there is no quantity', () => {
    const tomatoes = titled('tomatoes');
    expect(shown({ quantityMin: null }, asWritten, tomatoes)).toBe('tomatoes');
    expect(shown({ quantityMin: null, unitId: 'pinch' }, asWritten, tomatoes)).toBe(
      'pinch tomatoes',
    );
  });

  it('take a lone maximum for the quantity', () => {
    expect(shown({ quantityMin: null, quantityMax: 3 })).toBe('3 tomatoes');
  });

  it('render an override as it is', () => {
    expect(shown({ quantityMin: 2, ingredientTitleOverride: 'Ripe Tomato' })).toBe('2 Ripe Tomato');
  });

  it('without ingredient show what there is', () => {
    expect(shown({ quantityMin: 2, unitId: 'cup', ingredientId: null })).toBe('2 cups');
  });

  it('render the words of a unit that only one site has', () => {
    const punnet = { slug: 'punnet', title: 'punnet', pluralTitle: 'punnets', abbreviation: null };
    const known = namesWith({ unit: () => punnet });
    expect(shown({ quantityMin: 2, unitId: 'x' }, asWritten, known)).toBe('2 punnets tomato');
  });

  it('carry a link only where it leads somewhere safe', () => {
    expect(lineOf({ link: 'https://mill.example' }).href).toBe('https://mill.example');
    expect(lineOf({ link: 'javascript:alert(1)' })).not.toHaveProperty('href');
  });
});

describe('Lines of a recipe in another language', () => {
  const halved = { ...asWritten, scale: { wanted: 1, written: 2 } };
  const shownIn = (language: string, usage: Partial<IngredientUsage>, view: CookView) =>
    shown(
      usage,
      { ...view, words: measureWordsOf(language) ?? undefined },
      titled(usage.ingredientTitleOverride ?? 'Öl', language),
    );
  const metric = { ...asWritten, system: 'metric' } as const;
  const us = { ...asWritten, system: 'imperial' } as const;

  it.each([
    ['de', { quantityMin: 1, unitId: 'tablespoon' }, doubled, '2 EL Öl'],
    ['de', { quantityMin: 1, unitId: 'tablespoon' }, halved, '½ EL Öl'],
    ['de', { quantityMin: 1, unitId: 'tablespoon' }, metric, '1 EL Öl'],
    ['de', { quantityMin: 12, unitId: 'tablespoon' }, metric, '175 ml Öl'],
    ['de', { quantityMin: 1, unitId: 'can' }, doubled, '2 Dosen Öl'],
    ['de', { quantityMin: 2, unitId: 'can', unitWord: 'Büchsen' }, halved, '1 Büchse Öl'],
    ['de', { quantityMin: 1, unitId: 'pinch', unitWord: 'Msp.' }, doubled, '2 Msp. Öl'],
    ['de', { quantityMin: 1.5, unitId: 'liter' }, asWritten, '1,5 l Öl'],
    ['de', { quantityMin: 3, quantityMax: 5, unitId: 'liter' }, us, '12⅔ Cups bis 5¼ Quarts Öl'],
    [
      'fr',
      { quantityMin: 1, unitId: 'tablespoon', unitWord: 'cuillère à soupe' },
      doubled,
      '2 cuillères à soupe Öl',
    ],
    ['es', { quantityMin: 2, unitId: 'clove', unitWord: 'dientes' }, halved, '1 diente Öl'],
    ['nl', { quantityMin: 1, unitId: 'teaspoon' }, doubled, '2 tl Öl'],
    ['sv', { quantityMin: 1.5, unitId: 'deciliter' }, asWritten, '1,5 dl Öl'],
  ] as const)('of %s, %j: %#', (...[language, usage, view, text]) => {
    expect(shownIn(language, usage, view)).toBe(text);
  });

  it.each([
    ['de', { unitId: 'tablespoon' }, 'EL Öl'],
    ['de', { unitId: 'pinch' }, 'Prise Öl'],
    ['de', { unitId: 'tablespoon', unitWord: 'Esslöffel' }, 'Esslöffel Öl'],
    ['fr', { unitId: 'gram' }, 'g Öl'],
    ['en', { unitId: 'gram' }, 'gram Öl'],
  ] as const)('of %s without an amount, %j: %s', (language, usage, text) => {
    expect(shownIn(language, { ...usage, quantityMin: null }, asWritten)).toBe(text);
  });

  it('have no English plural', () => {
    const known = titled('Karotte', 'de');
    expect(shown({ quantityMin: 2 }, asWritten, known)).toBe('2 Karotte');
  });
});

describe('Scaled and converted ingredient lines, §9', () => {
  it('follow the scale with amount, unit and title', () => {
    expect(shown({}, doubled)).toBe('2 tomatoes');
    expect(shown({ unitId: 'cup', ingredientId: 'milk' }, doubled)).toBe('2 cups milk');
  });

  it('make 23 servings of 12 without a crumb too few', () => {
    const scale = { wanted: 23, written: 12 };
    expect(shown({ quantityMin: 12 }, { ...asWritten, scale })).toBe('23 tomatoes');
  });

  it('are weighed by the ingredient’s own density', () => {
    const usage = { quantityMin: 2, unitId: 'cup', ingredientId: 'flour' };
    expect(shown(usage, { ...asWritten, system: 'metric' })).toBe('250 g flour');
  });

  it('know butter by its own name, whatever the line calls it', () => {
    const usage = { unitId: 'stick', ingredientId: 'butter', ingredientTitleOverride: 'the best' };
    expect(shown(usage, { ...asWritten, system: 'metric' })).toBe('115 g the best');
    expect(shown({ ...usage, ingredientId: 'milk' }, { ...asWritten, system: 'metric' })).toBe(
      '1 stick the best',
    );
  });

  it('carry the amounts of preparation and note, and mark an override that holds one', () => {
    const usage = {
      preparation: paragraphsFromText('1 teaspoon, ground'),
      note: 'about 1 cup',
      ingredientTitleOverride: '1 (16 ounce) package',
    };
    const texts = (of: IngredientUsage) =>
      readUsageTexts(of, { unit: null, ingredient: { title: 'milk' } }, 'en');
    const line = lineOf(usage, { ...names, texts });
    expect(line).toMatchObject({
      title: '1 (16 ounce) package',
      note: [{ children: [{ text: 'about ' }, { type: 'amount', quantity: 1, unit: 'cup' }] }],
      preparation: [{ children: [{ quantity: 1, unit: 'teaspoon' }, { text: ', ground' }] }],
    });
    expect(line.isPartlyUnscaled).toBe(true);
  });

  it('tell that a text of theirs holds an amount which may or may not scale', () => {
    const known = {
      ...names,
      texts: (of: IngredientUsage) => readUsageTexts(of, { unit: null, ingredient: null }, 'en'),
    };
    expect(lineOf({ quantityMin: 4, note: '6 ounces' }, known).isPartlyUnscaled).toBe(true);
    const unread = { quantityMin: null, ingredientTitleOverride: '2 x 3 sheets' };
    expect(lineOf(unread, known).isPartlyUnscaled).toBe(true);
  });
});
