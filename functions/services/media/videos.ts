import { issueMessages } from '#contract/issue-messages.ts';
import type { NewVideoInput, VideosAnswer, VideoView } from '#contract/media/media.ts';
import type { FilmInput } from '#contract/media/library.ts';
import type { Page } from '#contract/paging.ts';
import type { VideoId } from '#domain/ids.ts';
import { originalName, pendingName } from '#domain/media/media-key.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { checkReferences } from '../check-references.ts';
import { invalidAt, notFound, unacceptable } from '../service-error.ts';
import { findFilmNotes, noteEraser } from './film-notes.ts';
import { videoKey, videoTypeOf } from './video-type.ts';
import { videoViewOf } from './views.ts';

const headerBytes = 256;

/** Makes a video of what was uploaded; asked again, it answers the same video. */
export async function createVideo(
  ctx: SiteContext,
  { key: id, name, posterImageId }: NewVideoInput,
): Promise<VideoView> {
  const { media: videos } = ctx.repositories;
  const made = await videos.findVideo(id);
  if (made) return videoViewOf(made);
  const upload = await ctx.platform.uploads.findUsed(id, ctx.actor.user.id);
  if (upload?.siteId !== ctx.site.id) throw invalidAt('key');
  const commit = await checkReferences(ctx, {
    references:
      posterImageId === null ? [] : [{ kind: 'image', id: posterImageId, path: 'posterImageId' }],
  });
  const { contentType } = upload;
  const key = videoKey(id, contentType);
  const bytes = await keep(ctx.adapters.media, { id, key, contentType });
  const video = { id, key, name, contentType, bytes, posterImageId, createdAt: ctx.now };
  await commit([videos.createVideo(video)]);
  await ctx.prepare([ctx.platform.uploads.delete(id)]);
  await ctx.adapters.media.removeUnder(pendingName(id));
  return videoViewOf(video);
}

export async function listVideos(ctx: SiteContext, page: Page): Promise<VideosAnswer> {
  const { videos, total } = await ctx.repositories.media.listVideos(page);
  return { videos: videos.map(videoViewOf), total };
}

/** No page shows what a film is called. */
export async function renameVideo(
  ctx: SiteContext,
  { id, name }: FilmInput & { id: VideoId },
): Promise<VideoView> {
  const { media: videos } = ctx.repositories;
  const video = await videos.findVideo(id);
  if (!video) throw notFound();
  await ctx.commit([videos.renameVideo(id, name)]);
  return videoViewOf({ ...video, name });
}

/** Copies the film to where it is served from, after a look at its first bytes. */
async function keep(
  store: MediaStore,
  { id, key, contentType }: { id: string; key: string; contentType: string },
): Promise<number> {
  const name = pendingName(id);
  const head = await store.read(name, { start: 0, end: headerBytes - 1 });
  if (!head) throw invalidAt('key');
  const header = new Uint8Array(await new Response(head.body).arrayBuffer());
  if (videoTypeOf(header) !== contentType) throw notThatVideo();
  const { size } = head;
  const notes = contentType === 'video/mp4' ? await findFilmNotes({ store, name, size }) : [];
  if (!notes) throw notThatVideo();
  const whole = await store.read(name);
  if (!whole) throw invalidAt('key');
  const body = notes.length === 0 ? whole.body : whole.body.pipeThrough(noteEraser(notes));
  await store.writeStream(originalName(key), body, { contentType, size });
  return size;
}

const notThatVideo = () => unacceptable('unsupported_media_type', issueMessages.notThatVideo);
