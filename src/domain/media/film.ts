import type { Video } from '../cooking/recipe-work.ts';
import type { ImageId, VideoId } from '../ids.ts';
import { type Image, pictureIn } from './image.ts';

/** A stored video. */
export type VideoFacts = {
  id: VideoId;
  key: string;
  contentType: string;
  posterImageId: ImageId | null;
};

/** A video as visitors watch it. */
export type Film = { id: VideoId; key: string; contentType: string; poster: Image | null };

type Known = {
  videos: ReadonlyMap<string, VideoFacts>;
  images: ReadonlyMap<string, Image>;
};

/** As a page plays it. */
export const playable = (film: Omit<Film, 'id'> | null): Video | null =>
  film && { src: `/media/${film.key}`, contentType: film.contentType, poster: film.poster };

/** The video of an id; null when there is none. */
export function filmIn({ videos, images }: Known, videoId: VideoId | null): Film | null {
  const video = videoId === null ? undefined : videos.get(videoId);
  if (!video) return null;
  const { id, key, contentType, posterImageId } = video;
  return { id, key, contentType, poster: pictureIn(images, posterImageId) };
}
