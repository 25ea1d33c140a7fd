import type { Video } from '#domain/cooking/recipe-work.ts';
import { cropped, type Image, type ImageUse } from '#domain/media/image.ts';
import type { PageFacts } from './facts.ts';

/** The picture of an id with its crop; null when there is none. */
export function pictureOf(facts: PageFacts, use: ImageUse | string | null): Image | null {
  if (use === null) return null;
  const { id, crop } = typeof use === 'string' ? { id: use } : use;
  const image = facts.site.images.get(id);
  return image ? cropped(image, crop) : null;
}

/** The video of an id; null when there is none. */
export function videoOf(facts: PageFacts, id: string | null): Video | null {
  const video = id === null ? undefined : facts.videos.get(id);
  if (!video) return null;
  return {
    src: `/media/${video.key}`,
    contentType: video.contentType,
    poster: pictureOf(facts, video.posterImageId),
  };
}

/** Pictures below the first screen load before they are scrolled to, so they need no placeholder. */
export function withoutLqip<Picture extends Image | null>(image: Picture): Picture {
  return image && { ...image, lqip: '' };
}

export function withoutLqips<Card extends { image: Image | null }>(cards: Card[]): Card[] {
  return cards.map((card) => ({ ...card, image: withoutLqip(card.image) }));
}
