import { and, eq, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { commentBans } from '#functions/db/schema/site/people/comments.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { insertFrom } from '#functions/db/writing.ts';
import { isShownByAlone } from '../media/media-uses.ts';
import type { SiteScope } from '../scope.ts';

/**
 * Has a site follow what the directory says of its owner, which is safe to repeat: its pages name the
 * new one, who is banned no longer, and what it shows of the pictures of the former one stays its own.
 */
export function handOverStatements(
  { db, siteId }: SiteScope,
  ownerId: UserId,
  now: number,
): Statement[] {
  const changed = sql`${sites} WHERE ${sites.id} = ${siteId} AND ${sites.ownerId} <> ${ownerId}`;
  const former = sql`(SELECT ${sites.ownerId} FROM ${changed})`;
  return [
    insertFrom(
      changes,
      ['siteId', 'key', 'createdAt'],
      sql`SELECT ${sites.id}, 'owner', ${now} FROM ${changed}`,
    ),
    db
      .update(images)
      .set({ siteId })
      .where(
        sql`${images.siteId} IS NULL AND ${images.userId} = ${former}
          AND ${isShownByAlone(images.id, siteId)}`,
      ),
    db
      .delete(commentBans)
      .where(and(eq(commentBans.siteId, siteId), eq(commentBans.userId, ownerId))),
    db.update(sites).set({ ownerId }).where(eq(sites.id, siteId)),
  ];
}
