import { describe, expect, test } from 'vitest';
import { termKinds } from '#domain/recipe.ts';
import type { DemoRecipe, DemoSite } from './demo-site.ts';
import { drawIllustration } from './illustrations/draw-illustration.ts';
import type { Picture } from './illustrations/picture.ts';
import { renderIllustration } from './illustrations/render-illustration.ts';
import { demoSites } from './index.ts';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.ts';
import { parseStepText, type StepPart } from './step-text.ts';

const recipes = demoSites.flatMap((site) => site.recipes);

function linesOf(recipe: DemoRecipe): IngredientLine[] {
  return recipe.ingredients.flatMap((group) =>
    group.lines.flatMap((source) => {
      const parsed = parseIngredientLine(source);
      return parsed.ok ? [parsed.line] : [];
    }),
  );
}

function stepParts(recipe: DemoRecipe): StepPart[] {
  return recipe.instructions
    .flatMap((group) => group.steps)
    .flatMap((step) => parseStepText(typeof step === 'string' ? step : step.text));
}

function picturesOf(site: DemoSite): Picture[] {
  return [
    ...site.recipes.flatMap((recipe) => recipe.pictures),
    ...[...site.collections, ...site.events, ...site.productLinks].map(({ picture }) => picture),
    ...Object.values(site.pictures),
    ...(site.book === undefined ? [] : [site.book.picture]),
  ];
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('Demo recipes, §3', () => {
  test.each(recipes.map((recipe) => [recipe.slug, recipe] as const))(
    '%s has readable lines and steps whose references resolve',
    (_, recipe) => {
      const refused = recipe.ingredients
        .flatMap((group) => group.lines)
        .map(parseIngredientLine)
        .flatMap((parsed) => (parsed.ok ? [] : [parsed.reason]));
      const parts = stepParts(recipe);
      const keys = linesOf(recipe).flatMap(({ key }) => (key === null ? [] : [key]));
      const referred = parts.flatMap((part) => (part.kind === 'reference' ? [part.key] : []));
      expect(refused).toEqual([]);
      expect(parts.filter(({ kind }) => kind === 'invalid')).toEqual([]);
      expect(duplicates(keys)).toEqual([]);
      expect(referred.filter((key) => !keys.includes(key))).toEqual([]);
    },
  );

  test('are as many as three sites need', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(44);
    expect(demoSites.map(({ slug }) => slug)).toEqual(['hearth', 'market-garden', 'atelier']);
    expect(demoSites.map((site) => site.recipes.length >= 12)).toEqual([true, true, true]);
  });

  test('show the awkward cases: one ingredient, about sixty, no picture, a very long title', () => {
    const counts = recipes.map((recipe) => linesOf(recipe).length);
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(60);
    expect(recipes.filter((recipe) => recipe.pictures.length === 0)).toHaveLength(1);
    expect(Math.max(...recipes.map(({ title }) => title.length))).toBeGreaterThan(90);
  });

  test('show ranges, optional lines, timers, notes, equipment and premium recipes on every site', () => {
    for (const site of demoSites) {
      const lines = site.recipes.flatMap(linesOf);
      const steps = site.recipes
        .flatMap((recipe) => recipe.instructions)
        .flatMap(({ steps: all }) => all);
      expect(lines.some(({ quantityMax }) => quantityMax !== null)).toBe(true);
      expect(lines.some(({ note }) => note?.includes('optional'))).toBe(true);
      expect(
        steps.some((step) => typeof step !== 'string' && step.timerMinutes !== undefined),
      ).toBe(true);
      expect(site.recipes.some(({ note }) => note !== undefined)).toBe(true);
      expect(site.recipes.some(({ equipment = [] }) => equipment.length > 0)).toBe(true);
    }
    const premium = recipes.filter(({ privacySetting }) => privacySetting === 'subscribers_only');
    expect(premium.length).toBeGreaterThanOrEqual(6);
  });
});

describe('Demo sites, §3', () => {
  test.each(demoSites.map((site) => [site.slug, site] as const))(
    '%s names only recipes and terms that it has',
    (_, site) => {
      const slugs = site.recipes.map(({ slug }) => slug);
      const named = [
        ...site.featuredRecipeSlugs,
        ...site.collections.flatMap((collection) => collection.recipeSlugs),
      ];
      const unknownTerms = site.recipes.flatMap((recipe) =>
        termKinds.flatMap((kind) =>
          (recipe.terms[kind] ?? []).filter(
            (slug) => !site.terms[kind].some((term) => term.slug === slug),
          ),
        ),
      );
      expect(duplicates(slugs)).toEqual([]);
      expect(duplicates(site.collections.map(({ slug }) => slug))).toEqual([]);
      expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
      expect(unknownTerms).toEqual([]);
      expect(site.collections.length).toBeGreaterThanOrEqual(4);
    },
  );

  test.each(demoSites.map((site) => [site.slug, site] as const))(
    '%s can be read in its own colors',
    (_, site) => {
      const { colors } = site.theme;
      expect(contrast(colors.colorText, colors.colorBackground)).toBeGreaterThanOrEqual(7);
      for (const color of [colors.colorAccent, colors.colorSubdued, colors.colorEmphasis]) {
        expect(contrast(color, colors.colorBackground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(color, colors.colorPanel)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

describe('Illustrations', () => {
  const pictures = demoSites.flatMap(picturesOf);

  test('are well formed', { timeout: 20_000 }, () => {
    for (const picture of pictures) {
      const svg = drawIllustration(picture);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(unclosed(svg)).toEqual([]);
    }
  });

  test('are the same on every run', () => {
    for (const { recipes: own } of demoSites) {
      const [picture] = own[0]?.pictures ?? [];
      expect(picture && drawIllustration(picture)).toBe(picture && drawIllustration(picture));
      expect(picture).toBeDefined();
    }
  });

  test('each say what they show, and no two recipes share one', () => {
    const alts = recipes.flatMap((recipe) => recipe.pictures.map(({ alt }) => alt));
    expect(duplicates(alts)).toEqual([]);
    expect(pictures.filter(({ alt }) => alt.length < 8)).toEqual([]);
  });

  test('become a photograph-like file of the promised size', async () => {
    const [picture] = recipes[0]?.pictures ?? [];
    if (picture === undefined) throw new Error('the first recipe has no picture');
    const rendered = await renderIllustration(picture);
    expect(rendered).toMatchObject({ width: 1600, height: 2000, contentType: 'image/jpeg' });
    expect(rendered.data.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });
});

function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return [name];
    } else if (selfClosed !== '/') open.push(name);
  }
  return open;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
