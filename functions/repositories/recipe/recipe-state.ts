import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId, TermId } from '#domain/ids.ts';
import {
  type ActionField,
  contentFieldOf,
  type RecipeState,
} from '#domain/recipe/actions/recipe-action.ts';
import type { PrivacySetting, RecipeContent } from '#domain/recipe/recipe.ts';
import { readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { collectionRecipes } from '#functions/db/schema/site/recipe/collections.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { json, nullable, number, rows, selection } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';
import { closedContent } from './closed-copies.ts';
import { publishedContent, workingContent } from './recipe-content.ts';

/** What actions on many recipes decide by. */
export const recipeStateRepository = (scope: SiteScope) => ({
  /** In the order of the ids. */
  list: (ids: RecipeId[], field: ActionField) => listStates(scope, ids, field),
  /** Which of the slugs published recipes are found at, and which recipes those are. */
  listShownAt: async (slugs: string[]): Promise<Map<string, RecipeId>> => {
    const shown = selection({ id: recipes.id, slug: recipes.publishedSlug });
    const query = sql`SELECT ${shown} FROM ${recipes} WHERE ${recipes.siteId} = ${scope.siteId}
      AND ${recipes.publishedSlug} IS NOT NULL AND ${recipes.publishedSlug} ${inList(slugs)}`;
    const [found] = await readEach(scope.db, rows(shown, query));
    return new Map(found.map(({ id, slug }) => [slug ?? '', id]));
  },
  /**
   * Those of the revisions that say what visitors see of their recipes now, whatever its version, and
   * whether it was closed when it was shown again.
   */
  listShowing: (revisions: Revision[]) => listShowing(scope, revisions),
  /** Fails its batch where one of the recipes is not as it was read. */
  expect: (states: Expected[]): Statement => expectStates(scope, states),
});

type Expected = Pick<RecipeState, 'id' | 'version' | 'publishedVersion' | 'deletedAt'>;

type Revision = { recipeId: RecipeId; version: number };
const revision = jsonElement('revision');
const ofRevision = fieldsOf<Revision>(sql`${revision.value}`);

async function listShowing({ db, siteId }: SiteScope, revisions: Revision[]): Promise<Revision[]> {
  const shown = selection({ recipeId: recipes.id, version: recipeRevisions.version });
  const query = sql`SELECT ${shown} FROM json_each(${JSON.stringify(revisions)}) ${revision}
    JOIN ${recipes} ON +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${ofRevision('recipeId')}
    ${publishedContent.join}
    JOIN ${recipeRevisions} ON ${recipeRevisions.recipeId} = ${recipes.id}
      AND ${recipeRevisions.version} = ${ofRevision('version')}
      AND ${publishedContent.content} IN
        (${recipeRevisions.content}, ${closedContent(sql`${recipeRevisions.content}`)})`;
  const [found] = await readEach(db, rows(shown, query));
  return found;
}

async function listStates(
  { db, siteId }: SiteScope,
  ids: RecipeId[],
  field: ActionField,
): Promise<{ states: RecipeState[]; last: number; collected: number }> {
  const state = selectionFor(field);
  const collectionId = field.kind === 'collection' ? field.collectionId : '';
  const last = selection({
    last: number(sql`coalesce(max(${collectionRecipes.position}) + 1, 0)`),
    collected: number(sql`count(*)`),
  });
  const [found, places] = await readEach(
    db,
    rows(
      state,
      sql`SELECT ${state} FROM ${recipes} ${workingContent.join} LEFT ${publishedContent.join}
        LEFT JOIN ${collectionRecipes} ON ${collectionRecipes.recipeId} = ${recipes.id}
          AND +${collectionRecipes.siteId} = ${siteId}
          AND +${collectionRecipes.collectionId} = ${collectionId}
        WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids)}`,
    ),
    rows(
      last,
      sql`SELECT ${last} FROM ${collectionRecipes} WHERE ${collectionRecipes.siteId} = ${siteId}
        AND ${collectionRecipes.collectionId} = ${collectionId}`,
    ),
  );
  const states = found.map(
    ({ workingPrivacy, publishedPrivacy, workingTermIds, publishedTermIds, ...row }) => ({
      ...row,
      privacy: { working: workingPrivacy, published: publishedPrivacy },
      termIds: { working: workingTermIds, published: publishedTermIds },
    }),
  );
  const byId = new Map(states.map((each) => [each.id, each]));
  const { last: next, collected } = places[0] ?? { last: 0, collected: 0 };
  return { states: ids.flatMap((id) => byId.get(id) ?? []), last: next, collected };
}

function selectionFor(field: ActionField) {
  const working = jsonFieldsOf<RecipeContent>(sql`${workingContent.content}`);
  const published = jsonFieldsOf<RecipeContent>(sql`${publishedContent.content}`);
  const listed = contentFieldOf(field);
  const name = field.kind === 'term' && listed !== null ? listed : 'tagIds';
  return selection({
    id: recipes.id,
    slug: recipes.slug,
    version: recipes.version,
    deletedAt: recipes.deletedAt,
    publishedVersion: recipes.publishedVersion,
    publishedAt: recipes.publishedAt,
    publishedSlug: recipes.publishedSlug,
    workingPrivacy: json<PrivacySetting>(working('privacySetting')),
    publishedPrivacy: json<PrivacySetting | null>(published('privacySetting')),
    workingTermIds: json<TermId[]>(working(name)),
    publishedTermIds: json<TermId[] | null>(published(name)),
    position: nullable(number(sql`${collectionRecipes.position}`)),
  });
}

const expected = jsonElement('expected');
const field = fieldsOf<RecipeState>(sql`${expected.value}`);

function expectStates({ db, siteId }: SiteScope, states: Expected[]): Statement {
  const list = states.map(({ id, version, publishedVersion, deletedAt }) => ({
    id,
    version,
    publishedVersion,
    deletedAt,
  }));
  const isExpected: SQL = sql`${recipes.version} = ${field('version')}
    AND ${recipes.publishedVersion} IS ${field('publishedVersion')}
    AND ${recipes.deletedAt} IS ${field('deletedAt')}`;
  return db
    .update(recipes)
    .set({ version: sql`CASE WHEN ${isExpected} THEN ${recipes.version} END` })
    .from(sql`json_each(${JSON.stringify(list)}) ${expected}`)
    .where(sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} = ${field('id')}`);
}
