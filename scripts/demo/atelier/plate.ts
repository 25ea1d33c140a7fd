import type { Wash } from '../illustrations/atelier/line.ts';
import type { AtelierItem, AtelierScene, Measure } from '../illustrations/atelier/scene.ts';
import type { Picture } from '../illustrations/picture.ts';

/** A drawing on tinted paper: ground, backdrop and its tone, the sweets, and what is measured. */
export function plate(
  alt: string,
  [ground, backdrop, tone]: readonly [Wash, AtelierScene['backdrop'], Wash],
  [items, measures = []]: readonly [items: readonly AtelierItem[], measures?: readonly Measure[]],
): Picture {
  return {
    alt,
    format: 'portrait',
    scene: { style: 'drawing', ground, backdrop, tone, items, measures },
  };
}

/** What stands low on its sheet is shown from near: a square of so many pixels around a height of it. */
export function closeUp(middle: number, side: number, picture: Picture): Picture {
  const focus = { width: side, height: side, x: (1600 - side) / 2, y: middle - side / 2 };
  return { ...picture, focus };
}
