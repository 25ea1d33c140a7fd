import { describe, expect, it } from 'vitest';
import { recipesPerList } from '#domain/publishing/publishing.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const index = '/recipes/index/1';
const titles = Array.from({ length: recipesPerList }, (_, place) => `Loaf ${place + 1}`);

async function aFullSite() {
  const site = await aLiveSite(app);
  const recipes = await site.publishRecipes(titles);
  await site.publish();
  return { site, recipes };
}

/** Paths of recipes that no page links to. */
async function unreachable(site: LiveSite): Promise<string[]> {
  const pages = await site.pages();
  const live = [...pages].filter(([, { status }]) => status === 200);
  const bodies = live.map(([, { body }]) => body).join('\n');
  const paths = live.map(([path]) => path).filter((path) => /^\/recipes\/[^/]+$/.test(path));
  return paths.filter((path) => !bodies.includes(`"${path}"`));
}

describe('The recipe index', () => {
  it('begins where lists end, and reaches every recipe by links', async () => {
    const { site, recipes } = await aFullSite();
    expect(await site.body(index)).toBe('');
    await site.publishRecipe(aRecipe({ title: 'One too many' }));
    await site.publish();
    const body = await site.body(index);
    expect(recipes.filter(({ slug }) => !body.includes(`/recipes/${slug}"`))).toEqual([]);
    expect(await site.body('/recipes')).toContain(index);
    expect(await unreachable(site)).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });

  it('follows a title and what is taken away, and stays as it is otherwise', async () => {
    const { site, recipes } = await aFullSite();
    await site.publishRecipe(aRecipe({ title: 'One too many' }));
    await site.publish();
    const [oldest, next] = recipes;
    await site.change(oldest!, { title: 'Rye & caraway' });
    await site.publish();
    expect(await site.body(index)).toContain('Rye & caraway');
    await site.change(next!, { keywords: ['bread'] });
    await site.publish();
    expect(site.publisher.purges.at(-1)).not.toContain(index);
    await site.post(`/recipes/${oldest!.id}/unpublish`);
    await site.publish();
    expect(await site.body(index)).not.toContain('Rye & caraway');
    expect(await site.stale()).toEqual([]);
  });
});
