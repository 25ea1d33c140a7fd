import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import {
  escapedHtml,
  linesOf,
  type PlainRecipe,
  plainRecipes,
} from '#domain/testing/written-recipes.ts';

const page = { address: 'https://pies.test/rye-buns', language: 'en' };
const pageOf = (json: unknown) =>
  `<html><body><script type="application/ld+json">${JSON.stringify(json)}</script></body></html>`;
const firstOf = (html: string) => readPage(html, page)?.recipes[0];

const thingOf = (recipe: PlainRecipe) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title,
  recipeYield: recipe.servings,
  prepTime: `PT${recipe.prepMinutes}M`,
  recipeIngredient: linesOf(recipe),
  recipeInstructions: recipe.steps,
});
type Written = ReturnType<typeof thingOf>;

const shapes: Record<string, (thing: Written) => unknown> = {
  alone: (thing) => thing,
  'in a list': (thing) => [{ '@type': 'WebSite', name: 'Pies' }, thing],
  'in a graph': ({ '@context': context, ...thing }) => ({
    '@context': context,
    '@graph': [{ '@type': 'BreadcrumbList' }, thing],
  }),
  'inside of an article': (thing) => ({ '@type': 'Article', mainEntity: thing }),
  'with two types': (thing) => ({ ...thing, '@type': ['Recipe', 'NewsArticle'] }),
  'with a type as an address': (thing) => ({ ...thing, '@type': 'http://schema.org/Recipe' }),
  'with another type': (thing) => ({ ...thing, '@type': 'Thing' }),
  'with steps as one text': (thing) => ({
    ...thing,
    recipeInstructions: thing.recipeInstructions.join('\n'),
  }),
  'with steps as HTML': (thing) => ({
    ...thing,
    recipeInstructions: `<ol>${thing.recipeInstructions.map((step) => `<li>${escapedHtml(step)}</li>`).join('')}</ol>`,
  }),
  'with escaped texts': (thing) => ({
    ...thing,
    recipeIngredient: thing.recipeIngredient.map((line) => escapedHtml(escapedHtml(line))),
    recipeInstructions: thing.recipeInstructions.map((step) => escapedHtml(step)),
  }),
  'with numbered steps': (thing) => ({
    ...thing,
    recipeInstructions: thing.recipeInstructions.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  }),
  'with HowToStep': (thing) => ({
    ...thing,
    recipeInstructions: thing.recipeInstructions.map((text, at) => ({
      '@type': 'HowToStep',
      name: `Step ${at + 1}`,
      text,
    })),
  }),
  'with HowToSection': (thing) => ({
    ...thing,
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'All of it',
        itemListElement: thing.recipeInstructions.map((text) => ({ '@type': 'HowToStep', text })),
      },
    ],
  }),
  'with ingredients as one text': (thing) => ({
    ...thing,
    recipeIngredient: thing.recipeIngredient.join('\n'),
  }),
  'with a former name': ({ recipeIngredient, ...thing }) => ({
    ...thing,
    ingredients: recipeIngredient,
  }),
};

