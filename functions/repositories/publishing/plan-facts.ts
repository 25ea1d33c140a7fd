import { sql } from 'drizzle-orm';
import type { ChangedSubject, PlanInput } from '#domain/publishing/plan-pages.ts';
import {
  type PageRef,
  partPages,
  partPagesOf,
  type SubjectIds,
  subjectsOf,
} from '#domain/publishing/publishing.ts';
import { collectionPath, newsletterPath, recipePath } from '#domain/publishing/site-paths.ts';
import { type Database, type Read, readEach, together } from '#functions/db/database.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { newsletterSends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { type RowOf, rows, selection, text, valueOf } from '#functions/db/selection.ts';
import { combined } from '../reads.ts';
import { inList } from '../scope.ts';
import { isOnSite } from './archived-newsletters.ts';
import type { Build, SiteState } from './builds.ts';
import { pathsDependingOn } from './dependencies.ts';
import { recommendingPages } from './related-recipes.ts';
import { newestRevision, pageRef } from './stored-pages.ts';

const recipe = selection({
  id: recipes.id,
  slug: recipes.publishedSlug,
  sequence: recipes.sequence,
});
const collection = selection({ id: collections.id, slug: collections.slug });
const newsletter = selection({ id: newsletterSends.id, slug: newsletterSends.slug });
const redirect = selection({ path: redirects.path, targetId: redirects.targetId });

/** The revision that visitors see, and what could not be rendered of it. */
type Standing = Pick<Build, 'siteId' | 'revision' | 'failures'>;

/**
 * Finds, in one round trip, what a set of change keys touches. A plus before `site_id` and a CROSS
 * JOIN keep SQLite from walking through all that a site has instead of looking the few ids up.
 */
export async function loadPlanInput(
  database: Database,
  build: Standing,
  { keys, site }: { keys: string[]; site: SiteState },
): Promise<PlanInput> {
  const { siteId } = build;
  const ids = subjectsOf(keys);
  const { recipeIds, collectionIds, newsletterIds } = ids;
  const [touched, subjects, redirected, memberships, neighbours] = await readEach(
    database,
    dependentPages(build, keys),
    changedSubjects(siteId, ids),
    rows(
      redirect,
      sql`SELECT ${redirect} FROM ${redirects} WHERE ${redirects.siteId} = ${siteId}
          AND ${redirects.targetId} ${inList([...recipeIds, ...collectionIds])}`,
    ),
    collectionsWith(siteId, recipeIds),
    together<PageRef[][]>(...recipeIds.map((recipeId) => recommendingPages({ siteId, recipeId }))),
  );
  const changed = [
    ...subjectsAt(recipeIds, subjects.recipes, 'recipe'),
    ...subjectsAt(collectionIds, subjects.collections, 'collection'),
    ...subjectsAt(newsletterIds, subjects.newsletters, 'newsletter'),
  ];
  return {
    changedSubjects: changed,
    touchedPages: [...touched, ...memberships, ...unrenderedPages(build, changed)],
    neighbours: neighbours.flat(),
    partPages: changedParts(recipeIds, subjects.recipes, site.nextSequence),
    redirects: redirected,
  };
}

/** Pages whose recorded dependencies are among the keys. */
function dependentPages({ siteId, revision }: Standing, keys: string[]): Read<PageRef[]> {
  const newest = newestRevision({ siteId, path: sql`dependent.page_path`, through: revision });
  const query = sql`SELECT ${pageRef} FROM
      (${pathsDependingOn(siteId, keys)}) dependent
    CROSS JOIN ${pages} ON ${pages.siteId} = ${siteId} AND ${pages.path} = dependent.page_path
      AND ${pages.revision} = ${newest}
    WHERE ${pages.kind} <> 'gone' ORDER BY ${pages.path}`;
  return rows(pageRef, query);
}

const changedSubjects = (siteId: string, ids: SubjectIds) =>
  combined(
    {
      recipes: rows(
        recipe,
        sql`SELECT ${recipe} FROM ${recipes}
            WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids.recipeIds)}`,
      ),
      collections: rows(
        collection,
        sql`SELECT ${collection} FROM ${collections}
            WHERE +${collections.siteId} = ${siteId} AND ${collections.id} ${inList(ids.collectionIds)}`,
      ),
      newsletters: rows(
        newsletter,
        sql`SELECT ${newsletter} FROM ${newsletterSends}
            WHERE +${newsletterSends.siteId} = ${siteId} AND ${isOnSite}
              AND ${newsletterSends.id} ${inList(ids.newsletterIds)}`,
      ),
    },
    (found) => found,
  );

