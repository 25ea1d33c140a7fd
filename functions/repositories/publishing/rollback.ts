import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { commit, type Database } from '#functions/db/database.ts';
import { builds } from '#functions/db/schema/site/builds.ts';
import { changes } from '#functions/db/schema/site/changes.ts';
import { pages } from '#functions/db/schema/site/pages.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { selected } from '#functions/db/writing.ts';
import { goneRow } from './staging.ts';
import {
  considered,
  isRefused,
  newestVersions,
  refusedAmongConsidered,
  versionsIn,
} from './withheld-pages.ts';

type Rollback = { siteId: string; revision: number; buildId: string; now: number };

/**
 * Makes an earlier build what visitors see, as a build of its own; false when there is none, and
 * when a build is being made or about to be, which would undo it at once. Pages that show what is
 * withheld by now stay as they are. They may lead to what came since, so that stays with them.
 */
export async function restoreRevision(database: Database, input: Rollback): Promise<boolean> {
  const { siteId, revision, buildId, now } = input;
  const next = sql`(SELECT MAX(${builds.revision}) + 1 FROM ${builds}
    WHERE ${builds.siteId} = ${siteId})`;
  const isPossible = canRestore(input);
  const row = selected(builds, {
    id: buildId,
    siteId,
    revision: next,
    trigger: 'rollback',
    status: 'live',
    leaseToken: '',
    leaseUntil: 0,
    failures: [],
    restoredRevision: revision,
    pagesChanged: sql`(SELECT COUNT(*) FROM ${pages}
      WHERE ${pages.siteId} = ${siteId} AND ${pages.revision} = ${next})`,
    startedAt: now,
    finishedAt: now,
  });
  const [, , restored] = await commit(database, [
    restoreVersions(input, { next, isPossible }),
    removeLaterPages(input, { next, isPossible }),
    database
      .update(sites)
      .set({ revision: next, isRolledBack: true })
      .where(sql`${sites.id} = ${siteId} AND ${isPossible}`),
    sql`INSERT INTO ${row} WHERE ${isPossible}`,
  ]);
  return restored === 1;
}

const canRestore = ({ siteId, revision }: Rollback): SQL =>
  sql`EXISTS (SELECT 1 FROM ${builds} WHERE ${builds.siteId} = ${siteId}
      AND ${builds.revision} = ${revision} AND ${builds.status} = 'live'
      AND ${builds.restoredRevision} IS NULL)
    AND NOT EXISTS (SELECT 1 FROM ${builds}
      WHERE ${builds.siteId} = ${siteId} AND ${builds.status} = 'running')
    AND NOT EXISTS (SELECT 1 FROM ${changes} WHERE ${changes.siteId} = ${siteId})`;

type Terms = { next: SQL; isPossible: SQL };

const newest = versionsIn('newest');

/** Pages at the revision, pages now, and which of the former must not be shown. */
const compared = ({ siteId, revision }: Rollback): SQL =>
  sql`WITH ${newestVersions('considered', siteId, sql`${pages.revision} <= ${revision}`)},
      ${newestVersions('newest', siteId, sql`1`)},
      ${refusedAmongConsidered(siteId)}`;

/** Stores the versions of that revision anew where the page has changed since. */
function restoreVersions(input: Rollback, { next, isPossible }: Terms): SQL {
  const former = alias(pages, 'former');
  const row = selected(pages, {
    siteId: former.siteId,
    path: former.path,
    revision: next,
    kind: former.kind,
    subjectId: former.subjectId,
    status: former.status,
    contentType: former.contentType,
    location: former.location,
    hash: former.hash,
    packKey: former.packKey,
    packOffset: former.packOffset,
    packLength: former.packLength,
    contentSecurityPolicy: former.contentSecurityPolicy,
    namedSubjects: former.namedSubjects,
    renderer: former.renderer,
    modifiedAt: input.now,
  });
  return sql`${compared(input)} INSERT INTO ${row} FROM considered
      JOIN newest ON ${newest.path} = ${considered.path}
        AND ${newest.revision} <> ${considered.revision}
      JOIN ${pages} ${former} ON ${former.siteId} = ${input.siteId}
        AND ${former.path} = ${considered.path} AND ${former.revision} = ${considered.revision}
    WHERE ${considered.kind} <> 'gone' AND ${isPossible} AND NOT (${isRefused(considered)})
      AND (${considered.namedSubjects} IS NOT NULL OR NOT EXISTS (SELECT 1 FROM refused))`;
}

/** Removes pages that did not exist at that revision. */
function removeLaterPages(input: Rollback, { next, isPossible }: Terms): SQL {
  const { siteId, now } = input;
  const row = selected(pages, {
    ...goneRow(''),
    siteId,
    path: newest.path,
    revision: next,
    renderer: '',
    modifiedAt: now,
  });
  return sql`${compared(input)} INSERT INTO ${row} FROM newest
      LEFT JOIN considered ON ${considered.path} = ${newest.path}
    WHERE ${newest.kind} <> 'gone' AND ${isPossible}
      AND (${considered.kind} IS NULL OR ${considered.kind} = 'gone')
      AND NOT EXISTS (SELECT 1 FROM refused)`;
}
