import { siteAnswer } from '#contract/site.ts';
import { ensureSite } from '#scripts/manage-api/ensure-site.ts';
import { createManageClient } from '#scripts/manage-api/manage-client.ts';
import { publishRecipes, waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { saveBatch } from '#scripts/manage-api/recipe-batches.ts';
import { ensureOwner } from '#scripts/running/owners.ts';
import { extremeRecipes } from './extreme-recipes.ts';

type Place = { database: D1Database; statePath: string; url: string };

/** The site whose theme opens recipes to Substack subscribers; it counts its visitors too. */
export const letterSlug = 'supper-letter';
export const analyticsId = 'G-SUPPER1234';

const owner = {
  email: 'supper-letter@larder.example',
  displayName: 'Ines Marlow',
  handle: 'supper-letter',
  bio: null,
  tokenFile: 'owner-token-letter',
};

export async function seedLetterSite({ database, statePath, url }: Place): Promise<void> {
  const token = await ensureOwner(database, statePath, owner);
  const api = createManageClient({ url, token });
  const site = { slug: letterSlug, title: 'The Supper Letter' };
  await ensureSite(api, site);
  const [recipe] = extremeRecipes.filter(({ slug }) => slug === 'premium');
  if (!recipe) throw new Error('There is no premium recipe to show');
  const own = { ...recipe, id: 'c0b5f3de-6b0b-4d0e-9c5a-2f3f3f6b7a11' };
  await saveBatch(api, letterSlug, [own]);
  const settings = { ...site, googleAnalyticsId: analyticsId };
  await api.put(`${letterSlug}/sites`, { body: settings, answer: siteAnswer });
  await publishRecipes(api, letterSlug, [{ recipeId: own.id, publishedAt: null }]);
  await waitUntilLive(api, letterSlug);
}
