import type { Tint } from '../illustrations/market-garden/flat.ts';
import type { GardenField, GardenItem } from '../illustrations/market-garden/scene.ts';
import type { Picture } from '../illustrations/picture.ts';

/** A flat poster: one strong ground, perhaps a second colour in a plain shape, and the produce. */
export function poster(
  alt: string,
  [ground, ...fields]: readonly [Tint, ...GardenField[]],
  items: readonly GardenItem[],
): Picture {
  return { alt, format: 'portrait', scene: { style: 'flat', ground, fields, items } };
}
