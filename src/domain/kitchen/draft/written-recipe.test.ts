import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import { jsonBytes } from '../limits/json-bytes.ts';
import { writtenRecipe } from './written-recipe.ts';

const usage = aWholeRecipe().ingredientUsageGroups[0]!.ingredientUsages[0]!;
const bare = {
  ...usage,
  quantityMin: null,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  preparation: null,
  link: null,
  note: null,
};

describe('A recipe as it is sent', () => {
  it('is read by the API as the very recipe', () => {
    const [group] = aWholeRecipe().ingredientUsageGroups;
    const recipe = {
      ...aWholeRecipe(),
      ingredientUsageGroups: [{ ...group!, note: null, ingredientUsages: [usage, bare] }],
    };
    expect(recipeInput.parse(writtenRecipe(recipe))).toEqual(recipeInput.parse(recipe));
    expect(jsonBytes(writtenRecipe(recipe))).toBeLessThan(jsonBytes(recipe));
  });

  it('is counted to the byte', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(jsonBytes(value)).toBe(new TextEncoder().encode(JSON.stringify(value)).length);
      }),
    );
  });
});
