import { describe, expect, it } from 'vitest';
import type { ShownRecipe } from '#domain/recipe/shown-recipe.ts';
import { recipeBody } from './recipe-page.ts';
import { aCollection, aPublishedRecipe, aSite, pageFacts } from '#content/testing/facts.ts';
import { aStepGroup, aUsageGroup } from '#content/testing/line-builders.ts';
import { aText } from '#content/testing/text-builders.ts';

const bodyOf = (content: Partial<ShownRecipe>, changes: Parameters<typeof pageFacts>[1] = {}) => {
  const recipe = aPublishedRecipe(content);
  return recipeBody(pageFacts([recipe], changes), recipe);
};

describe('The recipe page, §5', () => {
  it('hides empty ingredient groups and a lone title that only says what they are', () => {
    const body = bodyOf({
      ingredientUsageGroups: [aUsageGroup('Ingredients', 2), aUsageGroup('Sauce', 0)],
    });
    expect(body.work?.ingredientGroups.map(({ title, lines }) => [title, lines.length])).toEqual([
      [undefined, 2],
    ]);
  });

  it.each([
    ['shown', { isPublished: true }, true],
    ['awaited', { isPublished: false }, true],
    ['off', { isPublished: true }, false],
    ['off', { isPublished: false }, false],
  ])(
    'has comments that are %s, by whether it is published: %o, and the site: %s',
    (comments, dates, commentsEnabled) => {
      const recipe = aPublishedRecipe({}, dates);
      const facts = pageFacts([recipe], {});
      const settings = { ...facts.site.settings, commentsEnabled };
      const body = recipeBody({ ...facts, site: { ...facts.site, settings } }, recipe);
      expect(body.comments).toBe(comments);
    },
  );

  it('keeps the titles of several groups', () => {
    const body = bodyOf({
      ingredientUsageGroups: [aUsageGroup('Ingredients', 1), aUsageGroup('Sauce', 1)],
    });
    expect(body.work?.ingredientGroups.map(({ title }) => title)).toEqual(['Ingredients', 'Sauce']);
  });

  it('hides empty groups of steps and counts steps through the others', () => {
    const body = bodyOf({
      instructionGroups: [
        aStepGroup('Dough', 'Mix', 'Knead'),
        aStepGroup('Rest'),
        aStepGroup('Bake', 'Bake'),
      ],
    });
    const numbers = body.work?.instructionGroups.map(({ steps }) =>
      steps.map(({ number }) => number),
    );
    expect(numbers).toEqual([[1, 2], [3]]);
  });

  it('hides notes, story and description that hold no text', () => {
    const blank = aText('  ', '');
    const body = bodyOf({ note: blank, storyExcerpt: blank, storyMore: blank, description: blank });
    expect(body).toMatchObject({ story: null, description: null });
    expect(body.work).not.toHaveProperty('note');
  });

  it.each([
    [1, 'one'],
    [4, '4'],
  ])('says of a yield of %i that it makes %s', (yieldServings, makes) => {
    expect(bodyOf({ yieldServings }).servings?.makesText).toContain(makes);
  });

  it('adds a custom time to the total and leaves out what takes none', () => {
    const body = bodyOf({
      prepTimeMinutes: 20,
      cookTimeMinutes: 0,
      customTimeLabel: 'Proof',
      customTimeMinutes: 60,
    });
    expect(body.times.map(({ label }) => label)).toEqual(['Prep', 'Proof']);
    expect(body.totalTime?.text).toBe('1 hour 20 minutes');
  });

  it('names its collections by title, whatever their order on the site', () => {
    const collections = [
      aCollection({ id: 'c1', slug: 'tarts', title: 'Tarts' }),
      aCollection({ id: 'c2', slug: 'autumn', title: 'Autumn' }),
      aCollection({ id: 'c3', slug: 'soups', title: 'Soups' }),
    ];
    const recipe = aPublishedRecipe({}, { collectionIds: ['c1', 'c2'] });
    const body = recipeBody(pageFacts([recipe], { site: aSite({ collections }) }), recipe);
    expect(body.collections).toEqual([
      { label: 'Autumn', href: '/collections/autumn' },
      { label: 'Tarts', href: '/collections/tarts' },
    ]);
  });

  it('shows the profile unless it is hidden or has no text', () => {
    const siteWith = (settings: object) => ({ site: aSite({ settings }) });
    const aboutShort = aText('I cook.');
    expect(bodyOf({}, siteWith({ aboutShort })).profile?.displayName).toBe('Marta Lindqvist');
    expect(bodyOf({}, siteWith({ aboutShort, hideSidebarBio: true })).profile).toBeNull();
    expect(bodyOf({}, siteWith({ aboutShort: aText('  ') })).profile).toBeNull();
    expect(bodyOf({}, siteWith({})).profile).toBeNull();
  });
});

describe('More recipes, §9', () => {
  const recipes = ['1', '2', '3', '4'].map((id) => aPublishedRecipe({}, { id }));
  const shown = (related: string[]) =>
    recipeBody(pageFacts(recipes, { related: new Map([['1', related]]) }), recipes[0]!).moreRecipes;

  it('are shown only if there are more than two', () => {
    expect(shown(['2', '3'])).toEqual([]);
    expect(shown(['2', '3', '4']).map(({ id }) => id)).toEqual(['2', '3', '4']);
  });

  it('give way to what the cook features where there are fewer', () => {
    const site = aSite({ settings: { featuredRecipeIds: ['1', '3', 'draft', '4'] } });
    const featured = (related: string[]) => {
      const facts = pageFacts(recipes, { site, related: new Map([['1', related]]) });
      return recipeBody(facts, recipes[0]!).featuredRecipes.map(({ id }) => id);
    };
    expect(featured(['2', '3'])).toEqual(['3', '4']);
    expect(featured(['2', '3', '4'])).toEqual([]);
  });

  it('leave out what is not published', () => {
    expect(shown(['2', '3', '4', 'draft']).map(({ id }) => id)).toEqual(['2', '3', '4']);
  });
});
