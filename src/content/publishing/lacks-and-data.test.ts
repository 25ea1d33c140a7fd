import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isForSearchToo,
  type LackKind,
  lackKinds,
  readerOf,
} from '#domain/kitchen/completeness/lack-kinds.ts';
import { lacksOf } from '#domain/kitchen/completeness/lacks.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import {
  aPublishedRecipe,
  aSite,
  aTerm,
  byId,
  imagesOf,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';
import { pageModel } from '../page-model.ts';

type Content = NonNullable<Parameters<typeof aPublishedRecipe>[0]>;

/** What search engines want of a recipe, by the lack that keeps it away. */
const wanted: Partial<Record<LackKind, string>> = {
  picture: 'image',
  ingredients: 'recipeIngredient',
  steps: 'recipeInstructions',
  yield: 'recipeYield',
  times: 'totalTime',
  description: 'description',
  category: 'recipeCategory',
  cuisine: 'recipeCuisine',
  keywords: 'keywords',
};

const usages = [
  {
    id: 'usage-1',
    quantityMin: 1,
    quantityMax: null,
    unitId: null,
    ingredientId: null,
    preparation: null,
    ingredientTitleOverride: 'flour',
    link: null,
    note: null,
  },
];
const step = {
  id: 'step-1',
  content: paragraphsFromText('Sift the flour.'),
  timerMinutes: null,
  note: null,
  videoId: null,
  images: [],
};

const parts: Content[] = [
  { images: [{ id: 'dish' }] },
  { ingredientUsageGroups: [{ id: 'g', title: 'Dough', note: null, ingredientUsages: usages }] },
  { instructionGroups: [{ id: 's', title: 'Bake', note: null, instructions: [step] }] },
  { yieldServings: 4 },
  { prepTimeMinutes: 20 },
  { cookTimeMinutes: 40 },
  { customTimeMinutes: 5 },
  { description: paragraphsFromText('Good with tea.') },
  { mealIds: ['term-1'] },
  { foodCategoryIds: ['term-1'] },
  { cuisineIds: ['term-1'] },
  { keywords: ['plums'] },
  { tagIds: ['term-2'] },
];
const none: Content = {
  images: [],
  ingredientUsageGroups: [],
  instructionGroups: [],
  yieldServings: null,
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  customTimeMinutes: null,
  description: null,
  mealIds: [],
  foodCategoryIds: [],
  cuisineIds: [],
  keywords: [],
  tagIds: [],
};

function structuredDataOf(content: Content) {
  const terms = byId([
    aTerm({ id: 'term-1', title: 'Baking' }),
    aTerm({ id: 'term-2', title: 'Autumn' }),
  ]);
  const site = aSite({ images: imagesOf('dish'), terms });
  const recipe = aPublishedRecipe(content);
  const ref = { path: '/recipes/x', kind: 'recipe', subjectId: recipe.id } as const;
  const page = pageModel(pageFacts([recipe], { site }), ref, plainTheme);
  return { data: page?.meta.structuredData[0] ?? {}, content: recipe.content };
}

function withAll(chosen: readonly Content[]): Content {
  const content = { ...none };
  for (const part of chosen) Object.assign(content, part);
  return content;
}

const withoutProperty = (data: object): string[] =>
  Object.entries(wanted).flatMap(([kind, property]) => (property in data ? [] : [kind]));

const isTheirs = (kind: LackKind): boolean => readerOf(kind) === 'search' || isForSearchToo(kind);

describe('What a recipe lacks for search engines', () => {
  it('is what its page does not print as structured data', () => {
    fc.assert(
      fc.property(fc.subarray(parts), (chosen) => {
        const { data, content } = structuredDataOf(withAll(chosen));
        const known = { isDescribed: () => true, titleOf: () => 'flour', language: 'en' };
        const lacking = lacksOf(content, known).map(({ kind }) => kind);
        const told = lacking.filter((kind) => kind in wanted);
        expect(told.toSorted()).toEqual(withoutProperty(data).toSorted());
        const isHalf = (content.prepTimeMinutes === null) !== (content.cookTimeMinutes === null);
        expect(lacking.includes('halfTimes')).toBe(isHalf);
        expect([isHalf, 'prepTime' in data]).not.toEqual([true, true]);
      }),
    );
  });

  it('is told as theirs', () => {
    expect(lackKinds.filter((kind) => kind in wanted).filter((kind) => !isTheirs(kind))).toEqual(
      [],
    );
  });
});
