import { describe, expect, it } from 'vitest';
import type { IngredientUsage } from '../recipe/recipe.ts';
import { readUsageTexts } from '../ingredients/usage-texts.ts';
import { paragraphsFromText } from '../text/rich-text.ts';
import { showIngredientLine } from './ingredient-line.ts';
import {
  anIngredient,
  anIngredientUsage,
  asWritten,
  doubled,
  names,
  workOf,
} from './testing/written-recipes.ts';
import type { RecipeNames } from './write-groups.ts';

const lineOf = (usage: Partial<IngredientUsage>, known: RecipeNames = names) =>
  workOf({ usages: [anIngredientUsage(usage)], known }).ingredientGroups[0]!.lines[0]!;

const shown = (usage: Partial<IngredientUsage>, view = asWritten, known = names) => {
  const { amount, title } = showIngredientLine(lineOf(usage, known), view);
  return [amount, title].filter(Boolean).join(' ');
};

const titled = (title: string): RecipeNames => ({
  ...names,
  ingredient: () => anIngredient(title),
});

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
    const known = { ...names, unit: () => punnet };
    expect(shown({ quantityMin: 2, unitId: 'x' }, asWritten, known)).toBe('2 punnets tomato');
  });

  it('carry a link only where it leads somewhere safe', () => {
    expect(lineOf({ link: 'https://mill.example' }).href).toBe('https://mill.example');
    expect(lineOf({ link: 'javascript:alert(1)' })).not.toHaveProperty('href');
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

  it('carry the amounts of preparation and note, and leave an override alone', () => {
    const usage = {
      preparation: paragraphsFromText('1 teaspoon, ground'),
      note: 'about 1 cup',
      ingredientTitleOverride: '1 (16 ounce) package',
    };
    const texts = (of: IngredientUsage) => readUsageTexts(of, null, null);
    const line = lineOf(usage, { ...names, texts });
    expect(line).toMatchObject({
      title: '1 (16 ounce) package',
      note: [{ children: [{ text: 'about ' }, { type: 'amount', quantity: 1, unit: 'cup' }] }],
      preparation: [{ children: [{ quantity: 1, unit: 'teaspoon' }, { text: ', ground' }] }],
    });
    expect(line).not.toHaveProperty('isPartlyUnscaled');
  });

  it('tell that a text of theirs holds an amount which may or may not scale', () => {
    const known = { ...names, texts: (of: IngredientUsage) => readUsageTexts(of, null, null) };
    expect(lineOf({ quantityMin: 4, note: '6 ounces' }, known).isPartlyUnscaled).toBe(true);
    const unread = { quantityMin: null, ingredientTitleOverride: '2 x 3 sheets' };
    expect(lineOf(unread, known).isPartlyUnscaled).toBe(true);
  });
});
