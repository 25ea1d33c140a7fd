import { describe, expect, it } from 'vitest';
import { hasMeasures, hasTemperatures } from './choices.ts';
import { anIngredientUsage, anInstruction, text, workOf } from './testing/written-recipes.ts';

describe('What a recipe offers to choose, §2', () => {
  it.each([
    ['a line by the cup', { usages: [anIngredientUsage({ unitId: 'cup' })] }, true],
    ['a line in sticks', { usages: [anIngredientUsage({ unitId: 'stick' })] }, true],
    ['a line of three eggs', { usages: [anIngredientUsage({ quantityMin: 3 })] }, false],
    ['a pinch', { usages: [anIngredientUsage({ unitId: 'pinch' })] }, false],
    ['nothing', {}, false],
  ])('with %s, measures: %j', (_name, given, isOffered) => {
    expect(hasMeasures(workOf(given))).toBe(isOffered);
  });

  it('is measures where only a step has one', () => {
    const amount = { type: 'measurement' as const, quantity: 1, unitId: 'cup', children: [] };
    const item = { type: 'list-item' as const, children: [amount] };
    const content = {
      type: 'document' as const,
      children: [{ type: 'bulleted-list' as const, children: [item] }],
    };
    expect(hasMeasures(workOf({ instructions: [anInstruction({ content })] }))).toBe(true);
  });

  it('is °F and °C where a step, a note or a preparation tells a heat', () => {
    const warm = text('at 80°F');
    expect(hasTemperatures(workOf({ instructions: [anInstruction({ content: warm })] }))).toBe(
      true,
    );
    expect(hasTemperatures(workOf({ instructions: [anInstruction({ note: warm })] }))).toBe(true);
    expect(hasTemperatures(workOf({ usages: [anIngredientUsage({ preparation: warm })] }))).toBe(
      true,
    );
    expect(hasTemperatures(workOf({ note: warm }))).toBe(true);
    expect(hasTemperatures(workOf({ instructions: [anInstruction()] }))).toBe(false);
  });
});
