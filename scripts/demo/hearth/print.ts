import type { Ink } from '../illustrations/hearth/ink.ts';
import type { HearthItem, HearthScene } from '../illustrations/hearth/scene.ts';
import type { Picture, PictureFormat } from '../illustrations/picture.ts';

/** A linocut: wall and table colours, what fills the wall, and what stands on the table. */
export function print(
  alt: string,
  [ground, table, back]: readonly [Ink, Ink, HearthScene['back']],
  items: readonly HearthItem[],
): Picture {
  return { alt, format: 'portrait', scene: { style: 'linocut', ground, table, back, items } };
}

export function cut(picture: Picture, format: PictureFormat): Picture {
  return { ...picture, format };
}
