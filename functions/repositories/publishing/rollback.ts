import { type SQL, sql } from 'drizzle-orm';
import { commit, type Database } from '#functions/db/database.ts';
import { newestVersions, refusedAmongConsidered } from './withheld-pages.ts';

type Rollback = { siteId: string; revision: number; buildId: string; now: number };

/**
 * Makes an earlier build what visitors see, as a build of its own; false when there is none, and
 * when a build is being made or about to be, which would undo it at once. Pages that show what is
 * withheld by now stay as they are. They may lead to what came since, so that stays with them.
 */
export async function restoreRevision(database: Database, input: Rollback): Promise<boolean> {
  const { siteId, revision, buildId, now } = input;
  const isPossible = sql`EXISTS (SELECT 1 FROM builds WHERE site_id = ${siteId}
      AND revision = ${revision} AND status = 'live' AND restored_revision IS NULL)
    AND NOT EXISTS (SELECT 1 FROM builds WHERE site_id = ${siteId} AND status = 'running')
    AND NOT EXISTS (SELECT 1 FROM changes WHERE site_id = ${siteId})`;
  const next = sql`(SELECT MAX(revision) + 1 FROM builds WHERE site_id = ${siteId})`;
  const [, , restored] = await commit(database, [
    bringBack(input, { next, isPossible }),
    takeAway(input, { next, isPossible }),
    sql`UPDATE sites SET revision = ${next}, is_rolled_back = 1 WHERE id = ${siteId} AND ${isPossible}`,
    sql`INSERT INTO builds (id, site_id, revision, "trigger", status, lease_token, lease_until,
          failures, restored_revision, pages_changed, started_at, finished_at)
        SELECT ${buildId}, ${siteId}, ${next}, 'rollback', 'live', '', 0, '[]', ${revision},
          (SELECT COUNT(*) FROM pages WHERE site_id = ${siteId} AND revision = ${next}), ${now}, ${now}
        WHERE ${isPossible}`,
  ]);
  return restored === 1;
}

type Terms = { next: SQL; isPossible: SQL };

/** Lays the versions of that time down anew where another stands by now. */
function bringBack({ siteId, revision, now }: Rollback, { next, isPossible }: Terms): SQL {
  return sql`WITH ${newestVersions('considered', siteId, sql`revision <= ${revision}`)},
      ${newestVersions('newest', siteId, sql`1`)},
      ${refusedAmongConsidered(siteId)}
    INSERT INTO pages (site_id, path, revision, kind, subject_id, status, content_type, location,
      hash, pack_key, pack_offset, pack_length, content_security_policy, named_subjects, renderer,
      modified_at)
    SELECT p.site_id, p.path, ${next}, p.kind, p.subject_id, p.status, p.content_type, p.location,
      p.hash, p.pack_key, p.pack_offset, p.pack_length, p.content_security_policy,
      p.named_subjects, p.renderer, ${now}
    FROM considered c JOIN newest n ON n.path = c.path AND n.revision <> c.revision
      JOIN pages p ON p.site_id = ${siteId} AND p.path = c.path AND p.revision = c.revision
    WHERE c.kind <> 'gone' AND ${isPossible} AND c.path NOT IN (SELECT path FROM refused)
      AND (c.named_subjects IS NOT NULL OR NOT EXISTS (SELECT 1 FROM refused))`;
}

/** Removes what did not stand then. */
function takeAway({ siteId, revision, now }: Rollback, { next, isPossible }: Terms): SQL {
  return sql`WITH ${newestVersions('considered', siteId, sql`revision <= ${revision}`)},
      ${newestVersions('newest', siteId, sql`1`)},
      ${refusedAmongConsidered(siteId)}
    INSERT INTO pages (site_id, path, revision, kind, status, content_type, hash, pack_key,
      pack_offset, pack_length, content_security_policy, renderer, modified_at)
    SELECT ${siteId}, n.path, ${next}, 'gone', 404, '', '', '', 0, 0, '', '', ${now}
    FROM newest n LEFT JOIN considered c ON c.path = n.path
    WHERE n.kind <> 'gone' AND (c.kind IS NULL OR c.kind = 'gone') AND ${isPossible}
      AND NOT EXISTS (SELECT 1 FROM refused)`;
}
