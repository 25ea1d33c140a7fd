import { arc, between, lathe, range, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, lineSmooth } from '../svg.ts';
import { carved, contour, gouge, ink } from './ink.ts';

/** A glass jar of starter, its bubbles showing. */
export function jar(sketch: Sketch): string {
  const glass = lathe(through('128,-420 132,-390 170,-340 176,-40 150,4 0,12'));
  const level = lathe(through('170,-250 172,-40 146,-4 0,4'));
  const bubbles = range(26).map(() => {
    const outline = arc({
      x: between(sketch.random, -140, 140),
      y: between(sketch.random, -225, -25),
      rx: between(sketch.random, 6, 17),
      ry: between(sketch.random, 5, 14),
    });
    return fillSmooth(outline, ink.crust);
  });
  return (
    fillSmooth(glass, ink.slate) +
    fillSmooth(level, ink.linen) +
    bubbles.join('') +
    contour(sketch, glass, 9) +
    gouge(sketch, { from: [-140, -330], to: [-146, -60], width: 14, color: ink.flour }) +
    carved(sketch, {
      outline: through('-142,-456 142,-456 140,-398 -140,-398'),
      fill: ink.red,
      rings: 1,
      shadeSector: [-30, 120],
    })
  );
}

/** A stoneware jug with a band of colour. */
export function jug(sketch: Sketch, color: string): string {
  const body = lathe(through('104,-520 96,-430 180,-300 196,-180 150,-20 0,12'));
  const handle = arc({ x: 168, y: -356, rx: 104, ry: 118 }, -100, 80);
  return (
    lineSmooth(handle, { stroke: ink.soot, width: 50 }) +
    lineSmooth(handle, { stroke: color, width: 32 }) +
    carved(sketch, {
      outline: body,
      fill: color,
      light: ink.flour,
      rings: 5,
      step: 0.07,
      shadeSector: [-70, 90],
      lightSector: [140, 220],
    }) +
    fillSmooth(arc({ y: -520, rx: 108, ry: 30 }), ink.soot) +
    lineSmooth(arc({ y: -250, rx: 186, ry: 30 }, 10, 170), { stroke: ink.soot, width: 9 })
  );
}

export function mug(sketch: Sketch, filling: string): string {
  const handle = arc({ x: 150, y: -130, rx: 86, ry: 80 }, -90, 100);
  const body = through('-160,-250 160,-250 152,-30 120,4 0,12 -120,4 -152,-30');
  return (
    lineSmooth(handle, { stroke: ink.soot, width: 46 }) +
    lineSmooth(handle, { stroke: ink.linen, width: 28 }) +
    carved(sketch, {
      outline: body,
      fill: ink.linen,
      rings: 4,
      step: 0.09,
      shadeSector: [-60, 90],
    }) +
    fillSmooth(arc({ y: -250, rx: 162, ry: 44 }), ink.linen) +
    contour(sketch, arc({ y: -250, rx: 162, ry: 44 }), 8) +
    fillSmooth(arc({ y: -246, rx: 144, ry: 34 }), filling)
  );
}

export function bottle(sketch: Sketch): string {
  const body = lathe(through('34,-640 36,-460 110,-390 116,-40 90,4 0,10'));
  const label = through('-112,-300 112,-300 112,-130 -112,-130');
  return (
    carved(sketch, {
      outline: body,
      fill: ink.moss,
      light: ink.flour,
      rings: 4,
      step: 0.08,
      shadeSector: [-70, 90],
      lightSector: [160, 210],
    }) +
    fillSmooth(label, ink.linen) +
    contour(sketch, label, 6) +
    gouge(sketch, { from: [-70, -240], to: [70, -240], width: 14, color: ink.red }) +
    gouge(sketch, { from: [-50, -190], to: [50, -190], width: 8, color: ink.soot })
  );
}

export function candle(sketch: Sketch): string {
  const flame = through('0,-520 34,-450 26,-404 0,-392 -26,-404 -34,-450');
  return (
    carved(sketch, {
      outline: through('-34,-370 34,-370 36,-60 -36,-60'),
      fill: ink.flour,
      rings: 2,
      step: 0.2,
      shadeSector: [-50, 80],
    }) +
    carved(sketch, {
      outline: arc({ y: -40, rx: 130, ry: 40 }),
      fill: ink.straw,
      rings: 2,
      step: 0.15,
      shadeSector: [0, 160],
    }) +
    fillSmooth(flame, ink.straw) +
    contour(sketch, flame, 7) +
    lineSmooth(
      [
        [0, -370],
        [0, -400],
      ],
      { stroke: ink.soot, width: 8 },
    )
  );
}
