import type { Ink } from '../illustrations/hearth/ink.ts';
import type { HearthItem, HearthScene } from '../illustrations/hearth/scene.ts';
import type { Picture, PictureFormat } from '../illustrations/picture.ts';

/** Most food stands on the table, below the middle of the sheet. */
const tableHeight = 1300;
const focusHeight = 1200;

/** A linocut: wall and table colours, what fills the wall, and what stands on the table. */
export function print(
  alt: string,
  [ground, table, back]: readonly [Ink, Ink, HearthScene['back']],
  items: readonly HearthItem[],
): Picture {
  const scene: HearthScene = { style: 'linocut', ground, table, back, items };
  return focusedAt(tableHeight, { alt, format: 'portrait', scene });
}

/** A wide window onto the picture shows what is around `middle`, in pixels from the top. */
export function focusedAt(middle: number, picture: Picture): Picture {
  const y = middle - focusHeight / 2;
  return { ...picture, focus: { width: 1600, height: focusHeight, x: 0, y } };
}

/** The same scene drawn in another shape. */
export function cut({ alt, scene }: Picture, format: PictureFormat): Picture {
  return { alt, scene, format };
}
