import { mediaKeptMs } from '#domain/media/library/media-undo.ts';
import { originalName, variantPrefix } from '#domain/media/media-key.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { forgetMedia, listOverdueMedia } from '#functions/repositories/media/overdue-media.ts';
import { userImageRepository } from '#functions/repositories/media/user-image.ts';

/** At once, so that a run stays short; the next run takes more. */
const freedAtOnce = 100;

type Freeing = { database: Database; media: Pick<MediaStore, 'removeUnder'>; now: number };

/** Removes the files that nobody can restore any more, then the rows that know of them. */
export async function freeMedia({ database, media, now }: Freeing): Promise<void> {
  const overdue = await listOverdueMedia(database, {
    deletedThrough: now - mediaKeptMs,
    now,
    limit: freedAtOnce,
  });
  const keys = [...overdue.images, ...overdue.videos, ...overdue.undos].flatMap(
    ({ key }) => key ?? [],
  );
  const shared = new Set(await userImageRepository(database).listSharedKeys(keys));
  for (const key of keys) {
    if (shared.has(key)) continue;
    await media.removeUnder(originalName(key));
    await media.removeUnder(variantPrefix(key));
  }
  await commit(database, forgetMedia(database, overdue));
}
