import type { MediaAnswer, MediaItem, MediaQuery } from '#contract/media/library.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { LibraryPart, LibraryView } from '#functions/repositories/media/library.ts';
import { libraryImageViewOf, videoViewOf } from '../views.ts';

type Row = { createdAt: number; id: string; item: MediaItem };

/** Pictures and films of a site, newest first, a part at a time; the first one comes with counts. */
export async function listMedia(
  ctx: SiteContext,
  { filter, q: words, cursor, limit }: MediaQuery,
): Promise<MediaAnswer> {
  const { mediaLibrary } = ctx.repositories;
  const avatarId = ctx.actor.user.avatarImageId;
  const view = { filter, words: words.trim(), after: placeOf(cursor), avatarId };
  const [part, counts] = await Promise.all([
    mediaLibrary.list({ ...view, limit: limit + 1 }),
    cursor === undefined ? mediaLibrary.count(view) : null,
  ]);
  const all = (await rowsOf(ctx, part)).toSorted(
    (one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
  );
  const shown = all.slice(0, limit);
  const last = all.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ item }) => item),
    cursor: last ? `${last.createdAt}-${last.id}` : null,
    counts,
  };
}

function placeOf(cursor: string | undefined): LibraryView['after'] {
  if (cursor === undefined) return null;
  const at = cursor.indexOf('-');
  return { createdAt: Number(cursor.slice(0, at)), id: cursor.slice(at + 1) };
}

async function rowsOf(ctx: SiteContext, { pictures, films }: LibraryPart): Promise<Row[]> {
  const posterIds = films.flatMap(({ posterImageId }) => posterImageId ?? []);
  const found = posterIds.length > 0 ? await ctx.repositories.media.listImagesById(posterIds) : [];
  const posters = new Map(found.map((image) => [image.id, libraryImageViewOf(image)]));
  return [
    ...pictures.map(({ isUsed, ...picture }): Row => {
      const { id, createdAt } = picture;
      return { id, createdAt, item: { kind: 'picture', ...libraryImageViewOf(picture), isUsed } };
    }),
    ...films.map(({ isUsed, ...film }): Row => {
      const { id, createdAt, posterImageId } = film;
      const poster = (posterImageId === null ? null : posters.get(posterImageId)) ?? null;
      return { id, createdAt, item: { kind: 'film', ...videoViewOf(film), poster, isUsed } };
    }),
  ];
}
