import type { Crop } from '#domain/media/image.ts';
import type { AtelierScene } from './atelier/scene.ts';
import type { GardenScene } from './market-garden/scene.ts';
import type { HearthScene } from './hearth/scene.ts';
import type { MarkScene } from './marks/scene.ts';

export const pictureFormats = {
  portrait: { width: 1600, height: 2000 },
  landscape: { width: 2000, height: 1250 },
  square: { width: 1200, height: 1200 },
  wordmark: { width: 1200, height: 320 },
  icon: { width: 512, height: 512 },
} as const;

export type PictureFormat = keyof typeof pictureFormats;

/** A drawing to be made; its `alt` is also the seed, so the same words give the same hand. */
export type Picture = {
  alt: string;
  format: PictureFormat;
  scene: Scene;
  /** The part that is kept in sight where a page shows it in another shape. */
  focus?: Crop;
};

export type Scene = HearthScene | GardenScene | AtelierScene | MarkScene;
