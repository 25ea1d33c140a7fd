import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  breadcrumbStructuredData,
  eventStructuredData,
  itemListStructuredData,
  personStructuredData,
  webSiteStructuredData,
} from './structured-data-pages.ts';
import { recipeStructuredData } from './structured-data.ts';
import type { RecipeData } from './structured-data.ts';

type Node = Record<string, unknown>;
type TypeEntry = { ancestors: string[]; properties: Record<string, string[]> };
type GoogleEntry = { required: string[]; recommended?: string[] };

const folder = resolve(import.meta.dirname, '../../../../shared/data/schema-org');
const isAbsent = !existsSync(folder);
const absent = 'the development data is not beside the repository';

const read = (file: string): unknown => JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
const readTypes = () => (read('recipe-types.json') as { types: Record<string, TypeEntry> }).types;
const readGoogle = () => read('google-recipe-fields.json') as Record<string, GoogleEntry>;
const readDiets = () =>
  (read('vocabulary.json') as { enumerations: Record<string, string[]> }).enumerations[
    'RestrictedDiet'
  ];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every property schema.org does not allow on its type, or not with that kind of value. */
function faultsOf(value: unknown, types: Record<string, TypeEntry>): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => faultsOf(each, types));
  if (!isNode(value)) return [];
  const type = String(value['@type']);
  const allowed = types[type]?.properties;
  const properties = Object.entries(value).filter(([name]) => !/^@|-input$/.test(name));
  return properties.flatMap(([name, content]) => {
    const ranges = allowed?.[name];
    // The recipe types do not include the element that marks a locked part.
    if (!ranges) return type === 'WebPageElement' ? [] : [`${type}.${name} does not exist`];
    const values: unknown[] = Array.isArray(content) ? content : [content];
    const misfits = values.filter((each) => !fits(each, ranges, types));
    return [
      ...misfits.map((each) => `${type}.${name} is not ${ranges.join(' or ')}: ${String(each)}`),
      ...faultsOf(content, types),
    ];
  });
}

function fits(value: unknown, ranges: string[], types: Record<string, TypeEntry>): boolean {
  if (isNode(value)) {
    const type = String(value['@type']);
    const lineage = [type, ...(types[type]?.ancestors ?? ['CreativeWork'])];
    return lineage.some((each) => ranges.includes(each));
  }
  return ranges.some((range) => scalarForms[range]?.(value) ?? false);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const matches = (form: RegExp) => (value: unknown) => isText(value) && form.test(value);
const scalarForms: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: (value) => isText(value) && URL.canParse(value),
  Date: matches(/^\d{4}-\d{2}-\d{2}$/),
  DateTime: matches(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  Duration: matches(/^P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?$/),
  Integer: Number.isInteger,
  Number: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  RestrictedDiet: matches(/^https:\/\/schema\.org\/\w+Diet$/),
};

const origin = 'https://hearth.example';
const aStep = { text: 'Mix.', url: `${origin}/recipes/rye#step-1`, imageUrl: `${origin}/1.jpg` };
const openRecipe: RecipeData = {
  url: `${origin}/recipes/rye`,
  name: 'Rye bread',
  language: 'en',
  description: 'A dark loaf.',
  imageUrls: [`${origin}/1x1.jpg`, `${origin}/4x3.jpg`, `${origin}/16x9.jpg`],
  author: { type: 'Person', name: 'Ada', url: `${origin}/about` },
  credit: { text: 'After a recipe by Bea', url: 'https://bea.example/rye' },
  datePublished: '2026-01-02',
  dateModified: '2026-02-03T04:05:06.000Z',
  prepTimeMinutes: 30,
  cookTimeMinutes: 1500,
  totalTimeMinutes: 1530,
  recipeYield: '2 loaves',
  categories: ['Bread'],
  cuisines: ['Danish'],
  methods: ['Baking'],
  diets: ['Vegan', 'Low lactose', 'Low salt', 'Halal', 'Diabetic'],
  access: {
    kind: 'open',
    keywords: ['sourdough'],
    ingredients: ['500 g rye flour'],
    instructionGroups: [
      { title: 'Dough', steps: [aStep] },
      { title: 'Bake', steps: [{ ...aStep, imageUrl: null }] },
    ],
    equipment: ['Loaf tin'],
    video: {
      name: 'Rye bread',
      description: 'How it looks.',
      thumbnailUrl: `${origin}/thumb.jpg`,
      uploadDate: '2026-01-02',
      contentUrl: `${origin}/video.mp4`,
      embedUrl: `${origin}/embed`,
    },
  },
};
const lockedRecipe: RecipeData = {
  ...openRecipe,
  access: { kind: 'locked', lockedSelector: '.recipe-locked' },
};
const items = [{ name: 'Rye bread', url: `${origin}/recipes/rye` }];
const outputs = {
  'an open recipe': recipeStructuredData(openRecipe),
  'a locked recipe': recipeStructuredData(lockedRecipe),
  'a list': itemListStructuredData({ name: 'All recipes', items }),
  'a breadcrumb': breadcrumbStructuredData(items),
  'a person': personStructuredData({
    name: 'Ada',
    url: `${origin}/about`,
    description: 'Bakes.',
    imageUrl: `${origin}/ada.jpg`,
    profileUrls: ['https://x.com/ada'],
  }),
  'a site': webSiteStructuredData({ origin, name: 'Hearth', description: 'Old bread.' }),
  'an event': eventStructuredData({
    name: 'Bake along',
    date: '2026-05-01',
    location: 'Lisbon',
    description: 'Bring flour.',
    imageUrl: `${origin}/event.jpg`,
    url: 'https://tickets.example',
  }),
};

describe('The vocabulary of schema.org, §2', () => {
  it.for(Object.entries(outputs))('allows every property of %s', ([, output], { skip }) => {
    skip(isAbsent, absent);
    expect(faultsOf(output, readTypes())).toEqual([]);
  });

  it('refuses what it does not know', ({ skip }) => {
    skip(isAbsent, absent);
    const wrong = {
      '@type': 'Recipe',
      prepTime: '30 minutes',
      chef: 'Ada',
      image: { '@type': 'Place' },
    };
    expect(faultsOf(wrong, readTypes())).toHaveLength(3);
  });

  it('has every diet a recipe may name', ({ skip }) => {
    skip(isAbsent, absent);
    const named = outputs['an open recipe'].suitableForDiet as string[];
    const known = readDiets()?.map((name) => `https://schema.org/${name}`);
    expect(named).toHaveLength(5);
    expect(known).toEqual(expect.arrayContaining(named));
  });
});

describe('What search engines ask of a recipe, §2', () => {
  const notOurs = ['aggregateRating', 'nutrition.calories'];

  it('is there, required and recommended', ({ skip }) => {
    skip(isAbsent, absent);
    const { required, recommended } = readGoogle()['Recipe'] as Required<GoogleEntry>;
    const asked = [...required, ...recommended].filter((field) => !notOurs.includes(field));
    expect(asked.filter((field) => !(field in outputs['an open recipe']))).toEqual([]);
  });

  it('is there for lists, breadcrumbs and videos', ({ skip }) => {
    skip(isAbsent, absent);
    const missing = (type: string, node: object) =>
      readGoogle()[type]?.required.filter((field) => !(field in node));
    expect(missing('ItemList', outputs['a list'])).toEqual([]);
    expect(missing('BreadcrumbList', outputs['a breadcrumb'])).toEqual([]);
    expect(missing('VideoObject', outputs['an open recipe'].video as object)).toEqual([]);
  });
});
