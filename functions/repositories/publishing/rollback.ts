import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Publication, PublishedSettings } from '#domain/publishing/history/published-state.ts';
import type { ChangedKind } from '#domain/publishing/publishing.ts';
import type { RecipeNow, RollbackMove } from '#domain/publishing/history/plan-rollback.ts';
import type { RecipeId } from '#domain/ids.ts';
import { readEach, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { builds } from '#functions/db/schema/site/publishing/builds.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { publishedStates } from '#functions/db/schema/site/publishing/published-states.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { json, rows, selection, truth } from '#functions/db/selection.ts';
import { expecting } from '../expecting.ts';
import { isClosed } from '../recipe/closed-copies.ts';
import { publishedContent, workingContent } from '../recipe/recipe-content.ts';
import { showRevisions } from '../recipe/show-revisions.ts';
import type { SiteScope } from '../scope.ts';
import { knownSinceOf, publicationNow } from './published-states.ts';

/** What was published at a revision and is published now, of all recipes of the site. */
export type PublishedThenAndNow = {
  before: Map<RecipeId, Publication | null>;
  now: (RecipeNow & { isDeleted: boolean })[];
  settings: PublishedSettings | null;
  /** The first revision of which it is known. */
  knownSince: number;
  /** What else changed since. */
  changed: ChangedKind[];
};

export const rollbackRepository = (scope: SiteScope) => ({
  read: (revision: number) => readStates(scope, revision),
  /** Fails its batch while a build is made or about to be. */
  expectRest: (): Statement => expectRest(scope),
  /** Publishes revisions of then, and remembers what their cook had published. */
  bringBack: (moves: RollbackMove[], now: number): Statement[] => bringBack(scope, moves, now),
  /** After those and what they hide: what the cook had published, or null where that stands again. */
  remember: (taken: { id: RecipeId; publication: Publication | null }[]): Statement =>
    remember(scope, taken),
});

const stateThen = selection({
  id: publishedStates.subjectId,
  publication: publishedStates.publication,
  settings: publishedStates.settings,
});
const recipeNow = selection({
  id: recipes.id,
  title: recipes.title,
  shown: json<Publication | null>(
    sql`CASE WHEN ${recipes.publishedAt} IS NOT NULL THEN ${publicationNow} END`,
  ),
  // A copy that is damaged where it is stored counts as premium.
  isClosed: truth(sql`CASE WHEN json_valid(${workingContent.content}) THEN ${isClosed} ELSE 1 END`),
  takenBack: recipes.takenBack,
  isDeleted: truth(sql`${recipes.deletedAt} IS NOT NULL`),
});
const newest = alias(publishedStates, 'newest');
const kind = jsonElement('kind');
const changedSince = selection({
  kinds: json<ChangedKind[]>(sql`json_group_array(DISTINCT ${kind.key})`),
});

async function readStates(
  { db, siteId }: SiteScope,
  revision: number,
): Promise<PublishedThenAndNow> {
  const stood = sql`(SELECT max(${newest.revision}) FROM ${publishedStates} ${newest}
    WHERE ${newest.siteId} = ${siteId} AND ${newest.subjectId} = ${publishedStates.subjectId}
      AND ${newest.revision} <= ${revision})`;
  const [states, now, knownSince, [since]] = await readEach(
    db,
    rows(
      stateThen,
      sql`SELECT ${stateThen} FROM ${publishedStates}
        WHERE ${publishedStates.siteId} = ${siteId} AND ${publishedStates.revision} = ${stood}`,
    ),
    rows(
      recipeNow,
      sql`SELECT ${recipeNow} FROM ${recipes} ${workingContent.join} LEFT ${publishedContent.join}
        WHERE ${recipes.siteId} = ${siteId}`,
    ),
    knownSinceOf(siteId),
    rows(
      changedSince,
      sql`SELECT ${changedSince} FROM ${builds}, json_each(${builds.changedSubjects}) ${kind}
        WHERE ${builds.siteId} = ${siteId} AND ${builds.revision} > ${revision}`,
    ),
  );
  const settings = states.find(({ id }) => id === siteId)?.settings ?? null;
  const before = new Map(states.map(({ id, publication }) => [id, publication]));
  return { before, now, settings, knownSince, changed: since?.kinds ?? [] };
}

function expectRest(scope: SiteScope): Statement {
  const { siteId } = scope;
  const isResting = sql`NOT EXISTS (SELECT 1 FROM ${changes} WHERE ${changes.siteId} = ${siteId})
    AND NOT EXISTS (SELECT 1 FROM ${builds}
      WHERE ${builds.siteId} = ${siteId} AND ${builds.status} = 'running')`;
  return expecting(scope, isResting);
}

function bringBack(scope: SiteScope, moves: RollbackMove[], now: number): Statement[] {
  const shown = moves.flatMap(({ id, to }) => {
    if (to === null) return [];
    const { version, slug, publishedAt } = to;
    return [{ recipeId: id, version, slug, publishedAt }];
  });
  return showRevisions(scope, shown, now);
}

type Taken = { id: RecipeId; publication: Publication | null };
const taken = jsonElement('taken');
const field = fieldsOf<Taken>(sql`${taken.value}`);
const jsonField = jsonFieldsOf<Taken>(sql`${taken.value}`);

function remember({ db, siteId }: SiteScope, list: Taken[]): Statement {
  const publication: SQL = sql`CASE WHEN ${field('publication')} IS NOT NULL
    THEN ${jsonField('publication')} END`;
  return db
    .update(recipes)
    .set({ takenBack: publication })
    .from(sql`json_each(${JSON.stringify(list)}) ${taken}`)
    .where(sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} = ${field('id')}`);
}
