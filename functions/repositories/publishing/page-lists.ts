import { type SQL, sql } from 'drizzle-orm';
import type { PageFacts } from '#content/facts.ts';
import type { RecipeId } from '#domain/ids.ts';
import {
  indexPartSize,
  type PageRef,
  recipesPerList,
  sitemapPartSize,
} from '#domain/publishing/publishing.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import { nothing, type Read, mapped } from '#functions/db/database.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { json, number, rows, selection, text } from '#functions/db/selection.ts';
import { combined } from '../reads.ts';
import { inList } from '../scope.ts';
import { archivedNewsletters } from './archived-newsletters.ts';
import { latestRecipeIds, picturedRecipeIds } from './latest-recipes.ts';
import { relatedRecipes } from './related-recipes.ts';

/** Written out, because D1 binds every number as one with a fraction and the part is a whole one. */
const partSize = sql.raw(String(sitemapPartSize));
const indexSize = sql.raw(String(indexPartSize));

/** What lists on pages name. */
export type Lists = Pick<
  PageFacts,
  | 'related'
  | 'latestRecipeIds'
  | 'picturedRecipeIds'
  | 'collectionRecipeIds'
  | 'redirects'
  | 'sitemapParts'
  | 'indexParts'
  | 'sitemapPartChangedAt'
  | 'newsletters'
  | 'newsletterNotes'
>;

const kindsWithNewsletters = new Set<PageRef['kind']>(['newsletters', 'feed', 'sitemap-pages']);

/** What the lists on the given pages name; a working copy is listed as if it were published. */
export function listsRead(siteId: string, refs: PageRef[], workingCopyOf?: RecipeId): Read<Lists> {
  const subjects = (kind: PageRef['kind']) => subjectsOfKind(refs, kind);
  const wantsHome = refs.some((ref) => ref.kind === 'home');
  const wantsParts = refs.some((ref) => ref.kind === 'sitemap-index');
  return combined(
    {
      related: related(siteId, subjects('recipe'), workingCopyOf),
      latestRecipeIds: latestRecipeIds(siteId, workingCopyOf),
      picturedRecipeIds: wantsHome ? picturedRecipeIds(siteId, workingCopyOf) : noIds,
      collectionRecipeIds: collectionRecipeIds(siteId, subjects('collection'), workingCopyOf),
      redirects: redirectTargets(siteId, subjects('redirect')),
      sitemapParts: sitemapParts(siteId, subjects('sitemap-recipes').map(Number)),
      indexParts: indexParts(siteId, subjects('recipe-index').map(Number)),
      sitemapPartChangedAt: wantsParts ? sitemapPartChanges(siteId) : noParts,
      archive: archivedNewsletters(siteId, {
        ids: subjects('newsletter'),
        wantsList: refs.some(({ kind }) => kindsWithNewsletters.has(kind)),
        wantsFeed: refs.some(({ kind }) => kind === 'feed'),
      }),
    },
    ({ archive, ...lists }): Lists => ({ ...lists, ...archive }),
  );
}

export const subjectsOfKind = (refs: readonly PageRef[], kind: PageRef['kind']): string[] =>
  refs.flatMap((ref) => (ref.kind === kind && ref.subjectId ? [ref.subjectId] : []));

function related(
  siteId: string,
  recipeIds: RecipeId[],
  workingCopyOf?: RecipeId,
): Read<Lists['related']> {
  if (workingCopyOf === undefined) return relatedRecipes(siteId, 'published', recipeIds);
  const others = recipeIds.filter((id) => id !== workingCopyOf);
  return combined(
    {
      published: relatedRecipes(siteId, 'published', others),
      workingCopy: relatedRecipes(siteId, 'working copy', [workingCopyOf]),
    },
    ({ published, workingCopy }) => new Map([...published, ...workingCopy]),
  );
}

const noIds: Read<string[]> = { ...nothing, from: () => [] };
const noParts: Read<Lists['sitemapPartChangedAt']> = { ...nothing, from: () => new Map() };

function collectionRecipeIds(
  siteId: string,
  ids: string[],
  workingCopyOf?: RecipeId,
): Read<Lists['collectionRecipeIds']> {
  const isPublished = sql`${recipes.publishedAt} IS NOT NULL`;
  const isListed =
    workingCopyOf === undefined
      ? isPublished
      : sql`(${isPublished} OR ${recipes.id} = ${workingCopyOf})`;
  const listed = selection({
    collectionId: text(sql`asked.value`),
    recipeIds: json<string[]>(sql`(SELECT json_group_array(listed_id) FROM (
      SELECT ${collectionRecipes.recipeId} AS listed_id FROM ${collectionRecipes}
      CROSS JOIN ${recipes} ON ${recipes.id} = ${collectionRecipes.recipeId}
      WHERE ${collectionRecipes.siteId} = ${siteId}
        AND ${collectionRecipes.collectionId} = asked.value AND ${isListed}
      ORDER BY ${collectionRecipes.position}, ${collectionRecipes.recipeId}
      LIMIT ${recipesPerList}))`),
  });
  const query = sql`SELECT ${listed} FROM json_each(${JSON.stringify(ids)}) asked`;
  return mapped(
    rows(listed, query),
    (found) => new Map(found.map(({ collectionId, recipeIds }) => [collectionId, recipeIds])),
  );
}

