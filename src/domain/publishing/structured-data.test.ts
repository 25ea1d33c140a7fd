import { describe, expect, it } from 'vitest';
import { recipeStructuredData } from './structured-data.ts';
import type { OpenRecipe, RecipeData } from './structured-data.ts';

const url = 'https://hearth.example/recipes/rye-bread';

const body: OpenRecipe = {
  kind: 'open',
  keywords: ['sourdough', 'Bread', ' danish ', 'Sourdough', ''],
  ingredients: ['500 g rye flour', '2 teaspoons salt'],
  instructionGroups: [
    {
      title: 'Dough',
      steps: [
        {
          text: 'Mix everything.',
          url: `${url}#step-1`,
          imageUrl: 'https://hearth.example/mix.jpg',
        },
        { text: 'Leave overnight.', url: `${url}#step-2`, imageUrl: null },
      ],
    },
    { title: 'Nothing', steps: [] },
    { title: 'Bake', steps: [{ text: 'Bake it.', url: `${url}#step-3`, imageUrl: null }] },
  ],
  equipment: ['Loaf tin'],
  video: null,
};

const aRecipe = (changes: Partial<RecipeData> = {}): RecipeData => ({
  url,
  name: 'Rye bread',
  language: 'en',
  description: 'A dark loaf.',
  imageUrls: ['1x1', '4x3', '16x9'].map((ratio) => `https://hearth.example/${ratio}.jpg`),
  author: { type: 'Person', name: 'Ada', url: 'https://hearth.example/about' },
  credit: null,
  datePublished: '2026-01-02',
  dateModified: '2026-02-03',
  prepTimeMinutes: 30,
  cookTimeMinutes: 60,
  totalTimeMinutes: 90,
  recipeYield: '2 loaves',
  categories: ['Bread'],
  cuisines: ['Danish'],
  methods: ['Baking'],
  diets: ['Vegan', 'Raw'],
  access: body,
  ...changes,
});
const withBody = (changes: Partial<OpenRecipe>) =>
  recipeStructuredData(aRecipe({ access: { ...body, ...changes } }));

describe('Structured data of a recipe, §2', () => {
  it('claims no picture and no name that is not there', () => {
    const instructionGroups = body.instructionGroups.map((group) => ({ ...group, title: null }));
    const data = recipeStructuredData(
      aRecipe({ imageUrls: [], access: { ...body, instructionGroups } }),
    );
    expect(data).not.toHaveProperty('image');
    expect(data.recipeInstructions).toMatchObject([{ '@type': 'HowToSection' }, {}]);
    expect(JSON.stringify(data.recipeInstructions)).not.toContain('"name"');
  });

  it('tells what the dish is', () => {
    expect(recipeStructuredData(aRecipe())).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      url,
      name: 'Rye bread',
      description: 'A dark loaf.',
      author: { '@type': 'Person', name: 'Ada', url: 'https://hearth.example/about' },
      datePublished: '2026-01-02',
      dateModified: '2026-02-03',
      recipeYield: '2 loaves',
      recipeCategory: ['Bread'],
      recipeCuisine: ['Danish'],
      suitableForDiet: ['https://schema.org/VeganDiet'],
      isAccessibleForFree: true,
    });
  });

  it('has prepTime, cookTime and totalTime as ISO 8601 durations', () => {
    expect(recipeStructuredData(aRecipe())).toMatchObject({
      prepTime: 'PT30M',
      cookTime: 'PT1H',
      totalTime: 'PT1H30M',
    });
  });

  it('has prepTime and cookTime together or not at all', () => {
    const data = recipeStructuredData(aRecipe({ prepTimeMinutes: null }));
    expect(data).not.toHaveProperty('cookTime');
    expect(data).toHaveProperty('totalTime', 'PT1H30M');
  });

  it('repeats neither category nor cuisine nor itself in the keywords', () => {
    expect(recipeStructuredData(aRecipe())).toHaveProperty('keywords', 'Sourdough');
  });

  it('lists ingredients and tools', () => {
    expect(recipeStructuredData(aRecipe())).toMatchObject({
      recipeIngredient: ['500 g rye flour', '2 teaspoons salt'],
      tool: [{ '@type': 'HowToTool', name: 'Loaf tin' }],
    });
  });

  it('says nothing where it knows nothing', () => {
    const data = recipeStructuredData(
      aRecipe({
        description: null,
        dateModified: null,
        prepTimeMinutes: null,
        cookTimeMinutes: null,
        totalTimeMinutes: null,
        recipeYield: null,
        categories: [],
        cuisines: [],
        methods: [],
        diets: [],
        access: { ...body, keywords: [], ingredients: [], instructionGroups: [], equipment: [] },
      }),
    );
    expect(Object.keys(data).toSorted()).toEqual([
      '@context',
      '@type',
      'author',
      'datePublished',
      'image',
      'inLanguage',
      'isAccessibleForFree',
      'mainEntityOfPage',
      'name',
      'url',
    ]);
  });
});

