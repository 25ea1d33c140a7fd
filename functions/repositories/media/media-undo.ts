import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Id, ImageId } from '#domain/ids.ts';
import { type MediaUndo, mediaKeptMs, type PictureFile } from '#domain/media/library/media-undo.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { images, mediaUndos } from '#functions/db/schema/site/media.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';
import { isMediaNamed, isMediaUsed, type UseScope } from './media-uses.ts';

const stored = selection({ plan: mediaUndos.plan });

export const mediaUndoRepository = ({ db, siteId }: SiteScope) => ({
  find: async (id: Id, now: number): Promise<MediaUndo | null> => {
    const query = sql`SELECT ${stored} FROM ${mediaUndos} WHERE +${mediaUndos.siteId} = ${siteId}
      AND ${mediaUndos.id} = ${id} AND ${mediaUndos.expiresAt} > ${now}`;
    return (await read(db, firstRow(stored, query)))?.plan ?? null;
  },
  create: (undo: { id: Id; plan: MediaUndo }, now: number): Statement =>
    db.insert(mediaUndos).values({ ...undo, siteId, expiresAt: now + mediaKeptMs }),
  /** What an undo leads to can be taken back in its turn. */
  replace: (id: Id, plan: MediaUndo): Statement =>
    db
      .update(mediaUndos)
      .set({ plan })
      .where(and(eq(mediaUndos.siteId, siteId), eq(mediaUndos.id, id))),
  /** Another file than the expected one fails the batch. */
  putFile: (id: ImageId, { key, ...file }: PictureFile, expectedKey: string): Statement =>
    db
      .update(images)
      .set({
        ...file,
        key: sql`CASE WHEN ${images.key} = ${expectedKey} THEN ${key} END`,
      })
      .where(and(eq(images.siteId, siteId), eq(images.id, id))),
  /**
   * The picture whose file another one takes: it is that other one from now on. Where something has
   * come to show or name it, the batch fails.
   */
  absorb: (id: ImageId, use: UseScope): Statement[] => {
    const isOne = and(eq(images.siteId, siteId), eq(images.id, id), isNull(images.deletedAt));
    const isFree = sql`NOT ${isMediaUsed(images.id, use)} AND NOT ${isMediaNamed(images.id)}`;
    const expectFree = { key: sql`CASE WHEN ${isFree} THEN ${images.key} END` };
    return [db.update(images).set(expectFree).where(isOne), db.delete(images).where(isOne)];
  },
});