/** The current paths of the subjects of redirects. */
function redirectTargets(siteId: string, ids: string[]): Read<Lists['redirects']> {
  const recipe = selection({
    id: recipes.id,
    path: text(sql`'/recipes/' || ${recipes.publishedSlug}`),
  });
  const query = sql`SELECT ${recipe} FROM ${recipes}
      WHERE +${recipes.siteId} = ${siteId} AND +${recipes.publishedSlug} IS NOT NULL
        AND ${recipes.id} ${inList(ids)}
    UNION ALL SELECT ${collections.id}, '/collections/' || ${collections.slug} FROM ${collections}
      WHERE +${collections.siteId} = ${siteId} AND ${collections.id} ${inList(ids)}`;
  return mapped(rows(recipe, query), (found) => new Map(found.map(({ id, path }) => [id, path])));
}

/** Each asked part with the published recipes whose sequence it holds. */
const recipesByPart = (siteId: string, parts: number[], size: SQL): SQL =>
  sql`json_each(${JSON.stringify(parts)}) asked
    CROSS JOIN ${recipes} INDEXED BY recipes_sitemap
      ON ${recipes.siteId} = ${siteId} AND ${recipes.publishedAt} IS NOT NULL
      AND ${recipes.sequence} >= (asked.value - 1) * ${size}
      AND ${recipes.sequence} < asked.value * ${size}`;

const sitemapPart = selection({
  part: number(sql`asked.value`),
  entries: text(sql`group_concat(${recipes.publishedSlug} || ' ' || ${recipes.publishedChangedAt}
    ORDER BY ${recipes.sequence})`),
});

function sitemapParts(siteId: string, parts: number[]): Read<Lists['sitemapParts']> {
  const query = sql`SELECT ${sitemapPart} FROM ${recipesByPart(siteId, parts, partSize)}
    GROUP BY 1`;
  return mapped(
    rows(sitemapPart, query),
    (found) =>
      new Map(found.map(({ part, entries }) => [part, entries.split(',').map(sitemapEntry)])),
  );
}

function sitemapEntry(entry: string) {
  const [slug = '', changedAt = '0'] = entry.split(' ');
  return { path: recipePath(slug), changedAt: Number(changedAt) };
}

const indexPart = selection({
  part: number(sql`asked.value`),
  recipes: json<[slug: string, title: string][]>(
    sql`json_group_array(json_array(${recipes.publishedSlug},
      json_extract(${recipeCards.content}, '$.title')) ORDER BY ${recipes.sequence} DESC)`,
  ),
});

/** The recipes of each part of the index, newest first. */
function indexParts(siteId: string, parts: number[]): Read<Lists['indexParts']> {
  const query = sql`SELECT ${indexPart} FROM ${recipesByPart(siteId, parts, indexSize)}
    JOIN ${recipeCards} ON ${recipeCards.recipeId} = ${recipes.id}
    GROUP BY 1`;
  return mapped(
    rows(indexPart, query),
    (found) =>
      new Map(
        found.map(({ part, recipes: listed }) => [
          part,
          listed.map(([slug, title]) => ({ label: title, href: recipePath(slug) })),
        ]),
      ),
  );
}

const partChange = selection({
  part: number(sql`place + 1`),
  changedAt: number(sql`newest_change`),
});

/** The newest change in each part of the sitemap that has recipes, one index lookup a part. */
function sitemapPartChanges(siteId: string): Read<Lists['sitemapPartChangedAt']> {
  const query = sql`WITH RECURSIVE part(place) AS (SELECT 0 UNION ALL SELECT place + 1 FROM part
      WHERE (place + 1) * ${partSize} <
        (SELECT ${sites.nextSequence} FROM ${sites} WHERE ${sites.id} = ${siteId}))
    SELECT ${partChange} FROM (
      SELECT place, (SELECT max(${recipes.publishedChangedAt})
        FROM ${recipes} INDEXED BY recipes_sitemap_part
        WHERE ${recipes.siteId} = ${siteId} AND ${recipes.sequence} / ${partSize} = place
          AND ${recipes.publishedChangedAt} IS NOT NULL) AS newest_change
      FROM part) WHERE newest_change IS NOT NULL`;
  return mapped(
    rows(partChange, query),
    (found) => new Map(found.map(({ part, changedAt }) => [part, changedAt])),
  );
}
