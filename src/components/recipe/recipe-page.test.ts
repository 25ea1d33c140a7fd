import { describe, expect, it } from 'vitest';
import { aRecipeCard, aSiteFrame } from '#content/testing/frame-builders.ts';
import { aLockedRecipePage, aRecipePage, aRecipeWork } from '#content/testing/recipe-builders.ts';
import type { RecipeWork } from '#domain/cooking/recipe-work.ts';
import type { RecipeBody } from '#content/recipe/recipe-models.ts';
import { renderComponent } from '#components/testing/render-component.ts';
import RecipePage from './RecipePage.astro';

const render = (recipe: RecipeBody) => renderComponent(RecipePage, { recipe, frame: aSiteFrame() });

describe('Recipe detail, §2', () => {
  it('numbers the steps through all groups', async () => {
    const html = await render(aRecipePage().body);
    expect(html).toContain('start="4"');
    expect(html.match(/class="step"/g)).toHaveLength(5);
  });

  it('offers a checkbox for each ingredient', async () => {
    const html = await render(aRecipePage().body);
    expect(html.match(/<li id="u-[^>]*><label[^>]*><input type="checkbox"/g)).toHaveLength(6);
  });

  it('ends with more recipes, or with those that the cook features', async () => {
    const cards = ['a', 'b', 'c'].map((id) => aRecipeCard({ id }));
    const headingsOf = async (body: object) =>
      (await render(aRecipePage({ body }).body)).match(/More recipes(?=<)|Featured recipes(?=<)/g);
    expect(await headingsOf({ moreRecipes: cards })).toEqual(['More recipes']);
    expect(await headingsOf({ moreRecipes: [], featuredRecipes: cards })).toEqual([
      'Featured recipes',
    ]);
    expect(await headingsOf({ moreRecipes: [] })).toBeNull();
  });

  it('links to no section that it does not have', async () => {
    const hrefsWithout = async (changes: Partial<RecipeWork>) => {
      const work = { ...aRecipeWork, ...changes };
      const body = { work, comments: 'shown' } as const;
      return (await render(aRecipePage({ body }).body)).match(/href="#\w+"/g);
    };
    expect(await hrefsWithout({ ingredientGroups: [] })).not.toContain('href="#ingredients"');
    expect(await hrefsWithout({ instructionGroups: [] })).not.toContain('href="#method"');
  });

  it.each([
    ['he', /<article class="recipe"[^>]* lang="he" dir="rtl"/],
    ['de', /<article class="recipe"[^>]* lang="de"(?! dir)/],
  ])('is marked with its language and the way that is written: %s', async (language, start) => {
    expect(await render(aRecipePage({ body: { language } }).body)).toMatch(start);
  });

  it('asks for no comments before anybody can have written one', async () => {
    const island = /<astro-island[^>]*Comments/;
    const html = async (comments: RecipeBody['comments']) =>
      render(aRecipePage({ body: { comments } }).body);
    expect(await html('shown')).toMatch(island);
    expect(await html('awaited')).not.toMatch(island);
    expect(await html('awaited')).toContain('id="comments"');
  });

  it('renders no empty frame where there is no picture', async () => {
    const html = await render(aRecipePage({ body: { media: [] } }).body);
    expect(html).toContain('no-picture');
    expect(html).not.toContain('data-slot="media"');
  });
});

describe('Premium recipes, §6', () => {
  it('invites to subscribe in the place of the recipe', async () => {
    const html = await render(aLockedRecipePage().body);
    expect(html).toContain(
      'This is a premium recipe and is only available to subscribers with full access subscriptions',
    );
    expect(html).toMatch(/href="\/subscribe"[^>]*>\s*Subscribe/);
    expect(html).not.toContain('id="ingredients"');
    expect(html).not.toContain('id="notes"');
  });

  it('offers nothing where there is no page on which to subscribe', async () => {
    const { body } = aLockedRecipePage();
    const teaser = { groups: [], countsText: '', invitation: 'Come in', priceText: null };
    const html = await render({ ...body, teaser: { ...teaser, isOffered: false } });
    expect(html).toContain('only available to subscribers with full access subscriptions</h2>');
    expect(html).not.toContain('href="/subscribe"');
  });
});
