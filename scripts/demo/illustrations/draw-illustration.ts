import { drawPlate } from './atelier/draw.ts';
import { drawLinocut } from './hearth/draw.ts';
import { drawFlat } from './market-garden/draw.ts';
import { drawMark } from './marks/draw.ts';
import type { Picture } from './picture.ts';

/** The picture as SVG; the same picture gives the same text on every run. */
export function drawIllustration({ alt, format, scene }: Picture): string {
  if (scene.style === 'linocut') return drawLinocut(alt, format, scene);
  if (scene.style === 'flat') return drawFlat(alt, format, scene);
  if (scene.style === 'drawing') return drawPlate(alt, format, scene);
  return drawMark(scene);
}
