import type { Video } from '#domain/cooking/recipe-work.ts';
import { filmIn, playable } from '#domain/media/film.ts';
import { type Image, type ImageUse, pictureIn } from '#domain/media/image.ts';
import type { PageFacts } from './facts.ts';

/** The picture of an id with its crop; null when there is none. */
export function pictureOf(facts: PageFacts, use: ImageUse | string | null): Image | null {
  return pictureIn(facts.site.images, use);
}

/** The video of an id; null when there is none. */
export function videoOf(facts: PageFacts, id: string | null): Video | null {
  return playable(filmIn({ videos: facts.videos, images: facts.site.images }, id));
}

/** Pictures below the first screen load before they are scrolled to, so they need no placeholder. */
export function withoutLqip<Picture extends Image | null>(image: Picture): Picture {
  return image && { ...image, lqip: '' };
}

export function withoutLqips<Card extends { image: Image | null }>(cards: Card[]): Card[] {
  return cards.map((card) => ({ ...card, image: withoutLqip(card.image) }));
}
