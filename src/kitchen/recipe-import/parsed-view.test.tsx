import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import { parsedRecipe } from '#domain/import/parsed-recipe.ts';
import { emptyReading, origins, type ReadRecipe } from '#domain/import/read-recipe.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { doubtsOf } from './doubts.ts';
import { ParsedView } from './ParsedView.tsx';

const told = <Value,>(value: fc.Arbitrary<Value>) =>
  fc.record({ value, origin: fc.constantFrom(...origins) });
const maybe = <Value,>(value: fc.Arbitrary<Value>) => fc.option(told(value));
const rich = fc.constant(paragraphsFromText('Better the next day.'));
const time = told(
  fc.record({ minutes: fc.constantFrom(null, 20), written: fc.constant('until golden') }),
);
const groupsOf = <Item,>(item: fc.Arbitrary<Item>) =>
  told(fc.array(fc.record({ title: fc.constant(null), items: fc.array(item) }), { maxLength: 2 }));

const recipes = fc
  .record({
    title: maybe(fc.constant('Plum tart')),
    author: maybe(fc.constant('Nan')),
    description: maybe(rich),
    notes: maybe(rich),
    // Where nothing at all is told there is no recipe.
    servings: told(fc.constant('8')),
    times: fc.record({ prep: time, cook: time, total: time }, { requiredKeys: [] }),
    ingredientGroups: groupsOf(fc.constantFrom('2 eggs', '***', '1')),
    stepGroups: groupsOf(fc.record({ text: rich, pictures: fc.constant<string[]>([]) })),
    equipment: told(fc.array(fc.constant('A tin'))),
  })
  .map((parts): ReadRecipe => ({ ...emptyReading('read'), ...parts }))
  .map((recipe) => parsedRecipe(recipe, 'en'));

const pills = () => document.querySelectorAll('.import-check').length;
const marks = (origin: string) =>
  document.querySelectorAll(`.import-mark[title][data-origin='${origin}']`).length;

afterEach(cleanup);

describe('What was understood', () => {
  it('marks as many places as it says, and says of each part where it comes from', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const { unmount } = render(<ParsedView recipe={recipe} />);
        const { count, overall } = doubtsOf(recipe);
        expect(pills()).toBe(count);
        expect(screen.queryAllByText(texts.doubts(count), { exact: false })).toHaveLength(
          Math.sign(count),
        );
        expect([marks('exact') === 0, marks('read') === 0]).toEqual([
          overall === 'read',
          overall === 'exact',
        ]);
        unmount();
      }),
    );
  });
});
