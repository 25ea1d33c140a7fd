import { describe, expect, it } from 'vitest';
import { restrictedDiets } from './restricted-diets.ts';

describe('Diets in structured data, §2', () => {
  it.each([
    ['Vegan', 'VeganDiet'],
    ['vegetarian', 'VegetarianDiet'],
    ['Gluten free', 'GlutenFreeDiet'],
    ['gluten-free diet', 'GlutenFreeDiet'],
    ['Dairy-Free', 'LowLactoseDiet'],
    ['Low sodium', 'LowSaltDiet'],
    ['Kosher', 'KosherDiet'],
  ])('call %s by the name of schema.org', (title, name) => {
    expect(restrictedDiets([title])).toEqual([`https://schema.org/${name}`]);
  });

  it('are each named once and others not at all', () => {
    expect(restrictedDiets(['Vegan', 'Paleo', 'plant-based', '', '🥕'])).toEqual([
      'https://schema.org/VeganDiet',
    ]);
  });
});
