import { describe, expect, test } from 'vitest';
import { contradictionOf } from './diet-conflicts.ts';

const against = (diet: string, ...ingredients: string[]) =>
  contradictionOf(diet, ingredients, 'en');

describe('What speaks against a diet', () => {
  test('is an ingredient that it excludes, in any number and case', () => {
    expect(against('Vegan', 'onion', '2 Eggs')).toBe('2 Eggs');
    expect(against('vegetarian diet', 'Chicken thighs')).toBe('Chicken thighs');
    expect(against('Gluten-free', 'plain flour')).toBe('plain flour');
    expect(against('Dairy free', 'crème fraîche')).toBe('crème fraîche');
    expect(against('Halal', 'white wine')).toBe('white wine');
    expect(against('Kosher', 'prawns')).toBe('prawns');
  });

  test('is nothing that only borrows the word', () => {
    const harmless = [
      'coconut milk, peanut butter, butternut squash, vegan sausages, eggplant',
      'oyster mushrooms, cream of tartar, oat cream, champagne',
    ].flatMap((line) => line.split(', '));
    expect(against('vegan', ...harmless)).toBeNull();
    expect(against('gluten-free', 'rice flour', 'gluten-free pasta', 'rice noodles')).toBeNull();
    expect(against('halal', 'red wine vinegar', 'ginger beer')).toBeNull();
  });

  test('is found beside what only borrows the word', () => {
    expect(against('vegan', 'coconut milk or cream')).toBe('coconut milk or cream');
  });

  test('is unknown of a diet without a name of its own and in other languages', () => {
    expect(against('Grandma’s diet', 'butter')).toBeNull();
    expect(contradictionOf('Vegan', ['Butter'], 'de')).toBeNull();
  });
});