const collectionPage = selection({
  path: text(sql`'/collections/' || ${collections.slug}`),
  kind: valueOf(pages.kind, sql`'collection'`),
  subjectId: collections.id,
});

/** Pages of the collections that any of the recipes are in. */
function collectionsWith(siteId: string, recipeIds: string[]): Read<PageRef[]> {
  const query = sql`SELECT DISTINCT ${collectionPage} FROM ${collectionRecipes}
    JOIN ${collections} ON ${collections.id} = ${collectionRecipes.collectionId}
    WHERE +${collectionRecipes.siteId} = ${siteId}
      AND ${collectionRecipes.recipeId} ${inList(recipeIds)}`;
  return rows(collectionPage, query);
}

/** Pages of changed subjects that could not be rendered and so may not be stored yet. */
function unrenderedPages({ failures }: Standing, subjects: ChangedSubject[]): PageRef[] {
  return failures.flatMap(({ path, kind, subjectId }) => {
    const subject = subjects.find(
      (each) => each.id === subjectId && (kind ?? each.kind) === each.kind,
    );
    return subject ? [{ path, kind: subject.kind, subjectId: subject.id }] : [];
  });
}

const recipePage = selection({
  path: text(sql`'/recipes/' || ${recipes.publishedSlug}`),
  kind: valueOf(pages.kind, sql`'recipe'`),
  subjectId: recipes.id,
});
const newsletterPage = selection({
  path: text(sql`'/newsletters/' || ${newsletterSends.slug}`),
  kind: valueOf(pages.kind, sql`'newsletter'`),
  subjectId: newsletterSends.id,
});
const redirectPage = selection({
  path: redirects.path,
  kind: valueOf(pages.kind, sql`'redirect'`),
  subjectId: redirects.targetId,
});

/**
 * The variable pages of a whole site; the fixed ones follow from its features. Recipes stand in the
 * order in which they recommend each other, so that cards are rendered once for neighbours.
 */
export async function listVariablePages(database: Database, siteId: string): Promise<PageRef[]> {
  const answers = await readEach(
    database,
    rows(
      recipePage,
      sql`SELECT ${recipePage} FROM ${recipes}
          WHERE ${recipes.siteId} = ${siteId} AND ${recipes.publishedSlug} IS NOT NULL
          ORDER BY ${recipes.publishedAt} DESC, ${recipes.id} DESC`,
    ),
    rows(
      collectionPage,
      sql`SELECT ${collectionPage} FROM ${collections} WHERE ${collections.siteId} = ${siteId}
          UNION ALL SELECT ${redirectPage} FROM ${redirects}
            LEFT JOIN ${recipes} ON ${recipes.id} = ${redirects.targetId}
              AND ${recipes.publishedSlug} IS NOT NULL
            LEFT JOIN ${collections} ON ${collections.id} = ${redirects.targetId}
            WHERE ${redirects.siteId} = ${siteId}
              AND (${recipes.id} IS NOT NULL OR ${collections.id} IS NOT NULL)`,
    ),
    rows(
      newsletterPage,
      sql`SELECT ${newsletterPage} FROM ${newsletterSends}
          WHERE ${newsletterSends.siteId} = ${siteId} AND ${isOnSite}`,
    ),
  );
  return answers.flat();
}

const pathsOf = {
  recipe: recipePath,
  collection: collectionPath,
  newsletter: newsletterPath,
} satisfies Record<ChangedSubject['kind'], unknown>;

type Subject = { id: string; slug: string | null };

function subjectsAt(
  ids: string[],
  found: readonly Subject[],
  kind: ChangedSubject['kind'],
): ChangedSubject[] {
  const slugs = new Map(found.map(({ id, slug }) => [id, slug]));
  const pathOf = pathsOf[kind];
  return ids.map((id) => {
    const slug = slugs.get(id);
    return { id, kind, path: slug ? pathOf(slug) : null };
  });
}

/** A deleted recipe no longer tells which part it stood in, so all parts are looked at. */
function changedParts(
  recipeIds: string[],
  found: RowOf<typeof recipe>[],
  nextSequence: number,
): PageRef[] {
  if (found.length < recipeIds.length) return partPages(nextSequence);
  return found.flatMap(({ sequence }) =>
    sequence === null ? [] : partPagesOf(sequence, nextSequence),
  );
}
