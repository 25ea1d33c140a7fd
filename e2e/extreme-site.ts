import { siteAnswer } from '#contract/site.ts';
import { ensureSite } from '#scripts/manage-api/ensure-site.ts';
import { createManageClient } from '#scripts/manage-api/manage-client.ts';
import { publishRecipes, waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { saveBatch } from '#scripts/manage-api/recipe-batches.ts';
import { ensureOwner } from '#scripts/running/owners.ts';
import { seedExtremeComments } from './extreme-comments.ts';
import { extremeRecipes, extremeSlug, extremeTitle, talkedAboutSlug } from './extreme-recipes.ts';

type Place = { database: D1Database; statePath: string; url: string };

const owner = {
  email: 'extremes@larder.example',
  displayName: 'Eleonore Wurzelsepp-Hinterberger',
  handle: 'extremes',
  bio: null,
  tokenFile: 'owner-token-extremes',
};

/** Makes the site of extremes as a cook would, through the manage API, and waits for its pages. */
export async function seedExtremeSite({ database, statePath, url }: Place): Promise<void> {
  const token = await ensureOwner(database, statePath, owner);
  const api = createManageClient({ url, token });
  const site = { slug: extremeSlug, title: extremeTitle };
  await ensureSite(api, site);
  await saveBatch(api, extremeSlug, extremeRecipes);
  const settings = { ...site, featuredRecipeIds: extremeRecipes.map(({ id }) => id) };
  await api.put(`${extremeSlug}/sites`, { body: settings, answer: siteAnswer });
  const publications = extremeRecipes.map(({ id }) => ({ recipeId: id, publishedAt: null }));
  await publishRecipes(api, extremeSlug, publications);
  await waitUntilLive(api, extremeSlug);
  await seedExtremeComments(database, extremeSlug, talkedAboutSlug);
}