describe('A recipe in JSON-LD', () => {
  it.each(Object.entries(shapes))('is read %s', (_name, shape) => {
    fc.assert(
      fc.property(plainRecipes, (recipe) => {
        const read = toldRecipe(firstOf(pageOf(shape(thingOf(recipe)))));
        expect(read).toMatchObject({
          title: recipe.title,
          lines: linesOf(recipe),
          steps: recipe.steps,
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is said to be exact, with its yield and times', () => {
    fc.assert(
      fc.property(plainRecipes, (recipe) => {
        const read = firstOf(pageOf(thingOf(recipe)));
        expect(read?.title?.origin).toBe('exact');
        expect(read?.servings?.value).toBe(recipe.servings);
        expect(read?.times.prep?.value.minutes).toBe(recipe.prepMinutes);
      }),
    );
  });
});

const bread = { '@type': 'Recipe', name: 'Bread', recipeIngredient: ['1 cup flour', '1 egg'] };

describe('JSON-LD with the faults of real pages', () => {
  const steps = '"recipeInstructions":"Mix.\nBake.",';
  it.each([
    [
      'line breaks in strings',
      `{"@type":"Recipe","name":"Bread",${steps}"recipeIngredient":["1 egg"]}`,
    ],
    ['commas too many', `{"@type":"Recipe","name":"Bread",${steps}"recipeIngredient":["1 egg",],}`],
    [
      'a comment around',
      `<!-- {"@type":"Recipe","name":"Bread",${steps}"recipeIngredient":["1 egg"]} -->`,
    ],
    [
      'CDATA around',
      `//<![CDATA[\n{"@type":"Recipe","name":"Bread",${steps}"recipeIngredient":["1 egg"]}\n//]]>`,
    ],
    [
      'a semicolon behind',
      `{"@type":"Recipe","name":"Bread",${steps}"recipeIngredient":["1 egg"]};`,
    ],
    ['unknown escapes', `{"@type":"Recipe","name":"Br\\ead",${steps}"recipeIngredient":["1 egg"]}`],
  ])('is read in spite of %s', (_name, text) => {
    const read = toldRecipe(firstOf(`<script type="application/ld+json">${text}</script>`));
    expect(read).toMatchObject({ title: 'Bread', lines: ['1 egg'], steps: ['Mix.', 'Bake.'] });
  });

  it('follows references to what stands elsewhere', () => {
    const graph = [
      {
        ...bread,
        recipeInstructions: 'Mix.',
        author: { '@id': '#ada' },
        image: { '@id': '#picture' },
      },
      { '@id': '#ada', '@type': 'Person', name: 'Ada' },
      { '@id': '#picture', '@type': 'ImageObject', url: '/bread.jpg' },
    ];
    const read = firstOf(pageOf({ '@graph': graph }));
    expect(read?.author?.value).toBe('Ada');
    expect(read?.pictures.value).toEqual(['https://pies.test/bread.jpg']);
  });

  it('keeps nutrition, rating, terms and the fuller yield', () => {
    const read = firstOf(
      pageOf({
        ...bread,
        recipeInstructions: 'Mix.',
        recipeYield: ['4', '4 loaves'],
        nutrition: { '@type': 'NutritionInformation', calories: '210 kcal' },
        aggregateRating: { ratingValue: '4.8', ratingCount: 12 },
        keywords: 'rye, bread',
        suitableForDiet: 'https://schema.org/GlutenFreeDiet',
      }),
    );
    expect(read).toMatchObject({
      servings: { value: '4 loaves' },
      nutrition: { value: { calories: '210 kcal' } },
      rating: { value: { value: 4.8, count: 12 } },
      terms: { keywords: { value: ['rye', 'bread'] }, diets: { value: ['gluten free'] } },
    });
  });

  it('says which time could not be understood, and makes none up', () => {
    const read = firstOf(
      pageOf({
        ...bread,
        recipeInstructions: 'Mix.',
        prepTime: 'a while',
        cookTime: 'PT0S',
        totalTime: 'PT45S',
      }),
    );
    expect(read?.times.prep?.value).toEqual({ minutes: null, written: 'a while' });
    expect(read?.times.cook).toBeUndefined();
    expect(read?.unread).toEqual([
      { field: 'prepTime', text: 'a while' },
      { field: 'totalTime', text: 'PT45S' },
    ]);
  });

  it('parts titles from lines', () => {
    const lines = [
      '## Dough',
      '1 cup flour',
      '[Glaze]',
      '2 cups sugar',
      'To serve:',
      '1 cup cream',
    ];
    const read = toldRecipe(
      firstOf(pageOf({ ...bread, recipeIngredient: lines, recipeInstructions: 'Mix.' })),
    );
    expect(read.titles).toEqual(['Dough', 'Glaze', 'To serve']);
    expect(read.lines).toEqual(['1 cup flour', '2 cups sugar', '1 cup cream']);
  });

  it('takes a list that is printed twice once', () => {
    const lines = ['1 cup flour', '1 egg', '2 cups milk', '1 cup flour', '1 egg', '2 cups milk'];
    const read = toldRecipe(
      firstOf(pageOf({ ...bread, recipeIngredient: lines, recipeInstructions: 'Mix.' })),
    );
    expect(read.lines).toEqual(['1 cup flour', '1 egg', '2 cups milk']);
  });

  it('gives every recipe of a page, the fullest first, and none twice', () => {
    const cake = {
      ...bread,
      name: 'Cake',
      recipeInstructions: 'Bake.',
      recipeIngredient: ['1 egg'],
    };
    const full = { ...bread, recipeInstructions: 'Mix.' };
    const read = readPage(pageOf([cake, full, { ...full }]), page);
    expect(read?.recipes.map(({ title }) => title?.value)).toEqual(['Bread', 'Cake']);
  });
});

describe('The name of a step', () => {
  const text = 'Knead the dough for ten minutes.';
  it.each([
    ['Make the dough', 'Make the dough'],
    ['Knead the dough', undefined],
    ['Knead the dough for…', undefined],
    ['Step 1', undefined],
  ])('is kept where it says what its text does not begin with: %s', (written, name) => {
    const step = { '@type': 'HowToStep', name: written, text };
    const thing = { '@type': 'Recipe', name: 'Buns', recipeIngredient: ['1 egg'] };
    const read = firstOf(pageOf({ ...thing, recipeInstructions: [step] }));
    expect(read?.stepGroups.value[0]?.items[0]?.name).toBe(name);
  });
});
