import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { closedCopies, shownClosed } from './closed-copies.ts';
import { type Deed, keepPublished } from './keep-revisions.ts';
import {
  appearance,
  changesOf,
  disappearance,
  forgetTakenBack,
  isPublished,
  redirectStatement,
  unpublished,
} from './publication-statements.ts';
import {
  groupOf,
  isKept,
  isPictured,
  type PublishableRevision,
  scheduledRevision,
  scheduledVersion,
  workingRevision,
} from './recipe-content.ts';
import { pruneRevisions } from './recipe-revisions.ts';
import { endSchedules, endSchedulesOf } from './recipe-schedule.ts';
import { publishRevisions, type ShownRevision, showRevisions } from './show-revisions.ts';

export type Publication = Deed & {
  recipeIds: RecipeId[];
  /** One moment for all of them, or one for each by its id; null leaves what was. */
  publishedAt: number | Readonly<Record<RecipeId, number>> | null;
};

/** A schedule as its run of the job has claimed it. */
type ScheduledPublication = Deed & { recipeId: RecipeId; claimedAt: number };

/**
 * What becomes visible and what vanishes, as sets: one recipe and a hundred take the same
 * statements. Each is written so that a repeat changes nothing; the first one records what changes,
 * and its count says whether anything does.
 */
export const recipePublicationRepository = (scope: SiteScope) => ({
  publish: (publication: Publication): Statement[] => publish(scope, publication),
  publishScheduled: (publication: ScheduledPublication): Statement[] =>
    publishScheduled(scope, publication),
  list: (ids: RecipeId[]) => listPublications(scope, ids),
  unpublish: (ids: RecipeId[], now: number): Statement[] => unpublish(scope, ids, now),
  /** Publishes given revisions, whatever the working copies have come to. */
  publishRevisions: (shown: ShownRevision[], deed: Deed): Statement[] => [
    ...publishRevisions(scope, shown, deed),
    ...endSchedulesOf(
      scope,
      shown.map(({ recipeId }) => recipeId),
    ),
  ],
  /** Shows again what was published. */
  show: (shown: ShownRevision[], now: number): Statement[] => showRevisions(scope, shown, now),
});

const publicationRow = selection({
  recipeId: recipes.id,
  publishedAt: number(sql`${recipes.publishedAt}`),
  publishedVersion: number(sql`${recipes.publishedVersion}`),
});

const listPublications = ({ db, siteId }: SiteScope, ids: RecipeId[]) =>
  read(
    db,
    rows(
      publicationRow,
      sql`SELECT ${publicationRow} FROM ${recipes}
          WHERE +${recipes.siteId} = ${siteId} AND ${isPublished} AND ${recipes.id} ${inList(ids)}`,
    ),
  );

/** Which recipes come to show which of their revisions; `removed` are schedules that are over. */
type Showing = Deed & {
  recipeIds: RecipeId[];
  chosen: SQL;
  revision: PublishableRevision;
  publishedAt: Publication['publishedAt'];
  removed: SQL;
};

const publish = (scope: SiteScope, publication: Publication): Statement[] =>
  show(scope, {
    ...publication,
    chosen: sql`${recipes.id} ${inList(publication.recipeIds)}`,
    revision: workingRevision,
    removed: sql`${recipeSchedules.recipeId} ${inList(publication.recipeIds)}`,
  });

/** Later edits of the working copy stay unpublished; only that it is closed by now holds for what was frozen. */
function publishScheduled(
  scope: SiteScope,
  { recipeId, claimedAt, ...deed }: ScheduledPublication,
): Statement[] {
  const { siteId } = scope;
  const isClaimed = sql`${recipeSchedules.recipeId} = ${recipeId}
    AND ${recipeSchedules.claimedAt} = ${claimedAt}`;
  const isRecorded = sql`EXISTS (SELECT 1 FROM ${changes} WHERE ${changes.siteId} = ${siteId}
    AND ${changes.key} = ${`recipe:${recipeId}`} AND ${changes.createdAt} = ${deed.now})`;
  const cause = { siteId, key: sql`'schedule'`, createdAt: deed.now };
  const chosen = sql`${recipes.id} = ${recipeId}
    AND EXISTS (SELECT 1 FROM ${recipeSchedules} WHERE ${isClaimed})`;
  const shown = show(scope, {
    ...deed,
    recipeIds: [recipeId],
    chosen,
    revision: scheduledRevision,
    publishedAt: null,
    removed: isClaimed,
  });
  return [
    ...closeScheduled(scope, { chosen, isClaimed }),
    ...shown,
    sql`INSERT INTO ${selected(changes, cause)} WHERE ${isRecorded}`,
  ];
}

