import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { FileReplacement } from '#domain/media/library/media-undo.ts';
import { type Database, readEach, type Statement } from '#functions/db/database.ts';
import { images, mediaUndos, videos } from '#functions/db/schema/site/media.ts';
import { nullable, rows, selection, text } from '#functions/db/selection.ts';
import { inList } from '../scope.ts';
import { isMediaNamed } from './media-uses.ts';

const path = '$.file.key' satisfies `$.${keyof FileReplacement}.key`;
const image = selection({ id: images.id, key: images.key });
const video = selection({ id: videos.id, key: videos.key });
const undo = selection({
  id: mediaUndos.id,
  key: nullable(text(sql`${mediaUndos.plan} ->> ${sql.raw(`'${path}'`)}`)),
});

type Overdue = Record<'images' | 'videos' | 'undos', { id: Id; key: string | null }[]>;
type Asked = { deletedThrough: number; now: number; limit: number };

/** On all sites; what a revision still names waits, since an undo or a restored recipe may show it. */
export async function listOverdueMedia(
  db: Database,
  { deletedThrough, now, limit }: Asked,
): Promise<Overdue> {
  const [ofImages, ofVideos, undos] = await readEach(
    db,
    rows(
      image,
      sql`SELECT ${image} FROM ${images} WHERE ${images.deletedAt} <= ${deletedThrough}
        AND NOT ${isMediaNamed(images.id)} LIMIT ${limit}`,
    ),
    rows(
      video,
      sql`SELECT ${video} FROM ${videos} WHERE ${videos.deletedAt} <= ${deletedThrough}
        AND NOT ${isMediaNamed(videos.id)} LIMIT ${limit}`,
    ),
    rows(
      undo,
      sql`SELECT ${undo} FROM ${mediaUndos} WHERE ${mediaUndos.expiresAt} <= ${now}
        LIMIT ${limit}`,
    ),
  );
  return { images: ofImages, videos: ofVideos, undos };
}

export function forgetMedia(db: Database, overdue: Overdue): Statement[] {
  const tables = { images, videos, undos: mediaUndos };
  return (['images', 'videos', 'undos'] as const).map((name) =>
    db
      .delete(tables[name])
      .where(sql`${tables[name].id} ${inList(overdue[name].map(({ id }) => id))}`),
  );
}
