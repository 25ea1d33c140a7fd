import type { MediaResultsAnswer } from '#contract/media/library.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { conflict, notFound } from '../../service-error.ts';

/** What something shows stays; the rest can be restored for thirty days. */
export async function deleteMedia(ctx: SiteContext, ids: Id[]): Promise<MediaResultsAnswer> {
  const { mediaLibrary } = ctx.repositories;
  const mediaIds = [...new Set(ids)];
  const kinds = await mediaLibrary.listKinds(mediaIds);
  const there = mediaIds.filter((id) => kinds.has(id));
  const use = { siteId: ctx.site.id, avatarId: ctx.actor.user.avatarImageId };
  const statements = there.flatMap((id) => mediaLibrary.deleteUnused(id, use, ctx.now));
  const changed = await ctx.commit(statements);
  const deleted = new Set(
    there.filter((_, place) => changed[place * 2] === 1 || changed[place * 2 + 1] === 1),
  );
  return {
    results: mediaIds.map((mediaId) => {
      if (!kinds.has(mediaId)) return { mediaId, status: 'not_found' as const };
      return { mediaId, status: deleted.has(mediaId) ? ('done' as const) : ('in_use' as const) };
    }),
  };
}

export async function deleteOne(ctx: SiteContext, id: Id, kind: 'picture' | 'film'): Promise<void> {
  const kinds = await ctx.repositories.mediaLibrary.listKinds([id]);
  if (kinds.get(id) !== kind) throw notFound();
  const { results } = await deleteMedia(ctx, [id]);
  if (results[0]?.status !== 'done') throw conflict('in_use');
}

/** A repeat answers the same. */
export async function restoreMedia(ctx: SiteContext, ids: Id[]): Promise<MediaResultsAnswer> {
  const { mediaLibrary } = ctx.repositories;
  const mediaIds = [...new Set(ids)];
  await ctx.commit(mediaLibrary.restore(mediaIds));
  const kinds = await mediaLibrary.listKinds(mediaIds);
  return {
    results: mediaIds.map((mediaId) => ({
      mediaId,
      status: kinds.has(mediaId) ? ('done' as const) : ('not_found' as const),
    })),
  };
}
