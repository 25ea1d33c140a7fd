import { describe, expect, test } from 'vitest';
import { termKinds } from '#domain/recipe/recipe.ts';
import { drawIllustration } from './illustrations/draw-illustration.ts';
import { renderIllustration } from './illustrations/render-illustration.ts';
import { demoSites } from './index.ts';
import { linesOf, picturesOf } from './read-demo.ts';
import {
  duplicates,
  hasTimer,
  ingredientKeys,
  referredKeys,
  refusedLines,
  stepParts,
  unclosedElements,
} from './testing/demo-checks.ts';

const recipes = demoSites.flatMap((site) => site.recipes);

describe('Demo recipes, §3', () => {
  test.each(recipes)('$slug has readable lines and steps whose references resolve', (recipe) => {
    const keys = ingredientKeys(recipe);
    expect(refusedLines(recipe)).toEqual([]);
    expect(stepParts(recipe).filter(({ kind }) => kind === 'invalid')).toEqual([]);
    expect(duplicates(keys)).toEqual([]);
    expect(referredKeys(recipe).filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('are as many as three sites need', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(44);
    expect(demoSites.map(({ slug }) => slug)).toEqual(['hearth', 'market-garden', 'atelier']);
    expect(Math.min(...demoSites.map((site) => site.recipes.length))).toBeGreaterThanOrEqual(12);
  });

  test('show the awkward cases: one ingredient, about sixty, no picture, a very long title', () => {
    const counts = recipes.map((recipe) => linesOf(recipe).length);
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(60);
    expect(recipes.filter((recipe) => recipe.pictures.length === 0)).toHaveLength(1);
    expect(Math.max(...recipes.map(({ title }) => title.length))).toBeGreaterThan(90);
  });

  test.each(demoSites)(
    'of $slug show ranges, optional lines, timers, notes and equipment',
    (site) => {
      const lines = site.recipes.flatMap(linesOf);
      expect(lines.some(({ quantityMax }) => quantityMax !== null)).toBe(true);
      expect(lines.some(({ note }) => note?.includes('optional'))).toBe(true);
      expect(site.recipes.some(hasTimer)).toBe(true);
      expect(site.recipes.some(({ note }) => note !== undefined)).toBe(true);
      expect(site.recipes.some(({ equipment }) => equipment !== undefined)).toBe(true);
    },
  );

  test('are premium on the two sites that take payments', () => {
    const premium = demoSites.map((site) => ({
      takesPayments: site.paymentsEnabled,
      hasPremium: site.recipes.some(({ privacySetting }) => privacySetting === 'subscribers_only'),
    }));
    expect(premium.map(({ takesPayments }) => takesPayments)).toEqual([true, false, true]);
    expect(premium.map(({ hasPremium }) => hasPremium)).toEqual([true, false, true]);
  });
});

describe('Demo sites, §3', () => {
  test.each(demoSites)('$slug names only recipes and terms that it has', (site) => {
    const slugs = site.recipes.map(({ slug }) => slug);
    const collected = site.collections.flatMap((collection) => collection.recipeSlugs);
    const used = termKinds.flatMap((kind) =>
      site.recipes.flatMap((recipe) => recipe.terms[kind]?.map((slug) => `${kind}:${slug}`)),
    );
    const known = termKinds.flatMap((kind) =>
      site.terms[kind].map(({ slug }): string | undefined => `${kind}:${slug}`),
    );
    expect(duplicates(slugs)).toEqual([]);
    expect(duplicates(site.collections.map(({ slug }) => slug))).toEqual([]);
    expect(slugs).toEqual(expect.arrayContaining([...site.featuredRecipeSlugs, ...collected]));
    expect([...known, undefined]).toEqual(expect.arrayContaining(used));
    expect(site.collections.length).toBeGreaterThanOrEqual(4);
  });
});

describe('Illustrations', () => {
  const pictures = demoSites.flatMap(picturesOf);

  test('are well formed', { timeout: 20_000 }, () => {
    const drawings = pictures.map(drawIllustration);
    expect(drawings.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(drawings.flatMap(unclosedElements)).toEqual([]);
  });

  test('are the same on every run', () => {
    const some = demoSites.flatMap((site) => picturesOf(site).slice(0, 1));
    expect(some.map(drawIllustration)).toEqual(some.map(drawIllustration));
    expect(some).toHaveLength(3);
  });

  test('each say what they show, and no two recipes share one', () => {
    const alts = recipes.flatMap((recipe) => recipe.pictures.map(({ alt }) => alt));
    expect(duplicates(alts)).toEqual([]);
    expect(pictures.filter(({ alt }) => alt.length < 8)).toEqual([]);
  });

  test('become JPEG files of the promised size', async () => {
    const [rendered] = await Promise.all(pictures.slice(0, 1).map(renderIllustration));
    expect(rendered).toMatchObject({ width: 1600, height: 2000, contentType: 'image/jpeg' });
    expect(rendered?.data.at(0)).toBe(0xff);
    expect(rendered?.data.at(1)).toBe(0xd8);
  });
});
