import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { linesOf, plainRecipes } from '#domain/testing/written-recipes.ts';

const told = (lines: readonly string[]) => toldRecipe(readText(lines.join('\n'), 'en'));

describe('Steps that are numbered without a dot', () => {
  it.each([
    ['below a heading', ['Method'], ''],
    ['without headings', [], ''],
    ['with blank lines between', ['Method'], '\n'],
  ])('are steps %s', (_name, heading, end) => {
    fc.assert(
      fc.property(plainRecipes, (recipe) => {
        const steps = recipe.steps.map((step, at) => `${at + 1} ${step}${end}`);
        expect(
          told([recipe.title, '', ...linesOf(recipe), '', ...heading, ...steps]),
        ).toMatchObject({ lines: linesOf(recipe), steps: recipe.steps });
      }),
      { numRuns: 40 },
    );
  });

  it('leave ingredients what they are', () => {
    const lines = ['1 Onion, chopped', '2 Carrots', '3 Eggs', '4 Potatoes, peeled'];
    const steps = ['Chop the carrots and fry them.'];
    expect(told(['Stew', '', ...lines, '', ...steps])).toMatchObject({ lines, steps });
  });
});

describe('A line of a list', () => {
  it('stays whole at its commas among lines of one ingredient each', () => {
    const whole = '2 unwaxed lemons, 1 zested and halved, 1 sliced';
    const others = ['200 g sugar', '1 cup flour', 'salt'];
    fc.assert(
      fc.property(fc.shuffledSubarray(others, { minLength: 2 }), fc.nat(3), (around, at) => {
        const lines = around.toSpliced(at, 0, whole);
        expect(told(['Tart', 'Ingredients', ...lines, 'Method', 'Mix it.']).lines).toEqual(lines);
      }),
    );
  });

  it('in stars is a heading without them', () => {
    const text = [
      'Buns',
      '2 cups flour',
      '1 egg',
      '*Quick pickled onions*',
      '2 onions',
      '1 g salt',
    ];
    expect(told(text).titles).toEqual([null, 'Quick pickled onions']);
  });
});

it.each(['Pour the sauce over the cake.', 'For serving slice the cake.', 'Pour in the milk'])(
  'No step is a heading: %s',
  (step) => {
    const steps = ['Mix the flour with the milk.', step, 'Bake it until it is done.'];
    const lines = ['2 cups flour', '1 cup milk'];
    const text = ['Cake', 'Ingredients', ...lines, 'Method', ...steps.map((each) => `* ${each}`)];
    expect(told(text).steps).toEqual(steps);
  },
);
