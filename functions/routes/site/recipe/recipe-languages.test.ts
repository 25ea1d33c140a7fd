import { describe, expect, it } from 'vitest';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { read } from '#functions/db/database.ts';
import { aSearchSite, groupOf, ingredientOf } from '#functions/testing/sites/search-site.ts';
import { recipesById } from '#functions/repositories/recipe/recipe-facts.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aSearchSite(app);
const onion = await ingredientOf(site, 'onion');
const { units } = (await site.get<GlobalsAnswer>('/globals')).body;
const can = units.find((unit) => unit.slug === 'can')!;
const group = groupOf([onion.id]);
const [plain] = group.ingredientUsages;

const published = async (changes: object, usage: object = {}) => {
  const ingredientUsages = [{ ...plain!, quantityMin: 2, ...usage }];
  const content = {
    yieldServings: 2,
    servingDescription: 'pie',
    ingredientUsageGroups: [{ ...group, ingredientUsages }],
    ...changes,
  };
  const recipe = await site.publish(`Recipe ${crypto.randomUUID()}`, content);
  const path = `/api/v1/site/${site.site.slug}/recipes/${recipe.slug}`;
  const { body } = await app.call<{ recipe: PublishedRecipeView }>('GET', path, {});
  return { id: recipe.id, shown: body.recipe };
};

const wordsOf = ({ ingredientUsageGroups }: PublishedRecipeView) =>
  ingredientUsageGroups[0]?.ingredientUsages[0]?.words;

describe('The line as its cook typed it', () => {
  it('is read by its cook and by nobody else', async () => {
    const { id, shown } = await published({}, { writtenAs: 'two nice onions' });
    const { body } = await site.get<{ recipe: RecipeView }>(`/recipes/${id}`);
    const [own] = body.recipe.ingredientUsageGroups.flatMap((each) => each.ingredientUsages);
    expect(own?.writtenAs).toBe('two nice onions');
    expect(JSON.stringify(shown)).not.toContain('nice');
    const facts = await read(app.database, recipesById(site.site.id, 'working copy', [id]));
    expect(JSON.stringify([...facts.recipes])).not.toContain('nice');
  });

  it('is refused where it is longer than a line', async () => {
    const usage = { ...plain!, writtenAs: 'x'.repeat(501) };
    const body = {
      title: 'x',
      slug: 'x',
      ingredientUsageGroups: [{ ...group, ingredientUsages: [usage] }],
    };
    expect((await site.post('/recipes', body)).status).toBe(400);
  });
});

describe('The language of a recipe', () => {
  it('is that of its site where it has none of its own', async () => {
    const { id, shown } = await published({});
    expect(shown.language).toBe('en');
    expect(wordsOf(shown)?.titles).toEqual({ singular: 'onion', plural: 'onions' });
    const { body } = await site.get<{ recipe: RecipeView }>(`/recipes/${id}`);
    expect(body.recipe.language).toBeNull();
  });

  it('is its own where it has one, and decides on words', async () => {
    const usage = { unitId: can.id, unitWord: 'Büchse' };
    const { id, shown } = await published({ language: 'DE' }, usage);
    expect(shown.language).toBe('de');
    expect(shown.recipeYield).toEqual({ yieldServings: 2, one: 'pie', many: 'pie' });
    expect(wordsOf(shown)).toEqual({
      titles: { singular: 'onion', plural: 'onion' },
      unit: { slug: 'can', title: 'Büchse', pluralTitle: 'Büchsen', abbreviation: null },
    });
    const { body } = await site.get<{ recipe: RecipeView }>(`/recipes/${id}`);
    expect(body.recipe.language).toBe('de');
    expect(body.recipe.ingredientUsageGroups[0]?.ingredientUsages[0]?.unitWord).toBe('Büchse');
  });

  it('is refused where it is none', async () => {
    const body = { title: 'x', slug: 'x', language: 'no language' };
    expect((await site.post('/recipes', body)).status).toBe(400);
  });
});