/** Has the schedule name the revision that may be shown by now. */
function closeScheduled(
  scope: SiteScope,
  { chosen, isClaimed }: { chosen: SQL; isClaimed: SQL },
): Statement[] {
  const { db, siteId } = scope;
  const version = sql`${recipeSchedules.version}`;
  const toShow = sql`(SELECT ${shownClosed(version).version} FROM ${recipes}
    WHERE ${recipes.id} = ${recipeSchedules.recipeId})`;
  return [
    ...closedCopies(scope, { rows: sql`${recipes}`, chosen, version: scheduledVersion }),
    db
      .update(recipeSchedules)
      .set({ version: toShow })
      .where(sql`+${recipeSchedules.siteId} = ${siteId} AND ${isClaimed}`),
    // Only the closed copy of what was frozen comes behind the working copy.
    db
      .update(recipes)
      .set({ version: sql`${recipes.version} + 2` })
      .where(
        sql`+${recipes.siteId} = ${siteId} AND ${chosen} AND ${scheduledVersion} > ${recipes.version}`,
      ),
  ];
}

function show(scope: SiteScope, showing: Showing): Statement[] {
  const { db, siteId } = scope;
  const { recipeIds, revision, by, now, publishedAt, removed } = showing;
  const chosen = sql`${showing.chosen} AND ${isKept}`;
  const changed = sql`${chosen} AND ${recipes.publishedChangedAt} = ${now}`;
  const date = dateOf(publishedAt);
  const shownDate = sql`coalesce(${date}, ${recipes.publishedAt}, ${now})`;
  const differs = sql`(${recipes.publishedAt} IS NULL
    OR ${recipes.publishedVersion} IS NOT ${revision.version}
    OR ${recipes.publishedAt} IS NOT coalesce(${date}, ${recipes.publishedAt}))`;
  return [
    changesOf(scope, sql`${chosen} AND ${differs}`, now),
    keepPublished(scope, { chosen, revision }, { by, now }),
    redirectStatement(siteId, { chosen, slug: revision.slug, now }),
    db
      .update(recipes)
      .set({
        publishedSlug: revision.slug,
        publishedVersion: revision.version,
        publishedAt: shownDate,
        picturedAt: sql`CASE WHEN ${isPictured(revision)} THEN ${shownDate} END`,
        publishedChangedAt: now,
        relatedGroup: groupOf(revision),
        takenBack: null,
      })
      .where(sql`+${recipes.siteId} = ${siteId} AND ${chosen} AND ${differs}`),
    ...appearance(scope, { chosen, changed }),
    endSchedules(scope, removed),
    pruneRevisions(scope, recipeIds),
  ];
}

function dateOf(publishedAt: Publication['publishedAt']): SQL {
  if (publishedAt === null || typeof publishedAt === 'number') return sql`${publishedAt}`;
  return sql`json_extract(${JSON.stringify(publishedAt)}, '$."' || ${recipes.id} || '"')`;
}

function unpublish(scope: SiteScope, ids: RecipeId[], now: number): Statement[] {
  const { db, siteId } = scope;
  const published = sql`${recipes.id} ${inList(ids)} AND ${isPublished}`;
  return [
    changesOf(scope, published, now),
    db
      .update(recipes)
      .set(unpublished)
      .where(sql`+${recipes.siteId} = ${siteId} AND ${published}`),
    forgetTakenBack(scope, ids),
    pruneRevisions(scope, ids),
    ...disappearance(scope, ids),
  ];
}
