import { bow, lathe, type Point, range, tapered, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { lineSmooth } from '../svg.ts';
import { carved, gouge, ink } from './ink.ts';

export function wheat(sketch: Sketch): string {
  const stem = bow([0, 0], [40, -620], -26);
  const grains = range(8).flatMap((index) => {
    const y = -400 - index * 40;
    const x = 26 + index * 3.4;
    return [-1, 1].map(
      (side) =>
        gouge(sketch, {
          from: [x, y + 34],
          to: [x + side * 38, y - 28],
          width: 27,
          color: ink.soot,
          bend: side * -6,
        }) +
        gouge(sketch, {
          from: [x + side * 4, y + 26],
          to: [x + side * 34, y - 22],
          width: 15,
          color: ink.straw,
          bend: side * -6,
        }),
    );
  });
  const awns = range(7).map((index) => {
    const spread = (index - 3) * 34;
    return gouge(sketch, {
      from: [46, -690],
      to: [52 + spread, -860 + Math.abs(spread) * 0.35],
      width: 6,
      color: ink.soot,
    });
  });
  return (
    lineSmooth(stem, { stroke: ink.soot, width: 15 }) +
    lineSmooth(stem, { stroke: ink.straw, width: 7 }) +
    awns.join('') +
    grains.join('') +
    gouge(sketch, { from: [50, -690], to: [54, -760], width: 28, color: ink.soot })
  );
}

export function apple(sketch: Sketch): string {
  const half = through('0,-196 64,-218 148,-186 176,-104 140,-22 66,6 0,-6');
  const leaf = tapered(bow([8, -226], [150, -290], 24), 62);
  return (
    carved(sketch, {
      outline: lathe(half),
      fill: ink.red,
      light: ink.flour,
      rings: 5,
      step: 0.08,
      shadeSector: [-50, 100],
    }) +
    lineSmooth(through('0,-190 4,-232 20,-270'), { stroke: ink.soot, width: 14 }) +
    carved(sketch, { outline: leaf, fill: ink.moss, rings: 0, edge: 7 }) +
    gouge(sketch, { from: [16, -228], to: [136, -284], width: 6, color: ink.soot, bend: 22 })
  );
}

export function pear(sketch: Sketch): string {
  const half = through('14,-360 56,-330 78,-250 140,-160 164,-80 120,-8 50,8 0,4');
  return (
    carved(sketch, {
      outline: lathe(half),
      fill: ink.straw,
      shade: ink.crust,
      light: ink.flour,
      rings: 5,
      step: 0.07,
      shadeSector: [-60, 100],
    }) + lineSmooth(through('0,-356 -6,-400 14,-440'), { stroke: ink.soot, width: 13 })
  );
}

export function egg(sketch: Sketch): string {
  const half = through('0,-200 52,-184 98,-116 100,-56 60,-4 0,6');
  return carved(sketch, {
    outline: lathe(half),
    fill: ink.flour,
    shade: ink.crust,
    rings: 4,
    step: 0.1,
    shadeSector: [-30, 120],
  });
}

export function rosemary(sketch: Sketch): string {
  const stem = bow([0, 0], [120, -460], -30);
  const needles = range(17).flatMap((index) => {
    const at = stem[Math.min(12, Math.floor((index / 17) * 12) + 1)] ?? [0, 0];
    const lift = (index % 2) * 16;
    return [-1, 1].map((side) =>
      gouge(sketch, {
        from: [at[0], at[1] - lift],
        to: [at[0] + side * 74 + 14, at[1] - 64 - lift],
        width: 17,
        color: ink.moss,
        bend: side * -6,
      }),
    );
  });
  return lineSmooth(stem, { stroke: ink.soot, width: 9 }) + needles.join('');
}

export function bay(sketch: Sketch): string {
  const stem = bow([0, 0], [40, -380], 18);
  const leaves = range(6).map((index) => {
    const at = stem[2 + index * 2] ?? [0, 0];
    const side = index % 2 === 0 ? -1 : 1;
    const tip: Point = [at[0] + side * 150, at[1] - 96];
    return (
      carved(sketch, {
        outline: tapered(bow(at, tip, side * 14), 64),
        fill: ink.moss,
        rings: 0,
        edge: 7,
      }) + gouge(sketch, { from: at, to: tip, width: 7, color: ink.linen, bend: side * 14 })
    );
  });
  return lineSmooth(stem, { stroke: ink.soot, width: 10 }) + leaves.join('');
}
