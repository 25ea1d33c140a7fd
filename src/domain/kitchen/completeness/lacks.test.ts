import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aText, aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import { missingParts } from '#domain/recipe/index/missing-parts.ts';
import { recipePartNames } from '#domain/recipe/index/missing-places.ts';
import type { IngredientUsage, RecipeContent } from '#domain/recipe/recipe.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { isForSearchToo, lackKinds, readerOf } from './lack-kinds.ts';
import { lackNames } from './lack-names.ts';
import { lacksOf } from './lacks.ts';
import { unclearHeat } from './unclear-heat.ts';

const known = {
  titleOf: ({ ingredientTitleOverride }: IngredientUsage) => ingredientTitleOverride,
  isDescribed: () => true,
  language: 'en-GB',
};
const kinds = (changes: Partial<RecipeContent>) =>
  lacksOf({ ...complete, ...changes }, known).map(({ kind }) => kind);
const [group] = aWholeRecipe().ingredientUsageGroups;
const [usage] = group!.ingredientUsages;
const [steps] = aWholeRecipe().instructionGroups;
const stepSaying = (text: string) => [
  {
    ...steps!,
    instructions: [{ ...steps!.instructions[0]!, note: null, content: paragraphsFromText(text) }],
  },
];
const complete = { ...aWholeRecipe(), instructionGroups: stepSaying('Sift the flour.') };
const usageField = `ingredientUsageGroups.${group!.id}.ingredientUsages.${usage!.id}`;
const stepField = `instructionGroups.${steps!.id}.instructions.${steps!.instructions[0]!.id}`;

const withoutOne: Partial<RecipeContent>[] = [
  { images: [] },
  { description: null },
  { prepTimeMinutes: null, cookTimeMinutes: null, customTimeMinutes: null },
  { yieldServings: null },
  { instructionGroups: [] },
];
function withAll(chosen: readonly Partial<RecipeContent>[]): RecipeContent {
  const recipe: RecipeContent = { ...complete };
  for (const part of chosen) Object.assign(recipe, part);
  return recipe;
}

describe('What a recipe still lacks', () => {
  it('is nothing where all is there', () => {
    expect(kinds({})).toEqual([]);
  });

  it.each<[string, Partial<RecipeContent>]>([
    [
      'longTitle',
      { title: 'Slow braised short ribs with red wine, shallots and a lot of patience' },
    ],
    ['halfTimes', { prepTimeMinutes: null }],
    ['category', { mealIds: [], foodCategoryIds: [] }],
    ['cuisine', { cuisineIds: [] }],
    ['keywords', { keywords: [], tagIds: [] }],
    ['unclearHeat', { description: paragraphsFromText('Bake the cake at 180 until it is done.') }],
    ['emptyLinks', { note: linkSaying(' ') }],
  ])('is told: %s', (kind, changes) => {
    expect(kinds(changes)).toEqual([kind]);
  });

  it('is an ingredient that no step uses and a step that names none, each by its place', () => {
    const lacks = lacksOf({ ...complete, instructionGroups: stepSaying('Wait a day.') }, known);
    expect(lacks).toEqual([
      { kind: 'unusedIngredients', fields: [usageField] },
      { kind: 'stepsWithoutIngredient', fields: [stepField] },
    ]);
  });

  it.each<[string, string[] | undefined]>([
    ['Melt the @flou in a pan.', [stepField]],
    ['(@Mehl)', [stepField]],
    ['Bake flour @ 180 °C.', undefined],
    ['Send flour to me@example.com', undefined],
  ])('is an ingredient that was asked for and not chosen, by its step: %j', (text, fields) => {
    const lacks = lacksOf({ ...complete, instructionGroups: stepSaying(text) }, known);
    const told = lacks.find(({ kind }) => kind === 'openMentions');
    expect(told?.fields).toEqual(fields);
  });

  it('is a line that begins with an amount nobody could read', () => {
    const unread = { ...usage!, quantityMin: null, writtenAs: '2ish handfuls flour' };
    const groups = [{ ...group!, ingredientUsages: [unread] }];
    expect(kinds({ ingredientUsageGroups: groups })).toEqual(['unreadLines']);
    const counted = [{ ...group!, ingredientUsages: [{ ...usage!, writtenAs: '2 cups flour' }] }];
    expect(kinds({ ingredientUsageGroups: counted })).toEqual([]);
  });

  it('is called by its words', () => {
    const nameOf = lackNames(complete, known);
    expect([usageField, stepField, 'images.1', 'description'].map(nameOf)).toEqual([
      { kind: 'words', text: 'flour' },
      { kind: 'words', text: 'Sift the flour.' },
      { kind: 'picture', at: 2 },
      { kind: 'field', name: 'description' },
    ]);
  });

  it('holds all that the list of recipes says, weightiest first', () => {
    fc.assert(
      fc.property(fc.subarray(withoutOne), (chosen) => {
        const recipe = withAll(chosen);
        const told = lacksOf(recipe, known).map(({ kind }) => kind);
        expect(told).toEqual(lackKinds.filter((kind) => told.includes(kind)));
        expect(told).toEqual(expect.arrayContaining(missingParts(recipe, () => true)));
      }),
    );
  });

  it('matters to readers or to search engines, and parts of the list to both', () => {
    expect(lackKinds.filter((kind) => readerOf(kind) === 'search')).not.toContain('picture');
    expect(recipePartNames.filter((kind) => !isForSearchToo(kind))).toEqual([
      'openMentions',
      'unusedIngredients',
    ]);
  });
});

describe('A heat without a scale', () => {
  it.each([
    ['Bake at 180 for an hour.', 'en', '180'],
    ['Den Ofen auf 200 vorheizen', 'de', null],
    ['Backofen auf 200 für 20 Minuten heizen', 'de', '200'],
    ['Bake at 350°.', 'en-GB', '350°'],
    ['Bake at 350°.', 'en-US', null],
    ['Bake at 350°F.', 'en-GB', null],
    ['Backen bei 180 Grad.', 'de', null],
    ['Bake at 180 °C for an hour.', 'en-GB', null],
    ['Bake 20 minutes, then add 180 g of sugar.', 'en', null],
    ['Serves 200 at a wedding.', 'en', null],
  ])('in %j (%s) is %s', (text, language, heat) => {
    expect(unclearHeat(text, language)).toBe(heat);
  });
});

function linkSaying(text: string) {
  const whole = aText();
  const [line] = whole.children;
  if (line?.type !== 'paragraph') throw new Error('A text begins with a paragraph');
  const children = line.children.map((node) =>
    'type' in node && node.type === 'link' ? { ...node, children: [{ text }] } : node,
  );
  return { ...whole, children: [{ ...line, children }] };
}