describe('Instructions in structured data, §2', () => {
  it('are sections of steps, each with its address on the page', () => {
    expect(recipeStructuredData(aRecipe())).toHaveProperty('recipeInstructions', [
      {
        '@type': 'HowToSection',
        name: 'Dough',
        itemListElement: [
          {
            '@type': 'HowToStep',
            text: 'Mix everything.',
            url: `${url}#step-1`,
            image: 'https://hearth.example/mix.jpg',
          },
          { '@type': 'HowToStep', text: 'Leave overnight.', url: `${url}#step-2` },
        ],
      },
      {
        '@type': 'HowToSection',
        name: 'Bake',
        itemListElement: [{ '@type': 'HowToStep', text: 'Bake it.', url: `${url}#step-3` }],
      },
    ]);
  });

  it('are bare steps when there is one group', () => {
    const data = withBody({ instructionGroups: body.instructionGroups.slice(2) });
    expect(data).toHaveProperty('recipeInstructions', [
      { '@type': 'HowToStep', text: 'Bake it.', url: `${url}#step-3` },
    ]);
  });
});

describe('Rows without words in structured data, §2', () => {
  it('are left out, and the others keep their numbers', () => {
    const step = (number: number, text: string) => ({
      text,
      url: `/pie#step-${number}`,
      imageUrl: null,
    });
    const steps = [step(1, 'Mix'), step(2, ' '), step(3, 'Bake')];
    const groups = [
      { title: null, steps },
      { title: 'Ice', steps: [step(4, '')] },
    ];
    const data = withBody({ ingredients: ['', 'salt'], instructionGroups: groups });
    expect(data).toMatchObject({
      recipeIngredient: ['salt'],
      recipeInstructions: [{ url: '/pie#step-1' }, { url: '/pie#step-3' }],
    });
  });
});

describe('Video in structured data, §2', () => {
  it('is there when the recipe has one', () => {
    const video = {
      name: 'Rye bread',
      description: null,
      thumbnailUrl: 'https://hearth.example/thumb.jpg',
      uploadDate: '2026-01-02T08:00:00.000Z',
      contentUrl: null,
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    };
    expect(recipeStructuredData(aRecipe())).not.toHaveProperty('video');
    expect(withBody({ video })).toHaveProperty('video', {
      '@type': 'VideoObject',
      name: 'Rye bread',
      thumbnailUrl: 'https://hearth.example/thumb.jpg',
      uploadDate: '2026-01-02T08:00:00.000Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    });
  });
});

describe('Locked recipe in structured data, S5.1', () => {
  const data = recipeStructuredData(
    aRecipe({ access: { kind: 'locked', lockedSelector: '.recipe-locked' } }),
  );

  it('is marked as not free and says which part is withheld', () => {
    expect(data).toMatchObject({
      isAccessibleForFree: false,
      hasPart: {
        '@type': 'WebPageElement',
        isAccessibleForFree: false,
        cssSelector: '.recipe-locked',
      },
    });
  });

  it('shows the top section only', () => {
    const withheld = ['keywords', 'recipeIngredient', 'recipeInstructions', 'tool', 'video'];
    expect(Object.keys(data).filter((key) => withheld.includes(key))).toEqual([]);
    expect(data).toMatchObject({
      name: 'Rye bread',
      totalTime: 'PT1H30M',
      recipeYield: '2 loaves',
    });
  });
});
