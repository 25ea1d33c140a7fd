import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { moreRecipesCount, type PageRef, relatedWindow } from '#domain/publishing/publishing.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import type { RecipeSource } from '#domain/recipe/recipe-facts.ts';
import { type Read, mapped } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { json, rows, selection, text } from '#functions/db/selection.ts';
import { combined } from '../reads.ts';
import { groupOf, workingRevision } from '../recipe/recipe-content.ts';
import { datesOf } from '../recipe/recipe-facts.ts';
import { inList } from '../scope.ts';

/** The recipe at an offset from the subject in the ring. */
const r = alias(recipes, 'r');

const isPublished = sql`${r.publishedAt} IS NOT NULL`;
const isOfSite = sql`${r.siteId} = ${recipes.siteId}`;

/** The positions of a subject in its rings. */
function placeOf({ group, publishedAt }: Record<'group' | 'publishedAt', SQL>) {
  return {
    isOfGroup: sql`${isOfSite} AND ${r.relatedGroup} = ${group}`,
    isOlder: sql`(${r.publishedAt}, ${r.id}) < (${publishedAt}, ${recipes.id})`,
    isNewer: sql`(${r.publishedAt}, ${r.id}) > (${publishedAt}, ${recipes.id})`,
  };
}

const published = placeOf({
  group: sql`${recipes.relatedGroup}`,
  publishedAt: sql`${recipes.publishedAt}`,
});
/** A draft comes last, as if it were published now. */
const toBePublished = placeOf({
  group: groupOf(workingRevision),
  publishedAt: sql`coalesce(${recipes.publishedAt}, ${Number.MAX_SAFE_INTEGER})`,
});

type Candidate = [id: string, isPictured: 0 | 1];

const candidates = (isOfRing: SQL, isInRange: SQL, count: number) =>
  json<Candidate[]>(sql`(SELECT json_group_array(json_array(ring_id, is_pictured)) FROM (
    SELECT ${r.id} AS ring_id, ${r.picturedAt} IS NOT NULL AS is_pictured FROM ${recipes} ${r}
    WHERE ${isOfRing} AND ${isPublished} AND ${isInRange}
    ORDER BY ${r.publishedAt} DESC, ${r.id} DESC LIMIT ${count}))`);

const relatedTo = ({ isOfGroup: isBeside, ...place }: ReturnType<typeof placeOf>) =>
  selection({
    id: recipes.id,
    groupOlder: candidates(isBeside, place.isOlder, relatedWindow),
    groupNewest: candidates(isBeside, place.isNewer, relatedWindow),
    siteOlder: candidates(isOfSite, place.isOlder, moreRecipesCount),
    siteNewest: candidates(isOfSite, place.isNewer, moreRecipesCount),
  });

const sources = {
  published: {
    related: relatedTo(published),
    isThere: sql`+${recipes.publishedAt} IS NOT NULL`,
  },
  'working copy': {
    related: relatedTo(
      placeOf({
        group: groupOf(workingRevision),
        publishedAt: datesOf['working copy'].publishedAt,
      }),
    ),
    isThere: sql`true`,
  },
};

/**
 * Recipes stand in a ring by date, one ring for each group and one for the site; each recommends
 * those that follow it. So a recipe is recommended by a fixed number of others however many there are.
 */
export function relatedRecipes(
  siteId: string,
  source: RecipeSource,
  recipeIds: string[],
): Read<Map<string, string[]>> {
  const { related, isThere } = sources[source];
  const query = sql`SELECT ${related} FROM ${recipes}
    WHERE +${recipes.siteId} = ${siteId} AND ${isThere} AND ${recipes.id} ${inList(recipeIds)}`;
  return mapped(
    rows(related, query),
    (found) =>
      new Map(
        found.map(({ id, groupOlder, groupNewest, siteOlder, siteNewest }) => {
          const ofGroup = [...groupOlder, ...groupNewest].slice(0, relatedWindow);
          const ofSite = [...siteOlder, ...siteNewest].slice(0, moreRecipesCount);
          return [id, recommended(ofGroup, ofSite)];
        }),
      ),
  );
}

/** Those of the group with the pictured ones first; where they are too few, others of the site. */
function recommended(ofGroup: Candidate[], ofSite: Candidate[]): string[] {
  const pictured = ofGroup.filter(([, isPictured]) => isPictured === 1);
  const ids = [...pictured, ...ofGroup].map(([id]) => id);
  const others = ofGroup.length < moreRecipesCount ? ofSite.map(([id]) => id) : [];
  return [...new Set([...ids, ...others])];
}

const neighbour = selection({ id: text(sql`ring_id`), slug: text(sql`ring_slug`) });

/** The recipes of a ring next to a recipe on one side, from its oldest on. */
function nextInRing(
  { siteId, recipeId }: Place,
  {
    isThere,
    isOfRing,
    isInRange,
    count,
  }: Record<'isThere' | 'isOfRing' | 'isInRange', SQL> & {
    count: number;
  },
) {
  const query = sql`SELECT ${neighbour} FROM (
    SELECT ${r.id} AS ring_id, ${r.publishedSlug} AS ring_slug
    FROM ${recipes} JOIN ${recipes} ${r} ON ${isOfRing}
    WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${recipeId} AND ${isThere}
      AND ${isPublished} AND ${r.id} <> ${recipes.id} AND ${isInRange}
    ORDER BY ${r.publishedAt}, ${r.id} LIMIT ${count})`;
  return rows(neighbour, query);
}

type Place = { siteId: string; recipeId: string };

/**
 * Pages of recipes that may now recommend the given one, those before it in its rings: for each ring
 * the nearest newer ones, and where these are too few the oldest.
 */
export function recommendingPages(
  place: Place,
  source: RecipeSource = 'published',
): Read<PageRef[]> {
  const { isOfGroup, isOlder, isNewer } = source === 'published' ? published : toBePublished;
  const { isThere } = sources[source];
  const ring = (isOfRing: SQL, count: number) =>
    combined(
      {
        newer: nextInRing(place, { isThere, isOfRing, isInRange: isNewer, count }),
        oldest: nextInRing(place, { isThere, isOfRing, isInRange: isOlder, count }),
      },
      ({ newer, oldest }) => [...newer, ...oldest].slice(0, count),
    );
  const rings = {
    ofGroup: ring(isOfGroup, relatedWindow),
    ofSite: ring(isOfSite, moreRecipesCount),
  };
  return combined(rings, ({ ofGroup, ofSite }) =>
    [...ofGroup, ...ofSite].map(({ id, slug }): PageRef => ({
      path: recipePath(slug),
      kind: 'recipe',
      subjectId: id,
    })),
  );
}
