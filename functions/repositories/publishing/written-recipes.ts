import type { PageFacts } from '#content/facts.ts';
import type { RecipeId, SiteId } from '#domain/ids.ts';
import { type Database, read, readEach } from '#functions/db/database.ts';
import { recipesById } from '../recipe/recipe-facts.ts';
import { listsRead } from './page-lists.ts';
import { referencesRead } from './page-references.ts';
import { siteRead } from './site-base.ts';

type Source = {
  database: Database;
  originOf: (slug: string, primaryHost: string | null) => string;
  platformOrigin: string;
};

/** Recipes as their cook has written them, with all that they name, in two round trips. */
export async function loadWrittenRecipes(
  { database, originOf, platformOrigin }: Source,
  { siteId, recipeIds }: { siteId: SiteId; recipeIds: RecipeId[] },
): Promise<PageFacts | null> {
  const [saved, { recipes }, lists] = await readEach(
    database,
    siteRead(siteId),
    recipesById(siteId, 'working copy', recipeIds),
    listsRead(siteId, []),
  );
  if (!saved) return null;
  const { primaryHost, ...site } = saved;
  const whole = [...recipes.values()];
  const { images, ...parts } = await read(database, referencesRead(saved, { whole, listed: [] }));
  const origin = originOf(site.slug, primaryHost);
  return {
    ...lists,
    ...parts,
    reader: { kind: 'owner', isPreviewing: true },
    site: { ...site, origin, platformOrigin, images },
  };
}
