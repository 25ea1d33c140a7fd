import { describe, expect, it } from 'vitest';
import { aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

describe('Publishing a recipe, design §4', () => {
  it('shows it on its page, in every list, in the feed and in the sitemap', async () => {
    const site = await aLiveSite(app);
    const { slug } = await site.publishRecipe(aRecipe({ title: 'Plum Tart' }));
    await site.publish();
    const pages = await site.pages();
    const lists = ['/', '/recipes', '/404', '/feed.xml', `/recipes/${slug}`];
    expect(lists.filter((path) => !pages.get(path)?.body.includes('Plum Tart'))).toEqual([]);
    expect(pages.get('/sitemaps/recipes-1.xml')?.body).toContain(`/recipes/${slug}<`);
  });

  it('shows nothing of an edit before it is published', async () => {
    const site = await aLiveSite(app);
    const recipe = await site.publishRecipe(aRecipe({ title: 'Plum Tart' }));
    await site.publish();
    await site.put(`/recipes/${recipe.id}`, { title: 'Quince Tart', slug: recipe.slug });
    expect(await site.publish()).toEqual({ outcome: 'idle' });
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('Plum Tart');
  });

  it('brings its new text onto every page that shows it', async () => {
    const site = await aLiveSite(app);
    const [, recipe] = await site.publishRecipes([
      'Leek Pie',
      'Plum Tart',
      'Rye Bread',
      'Cod Stew',
    ]);
    await site.publish();
    await site.change(recipe!, { title: 'Quince Tart' });
    await site.publish();
    const pages = [...(await site.pages()).values()];
    expect(pages.filter(({ body }) => body.includes('Plum Tart'))).toEqual([]);
    expect(pages.filter(({ body }) => body.includes('Quince Tart')).length).toBeGreaterThan(7);
  });

  it('writes no page anew whose content stays the same', async () => {
    const site = await aLiveSite(app);
    const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie']);
    await site.publish();
    await site.change(recipe!, { note: aText('Serve warm.') });
    const result = await site.publish();
    expect(result).toMatchObject({ outcome: 'live', revision: 2 });
    const paths = site.publisher.purges.at(-1);
    expect(paths).toContain(`/recipes/${recipe!.slug}`);
    expect(paths).not.toContain('/feed.xml');
    expect(paths).not.toContain('/404');
  });

  it('does nothing when nothing changed', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await site.publish();
    expect(await site.publish()).toEqual({ outcome: 'idle' });
  });

  it('moves a recipe that is dated anew in every list', async () => {
    const site = await aLiveSite(app);
    const [oldest] = await site.publishRecipes(['Plum', 'Leek', 'Rye', 'Cod', 'Kale', 'Oat']);
    await site.publish();
    app.clock.now += 60_000;
    const publishedAt = new Date(app.clock.now).toISOString();
    await site.post(`/recipes/${oldest!.id}/publish`, { publishedAt });
    await site.publish();
    expect((await site.body('/feed.xml')).indexOf('Plum')).toBeLessThan(
      (await site.body('/feed.xml')).indexOf('Oat'),
    );
    expect(await site.stale()).toEqual([]);
  });
});

describe('Taking a recipe away, design §4', () => {
  it('removes its page and every mention when it is unpublished', async () => {
    const site = await aLiveSite(app);
    const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Bread', 'Cod Stew']);
    await site.publish();
    await site.post(`/recipes/${recipe!.id}/unpublish`);
    await site.publish();
    const pages = await site.pages();
    expect(pages.has(`/recipes/${recipe!.slug}`)).toBe(false);
    expect([...pages.values()].filter(({ body }) => body.includes('Plum Tart'))).toEqual([]);
  });

  it('removes its page and its former addresses when it is deleted', async () => {
    const site = await aLiveSite(app);
    const recipe = await site.publishRecipe(aRecipe({ slug: 'plum-tart' }));
    await site.publish();
    await site.change(recipe, { slug: 'plum-cake' });
    await site.publish();
    await site.delete(`/recipes/${recipe.id}`);
    await site.publish();
    const paths = [...(await site.pages()).keys()];
    expect(paths.filter((path) => path.startsWith('/recipes/'))).toEqual([]);
    expect(await site.body('/sitemaps/recipes-1.xml')).not.toContain('plum');
  });

  it('takes a featured recipe from the home page and brings it back', async () => {
    const site = await aLiveSite(app);
    const titles = Array.from({ length: 14 }, (_, index) => `Dish ${index}`);
    const [featured] = await site.publishRecipes(['Plum Tart', ...titles]);
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, featuredRecipeIds: [featured!.id] });
    await site.publish();
    expect(await site.body('/')).toContain('Plum Tart');
    await site.post(`/recipes/${featured!.id}/unpublish`);
    await site.publish();
    expect(await site.body('/')).not.toContain('Plum Tart');
    await site.post(`/recipes/${featured!.id}/publish`);
    await site.publish();
    expect(await site.body('/')).toContain('Plum Tart');
  });

  it('hides what is premium from the moment it is', async () => {
    const site = await aLiveSite(app);
    const recipe = await site.publishRecipe(aRecipe({ note: aText('The secret is lard.') }));
    await site.publish();
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('The secret is lard.');
    await site.change(recipe, { privacySetting: 'subscribers_only' });
    await site.publish();
    expect(await site.body(`/recipes/${recipe.slug}`)).not.toContain('The secret is lard.');
  });
});

describe('More recipes, design §4.5', () => {
  it('recommends the next older recipes of the same meal, then of the site', async () => {
    const site = await aLiveSite(app);
    const { id } = await aTerm(app.database, { siteId: site.siteId, kind: 'meal' });
    await site.publishRecipes(['Plum', 'Leek']);
    await site.publishRecipes(['Rye', 'Cod'], { mealIds: [id] });
    const [newest] = await site.publishRecipes(['Kale'], { mealIds: [id] });
    await site.publish();
    expect(await recommended(site, newest!.slug)).toEqual(['Cod', 'Rye', 'Leek', 'Plum']);
  });

  it('goes round from the oldest recipe to the newest', async () => {
    const site = await aLiveSite(app);
    const [oldest] = await site.publishRecipes(['Plum', 'Leek', 'Rye', 'Cod', 'Kale', 'Oat']);
    await site.publish();
    expect(await recommended(site, oldest!.slug)).toEqual(['Oat', 'Kale', 'Cod', 'Rye']);
  });

  it('is not shown for two others', async () => {
    const site = await aLiveSite(app);
    const [first] = await site.publishRecipes(['Plum', 'Leek', 'Rye']);
    await site.publish();
    expect(await recommended(site, first!.slug)).toEqual([]);
    await site.publishRecipes(['Cod']);
    await site.publish();
    expect(await recommended(site, first!.slug)).toEqual(['Cod', 'Rye', 'Leek']);
  });
});

type Site = Awaited<ReturnType<typeof aLiveSite>>;

async function recommended(site: Site, slug: string): Promise<string[]> {
  const model = JSON.parse(await site.body(`/recipes/${slug}`)) as {
    body: { moreRecipes: { title: string }[] };
  };
  return model.body.moreRecipes.map(({ title }) => title);
}
