import { batchRecipesMax, publicationsMax } from '#contract/recipe/recipe-batch.ts';
import type { BuildsAnswer } from '#contract/publishing/build.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { PublisherHost } from '#functions/publisher/run-publisher.ts';
import { aRecipe } from '../random/builders.ts';
import { aCook } from '../app/site-client.ts';
import { stalePaths } from './stale-pages.ts';
import type { TestApp } from '../app/test-app.ts';
import { testPublisher } from './test-publisher.ts';

export type LiveSite = Awaited<ReturnType<typeof aLiveSite>>;

/** The site of a cook and its publisher, which runs when a test says so. */
export async function aLiveSite(app: TestApp, given: Partial<PublisherHost> = {}) {
  const cook = await aCook(app);
  const { id: siteId } = cook.site;
  const publisher = testPublisher(app.database, given);
  const page = async (path: string) => (await publisher.livePages(siteId)).get(path);
  return {
    ...cook,
    siteId,
    publisher,
    publish: () => publisher.publish(siteId),
    pages: () => publisher.livePages(siteId),
    page,
    /** The body of a page; empty where there is none. */
    body: async (path: string) => (await page(path))?.body ?? '',
    /** Paths at which visitors do not see what the content says. */
    stale: () => stalePaths(publisher, siteId),
    /** Asks to go back to the build of a revision; the next publish shows it. */
    goBackTo: async (revision: number) => {
      const { body } = await cook.get<BuildsAnswer>('/builds?limit=100');
      const build = body.builds.find((each) => each.revision === revision);
      return cook.post(`/builds/${build?.id ?? 'none'}/rollback`);
    },
    publishRecipes: (titles: string[], shared: Partial<RecipeInput> = {}) =>
      publishRecipes({ app, cook }, titles, shared),
    /** Writes a new working copy and publishes it. */
    change: async (recipe: { id: string; title: string; slug: string }, changed: object) => {
      const { id, title, slug } = recipe;
      await cook.put(`/recipes/${id}`, { title, slug, ...changed });
      await cook.post(`/recipes/${id}/publish`);
    },
  };
}

type AtWork = { app: TestApp; cook: Awaited<ReturnType<typeof aCook>> };

/** Publishes recipes a second apart, oldest first, and answers them in that order. */
async function publishRecipes(
  { app, cook }: AtWork,
  titles: string[],
  shared: Partial<RecipeInput>,
) {
  const recipes = titles.map((title) => ({
    id: crypto.randomUUID(),
    ...aRecipe({ title, ...shared }),
  }));
  const dates: Record<string, string> = {};
  for (const { id } of recipes) {
    app.clock.now += 1000;
    dates[id] = new Date(app.clock.now).toISOString();
  }
  for (let start = 0; start < recipes.length; start += batchRecipesMax) {
    await cook.post('/recipe-batches', { recipes: recipes.slice(start, start + batchRecipesMax) });
  }
  const recipeIds = Object.keys(dates);
  for (let start = 0; start < recipeIds.length; start += publicationsMax) {
    const chosen = recipeIds.slice(start, start + publicationsMax);
    await cook.post('/publications', { recipeIds: chosen, publishedAt: dates });
  }
  return recipes;
}
