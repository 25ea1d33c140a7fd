import { describe, expect, it } from 'vitest';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { dependenciesOf } from './dependencies.ts';
import { pageModel } from '../page-model.ts';
import {
  aCollection,
  aPublishedRecipe,
  aSite,
  aTerm,
  byId,
  imagesOf,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';

const usage = {
  id: 'u1',
  quantityMin: 1,
  quantityMax: null,
  unitId: null,
  ingredientId: 'flour',
  preparation: null,
  ingredientTitleOverride: null,
  link: null,
  note: null,
};

const plum = aPublishedRecipe(
  {
    mealIds: ['dinner'],
    tagIds: ['slow'],
    images: [{ id: 'plum-image' }],
    ingredientUsageGroups: [{ id: 'g1', title: 'All', note: null, ingredientUsages: [usage] }],
    equipmentUsages: [
      {
        id: 'e1',
        equipmentId: 'pan',
        link: null,
        note: null,
        imageOverrideId: 'pan-image',
        equipmentTitleOverride: null,
      },
    ],
  },
  { id: 'plum', collectionIds: ['bakes'] },
);
const others = ['leek', 'rye', 'cod'].map((id) =>
  aPublishedRecipe({ foodCategoryIds: [`${id}-category`] }, { id }),
);

const facts = pageFacts([plum, ...others], {
  site: aSite({
    settings: { featuredRecipeIds: ['cod'], logoId: 'logo' },
    images: imagesOf('plum-image', 'pan-image', 'logo', 'share'),
    collections: [aCollection({ id: 'bakes', slug: 'bakes' })],
    terms: byId([aTerm({ id: 'dinner', kind: 'meal' }), aTerm({ id: 'slow' })]),
  }),
  related: new Map([['plum', ['leek', 'rye', 'cod']]]),
  equipment: byId([{ id: 'pan', title: 'Pan', featuredImageId: null }]),
  collectionRecipeIds: new Map([['bakes', ['leek']]]),
});

const keysOf = (ref: PageRef, source = facts) =>
  dependenciesOf(source, ref, pageModel(source, ref, plainTheme)).toSorted();

const page = (path: string, kind: PageRef['kind'], subjectId: string | null = null): PageRef => ({
  path,
  kind,
  subjectId,
});

describe('What a page was made of, design §4.2', () => {
  it('is of a recipe itself, its parts, its pictures, its collections and what it recommends', () => {
    expect(keysOf(page('/recipes/plum', 'recipe', 'plum'))).toEqual([
      'collection-title:bakes',
      'equipment:pan',
      'image:logo',
      'image:pan-image',
      'image:plum-image',
      'ingredient:flour',
      'recipe:cod',
      'recipe:leek',
      'recipe:plum',
      'recipe:rye',
      'term:cod-category',
      'term:dinner',
      'term:leek-category',
      'term:rye-category',
      'term:slow',
    ]);
  });

  it('is of a list every recipe on it, with what its card shows, and that recipes come and go', () => {
    const keys = keysOf(page('/', 'home'));
    expect(keys).toEqual(expect.arrayContaining(['recipes', 'collections', 'collection:bakes']));
    expect(keys).toEqual(
      expect.arrayContaining(['recipe:plum', 'image:plum-image', 'term:dinner']),
    );
    expect(keys).not.toContain('term:slow');
  });

  it('is of the list of all recipes also every term that it can be filtered by', () => {
    expect(keysOf(page('/recipes', 'recipes'))).toEqual(
      expect.arrayContaining(['recipes', 'term:dinner', 'term:slow']),
    );
  });

  it('is of a collection itself and its recipes', () => {
    expect(keysOf(page('/collections/bakes', 'collection', 'bakes'))).toEqual([
      'collection:bakes',
      'image:logo',
      'recipe:leek',
      'term:leek-category',
    ]);
  });

  it('is of the page for what is not there the recipes that it suggests', () => {
    expect(keysOf(page('/404', 'not-found'))).toEqual(
      expect.arrayContaining(['recipes', 'recipe:plum', 'recipe:cod']),
    );
  });

  it('is of a former address whatever it may lead to', () => {
    const ref = page('/recipes/old', 'redirect', 'plum');
    expect(dependenciesOf(facts, ref, null)).toEqual(['recipe:plum', 'collection:plum']);
  });

  it.each([
    ['feed', ['recipes', 'newsletters']],
    ['sitemap-index', ['recipes']],
    ['sitemap-pages', ['collections', 'newsletters', 'collection:bakes']],
    ['robots', []],
    ['manifest', []],
  ] as const)('is of the %s these: %j', (kind, keys) => {
    expect(dependenciesOf(facts, page('/x', kind), null)).toEqual(keys);
  });

  it("is the site's picture where a page is shared with it for want of its own", () => {
    const site = aSite({
      ...facts.site,
      settings: { ...facts.site.settings, featuredImageId: 'share' },
    });
    const source = { ...facts, site };
    expect(keysOf(page('/recipes/leek', 'recipe', 'leek'), source)).toContain('image:share');
    expect(keysOf(page('/recipes/plum', 'recipe', 'plum'), source)).not.toContain('image:share');
    expect(keysOf(page('/terms', 'text', 'terms'), source)).toContain('image:share');
  });
});
