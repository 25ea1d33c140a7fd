import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from './parse-ingredient-line.ts';

describe('A choice of states before a name', () => {
  it.each([
    ['1 cup blanched or unblanched almonds', 'almonds', 'blanched or unblanched'],
    ['1/4 cup roasted or smoked almonds', 'almonds', 'roasted or smoked'],
  ])('is work as a whole in %j', (line, name, preparation) => {
    expect(parseIngredientLine(line)).toMatchObject({ name, preparation });
  });
});

describe('A number that is part of a name or a heat', () => {
  it.each([
    ['180C/350F oven ready', '180C/350F oven ready'],
    ['350 F oven', '350 F oven'],
    ['7-bean mix', '7-bean mix'],
    ['7up', '7up'],
    ['2 1/2-ounce cans tuna', '2 1/2-ounce cans tuna'],
  ])('is no amount in %j', (line, name) => {
    expect(parseIngredientLine(line)).toMatchObject({ quantityMin: null, unit: null, name });
  });

  it.each([
    ['5-spice powder, 1 tsp', 1, 'teaspoon', '5-spice powder'],
    ['2 tsp 5-spice powder', 2, 'teaspoon', '5-spice powder'],
    ['2C flour', 2, 'cup', 'flour'],
    ['30 cups water', 30, 'cup', 'water'],
    ['6-ounce can tuna', 1, 'can', 'tuna'],
    ['2-large eggs', 2, 'large', 'eggs'],
    ['4-6 chicken breasts', 4, null, 'chicken breasts'],
    ['Eggs 3', 3, null, 'Eggs'],
    ['Ripe tomatoes 12', 12, null, 'Ripe tomatoes'],
  ])('leaves the amount of %j', (...[line, quantityMin, unit, name]) => {
    expect(parseIngredientLine(line)).toMatchObject({ quantityMin, unit, name });
  });

  it.each(['Tuorli 3', 'Farina 00', 'Omega 3', 'Cans 100', 'sugar less 1 tbsp'])(
    'is not sure at the end of %j',
    (line) => {
      expect(parseIngredientLine(line).quantityMin).toBeNull();
    },
  );

  it('is never read where it is joined to a word that is no unit', () => {
    const word = fc.constantFrom('spice', 'bean', 'cheese', 'grain', 'seed', 'layer', 'herb');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), word, (count, joined) => {
        const { quantityMin, name } = parseIngredientLine(`${count}-${joined} bread`);
        expect(quantityMin).toBeNull();
        expect(name).toBe(`${count}-${joined} bread`);
      }),
    );
  });
});
