import { siteAnswer, type SiteInput } from '#contract/site/site.ts';
import { ensureSite } from '#scripts/manage-api/ensure-site.ts';
import { createManageClient, type ManageClient } from '#scripts/manage-api/manage-client.ts';
import { publishRecipes, waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { type BatchRecipe, saveBatch } from '#scripts/manage-api/recipe-batches.ts';
import { ensureOwner, type LocalOwner } from '#scripts/running/owners.ts';

/** A platform at work, and where it keeps what it has to remember. */
export type Place = { database: D1Database; statePath: string; url: string };

type TestSite = {
  owner: LocalOwner;
  site: { slug: string; title: string };
  settings: Omit<SiteInput, 'slug' | 'title'>;
  recipes: BatchRecipe[];
};

/** Makes a site as a cook would, through the manage API, and waits for its pages. */
export async function seedSite(
  place: Place,
  { owner, site, settings, recipes }: TestSite,
): Promise<ManageClient> {
  const { database, statePath, url } = place;
  const { slug } = site;
  const token = await ensureOwner(database, statePath, owner);
  const api = createManageClient({ url, token });
  await ensureSite(api, site);
  await saveBatch(api, slug, recipes);
  await api.put(`${slug}/sites`, { body: { ...site, ...settings }, answer: siteAnswer });
  const publications = recipes.map(({ id }) => ({ recipeId: id, publishedAt: null }));
  await publishRecipes(api, slug, publications);
  await waitUntilLive(api, slug);
  return api;
}
