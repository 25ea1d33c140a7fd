import { describe, expect, test } from 'vitest';
import { newTermInput } from '#contract/site/globals.ts';
import { plansInput } from '#contract/money/plans.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { siteInput } from '#contract/site/site.ts';
import { termKinds } from '#domain/recipe/recipe.ts';
import { builtInUnits } from '#domain/measures/built-in-units.ts';
import type { DemoSite } from '../demo/demo-site.ts';
import { demoSites } from '../demo/index.ts';
import { linesOf, picturesOf } from '../demo/read-demo.ts';
import { uuidFrom } from '../manage-api/uuid-from.ts';
import { recipeFromDemo } from './demo-recipe.ts';
import { plansFromDemo, settingsFromDemo } from './demo-settings.ts';
import { pictureName, siteReferences } from './site-references.ts';

const siteId = '0b7c3b52-5d0c-5c41-9d0a-1f4b8a1a2b3c';
const id = (name: string) => uuidFrom(siteId, name);

/** What the server would have after everything was made. */
function referencesOf(demo: DemoSite) {
  const ingredients = demo.recipes.flatMap(linesOf).map(({ ingredient }) => ingredient);
  const tools = demo.recipes.flatMap(({ equipment = [] }) => equipment);
  const catalogue = {
    units: builtInUnits.map((unit) => ({ ...unit, id: id(unit.slug) })),
    terms: termKinds.flatMap((kind) =>
      demo.terms[kind].map((term) => ({ ...term, kind, recipeCount: 0, id: id(kind + term.slug) })),
    ),
    ingredients: ingredients.map((title) => ({
      id: id(title),
      title,
      gramsPerLiter: null,
      defaultMetricMeasurementMethod: 'weight' as const,
      defaultImperialMeasurementMethod: 'volume' as const,
    })),
    equipment: tools.map(({ title }) => ({
      id: id(title),
      title,
      featuredImageId: null,
      featuredImage: null,
    })),
  };
  const pictures = picturesOf(demo).map(pictureName);
  return siteReferences(siteId, catalogue, new Map(pictures.map((name) => [name, id(name)])));
}

describe.each(demoSites.map((demo) => [demo.title, demo] as const))('%s', (_, demo) => {
  const references = referencesOf(demo);
  const recipes = demo.recipes.map((recipe) => recipeFromDemo(recipe, references));

  test('has recipes that the manage API takes', () => {
    const issues = recipes.map(({ id: _id, ...recipe }) => recipeInput.safeParse(recipe).error);
    expect(issues.filter((error) => error !== undefined)).toEqual([]);
  });

  test('has settings that the manage API takes', () => {
    expect(siteInput.safeParse(settingsFromDemo(demo, references)).error).toBeUndefined();
  });

  test('has prices that the manage API takes', () => {
    expect(plansInput.safeParse(plansFromDemo(demo)).error).toBeUndefined();
  });

  test('has terms that the manage API takes', () => {
    const terms = termKinds.flatMap((kind) => demo.terms[kind].map((term) => ({ kind, ...term })));
    expect(terms.filter((term) => !newTermInput.safeParse(term).success)).toEqual([]);
  });

  test('gives everything the same ids every time', () => {
    const again = demo.recipes.map((recipe) => recipeFromDemo(recipe, references));
    expect(again).toEqual(recipes);
    expect(new Set(recipes.map((recipe) => recipe.id)).size).toBe(recipes.length);
  });

  test('names every picture differently', () => {
    const names = picturesOf(demo).map(pictureName);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  test('features recipes it has', () => {
    const known = new Set(recipes.map((recipe) => recipe.id));
    const { featuredRecipeIds = [] } = settingsFromDemo(demo, references);
    expect(featuredRecipeIds.filter((recipeId) => !known.has(recipeId))).toEqual([]);
  });
});

test('what a recipe names and the site does not have is an error that says so', () => {
  const [demo] = demoSites;
  const references = siteReferences(
    siteId,
    { units: [], terms: [], ingredients: [], equipment: [] },
    new Map(),
  );
  const seed = () => demo?.recipes.map((recipe) => recipeFromDemo(recipe, references));
  expect(seed).toThrow(/The site has no picture/);
});
