import { sql } from 'drizzle-orm';
import type { PageFacts } from '#content/facts.ts';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { type Database, type Read, read, readEach } from '#functions/db/database.ts';
import { collectionRecipes } from '#functions/db/schema/collections.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { publishedContent } from '../recipe/recipe-content.ts';
import { combined } from '../reads.ts';
import { inList } from '../scope.ts';
import type { Build } from './builds.ts';
import { dependencyDigests } from './dependencies.ts';
import { listsRead } from './page-lists.ts';
import { referencesRead } from './page-references.ts';
import { type ReadRecipes, readRecipes, recipeRow } from './recipe-rows.ts';
import { siteRead } from './site-facts.ts';
import { type StandingPrint, standingPrints } from './stored-pages.ts';

export type LoadedFacts = PageFacts &
  Pick<ReadRecipes, 'damaged'> & {
    /** Of the wanted pages, those that stand already. */
    standing: Map<string, StandingPrint>;
    /** Of the wanted pages, by what their recorded dependencies are known. */
    dependencyDigests: Map<string, string>;
  };

type FactsSource = {
  database: Database;
  originOf: (slug: string, primaryHost: string | null) => string;
  platformOrigin: string;
};

/**
 * Loads in two round trips whatever the given pages need, however many they are. A plus before
 * `site_id` keeps SQLite from walking through all rows of a site instead of looking few ids up.
 */
export async function loadPageFacts(
  { database, originOf, platformOrigin }: FactsSource,
  build: Pick<Build, 'siteId' | 'revision'>,
  refs: PageRef[],
): Promise<LoadedFacts | null> {
  const paths = refs.map(({ path }) => path);
  const recipeIds = refs.flatMap((ref) => (ref.kind === 'recipe' ? (ref.subjectId ?? []) : []));
  const [standing, digests, site, published, lists] = await readEach(
    database,
    standingPrints(build, paths),
    dependencyDigests(build, paths),
    siteRead(build.siteId),
    wholeRecipes(build.siteId, recipeIds),
    listsRead(build.siteId, refs),
  );
  if (!site) return null;
  const listed = new Set([
    ...recipeIds,
    ...[...lists.related.values()].flat(),
    ...lists.latestRecipeIds,
    ...[...lists.collectionRecipeIds.values()].flat(),
    ...site.settings.featuredRecipeIds,
  ]);
  const whole = [...published.recipes.values()];
  const { images, ...references } = await read(database, referencesRead(site, { whole, listed }));
  const { primaryHost, ...rest } = site;
  return {
    ...lists,
    ...published,
    ...references,
    standing,
    dependencyDigests: digests,
    site: { ...rest, origin: originOf(site.slug, primaryHost), platformOrigin, images },
  };
}

const membership = selection({
  recipeId: collectionRecipes.recipeId,
  collectionId: collectionRecipes.collectionId,
});

/** The recipes that have a page among the wanted ones, and the collections they are in. */
const wholeRecipes = (
  siteId: string,
  recipeIds: string[],
): Read<ReadRecipes & Pick<PageFacts, 'recipeCollectionIds'>> =>
  combined(
    {
      found: rows(
        recipeRow,
        sql`SELECT ${recipeRow} FROM ${recipes} ${publishedContent.join}
            WHERE +${recipes.siteId} = ${siteId} AND +${recipes.publishedAt} IS NOT NULL AND ${recipes.id} ${inList(recipeIds)}`,
      ),
      memberships: rows(
        membership,
        sql`SELECT ${membership} FROM ${collectionRecipes}
            WHERE +${collectionRecipes.siteId} = ${siteId}
              AND ${collectionRecipes.recipeId} ${inList(recipeIds)}
            ORDER BY ${collectionRecipes.collectionId}`,
      ),
    },
    ({ found, memberships }) => {
      const recipeCollectionIds = new Map<string, string[]>();
      for (const { recipeId, collectionId } of memberships) {
        const known = recipeCollectionIds.get(recipeId);
        if (known) known.push(collectionId);
        else recipeCollectionIds.set(recipeId, [collectionId]);
      }
      return { ...readRecipes(found), recipeCollectionIds };
    },
  );
