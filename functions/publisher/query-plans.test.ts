import { describe, expect, it } from 'vitest';
import type { PageRenderer } from '#content/publishing/documents.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { explain } from '#functions/testing/database/query-plan.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { jsonRenderer } from '#functions/testing/publishing/test-publisher.ts';
import { publishSite } from './publish-site.ts';

const app = await testApp();
const deadline = Number.MAX_SAFE_INTEGER;

/** Queries of the builds that some work on a live site leads to. */
async function queriesOf(
  work: (site: Site) => Promise<unknown>,
  pageRenderer: PageRenderer = jsonRenderer,
): Promise<string[]> {
  const site = await aRichSite();
  const { recording, queries } = recordingDatabase(app.database);
  await work(site);
  const host = { ...site.publisher.host, database: recording, pageRenderer };
  const result = await publishSite(host, site.siteId, { deadline });
  if (result.outcome !== 'live') throw new Error('Nothing was published');
  return [...queries];
}

type Site = Awaited<ReturnType<typeof aRichSite>>;

async function aRichSite() {
  const site = await aLiveSite(app);
  const recipes = await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Loaf', 'Cod Stew']);
  const favourites = { title: 'Favourites', slug: 'favourites', recipeIds: [recipes[0]!.id] };
  await site.post('/collections', favourites);
  await site.publish();
  return { ...site, recipe: recipes[0]! };
}

/** Tables that grow with the recipes of a site. */
const growing =
  '(?:recipes?|r|s|recipe_terms|recipe_revisions|recipe_published|recipe_working|recipe_cards|collection_recipes|pages?|versions|newer|older|former|page_dependencies|page_paths|dependency_keys|images?)';
const walks = new RegExp(
  `^SCAN ${growing}\\b|^SEARCH ${growing} USING (?:COVERING )?(?:INDEX|PRIMARY KEY) ?\\w* ?\\(site_id=\\?\\)$`,
);

const walking = (queries: string[]) =>
  queries.filter((query) => explain(query).some((step) => walks.test(step)));

describe('A publish costs the same on a site of any size, design §4.5', () => {
  it.each<[string, (site: Site) => Promise<unknown>]>([
    ['of a change', (site) => site.change(site.recipe, { title: 'Quince Tart' })],
    ['of a new address', (site) => site.change(site.recipe, { slug: 'quince-tart' })],
    ['of a new recipe', (site) => site.publishRecipe(aRecipe({ note: aText('Rest it.') }))],
    ['of one recipe less', (site) => site.post(`/recipes/${site.recipe.id}/unpublish`)],
    ['of a deletion', (site) => site.delete(`/recipes/${site.recipe.id}`)],
  ])('so no query %s walks through what a site has', async (_name, work) => {
    const queries = await queriesOf(work);
    expect(queries.length).toBeGreaterThan(20);
    expect(walking(queries)).toEqual([]);
  });

  it('so no query about pages that fail walks through what a site has', async () => {
    const renderHtml = () => Promise.reject(new Error('Too much sugar'));
    const change = (site: Site) => site.change(site.recipe, { title: 'Quince Tart' });
    const queries = await queriesOf(change, { ...jsonRenderer, renderHtml });
    expect(queries.filter((query) => query.includes('refused'))).toHaveLength(1);
    expect(walking(queries)).toEqual([]);
  });
});
