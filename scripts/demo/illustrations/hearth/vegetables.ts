import { arc, between, bow, lathe, type Point, range, tapered, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { lineSmooth } from '../svg.ts';
import { carved, gouge, ink } from './ink.ts';

export function onion(sketch: Sketch): string {
  const half = through('10,-300 22,-232 120,-196 172,-118 150,-40 70,0 0,8');
  const skins = [-0.62, -0.3, 0.05, 0.38, 0.68].map((share) =>
    gouge(sketch, {
      from: [share * 20, -228],
      to: [share * 90, -2],
      width: 10,
      color: ink.soot,
      bend: share * -98,
    }),
  );
  const roots = range(7).map((index) =>
    gouge(sketch, {
      from: [(index - 3) * 8, 2],
      to: [(index - 3) * 18, 34],
      width: 6,
      color: ink.soot,
    }),
  );
  return (
    roots.join('') +
    carved(sketch, {
      outline: lathe(half),
      fill: ink.straw,
      light: ink.flour,
      rings: 3,
      step: 0.08,
      shadeSector: [-30, 100],
    }) +
    skins.join('')
  );
}

export function garlic(sketch: Sketch): string {
  const half = through('16,-270 20,-190 100,-150 142,-80 116,-16 50,4 0,8');
  const cloves = [-0.55, 0, 0.55].map((share) =>
    gouge(sketch, {
      from: [share * 20, -190],
      to: [share * 86, -2],
      width: 8,
      color: ink.soot,
      bend: share * -66,
    }),
  );
  return (
    carved(sketch, {
      outline: lathe(half),
      fill: ink.flour,
      rings: 3,
      step: 0.1,
      shadeSector: [-30, 100],
    }) + cloves.join('')
  );
}

export function carrot(sketch: Sketch): string {
  const outline = through('0,-46 60,-58 240,-40 430,-12 520,4 430,16 240,40 60,56 0,44 -16,0');
  const marks = range(9).map((index) => {
    const x = 50 + index * 46;
    const y = between(sketch.random, -30, 20) * (1 - index / 11);
    return gouge(sketch, {
      from: [x, y - 16],
      to: [x + 8, y + 18],
      width: 8,
      color: ink.soot,
      bend: 5,
    });
  });
  const fronds = [-34, -12, 10, 30].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const tip: Point = [-Math.cos(angle) * 250, Math.sin(angle) * 250];
    return lineSmooth(bow([-10, 0], tip, 12), { stroke: ink.soot, width: 9 }) + frond(sketch, tip);
  });
  return (
    fronds.join('') +
    carved(sketch, {
      outline,
      fill: ink.red,
      light: ink.straw,
      rings: 2,
      step: 0.2,
      shadeSector: [10, 150],
      lightSector: [190, 330],
    }) +
    marks.join('')
  );
}

function frond(sketch: Sketch, [x, y]: Point): string {
  return range(9)
    .map((index) => {
      const share = index / 9;
      const at: Point = [x * (0.35 + share * 0.6), y * (0.35 + share * 0.6)];
      const side = index % 2 === 0 ? 1 : -1;
      return gouge(sketch, {
        from: at,
        to: [at[0] - 50, at[1] + side * 44],
        width: 24,
        color: ink.moss,
        bend: side * 8,
      });
    })
    .join('');
}

export function leek(sketch: Sketch): string {
  const stalk = through('0,-44 330,-46 330,46 0,44 -20,0');
  const leaves = [-1, -0.45, 0.1, 0.6].map((share) => {
    const outline = tapered(bow([300, share * 30], [760, share * 190 - 30], share * 24), 96);
    return (
      carved(sketch, { outline, fill: ink.moss, rings: 1, shadeSector: [10, 120] }) +
      gouge(sketch, {
        from: [340, share * 34],
        to: [700, share * 170 - 26],
        width: 8,
        color: ink.linen,
      })
    );
  });
  const roots = range(8).map((index) =>
    gouge(sketch, {
      from: [-12, -28 + index * 8],
      to: [-76, -60 + index * 17],
      width: 7,
      color: ink.soot,
      bend: 6,
    }),
  );
  const lines = [-24, -6, 14].map((y) =>
    gouge(sketch, { from: [30, y], to: [310, y * 1.2], width: 6, color: ink.soot }),
  );
  return (
    roots.join('') +
    leaves.join('') +
    carved(sketch, {
      outline: stalk,
      fill: ink.flour,
      rings: 2,
      step: 0.2,
      shadeSector: [20, 160],
    }) +
    lines.join('')
  );
}

export function mushroom(sketch: Sketch): string {
  const stem = through('-58,-140 58,-140 66,-30 84,0 0,12 -84,0 -66,-30');
  const cap: Point[] = [
    ...arc({ y: -150, rx: 190, ry: 160 }, 180, 360),
    [170, -112],
    [0, -92],
    [-170, -112],
  ];
  return (
    carved(sketch, {
      outline: stem,
      fill: ink.flour,
      rings: 2,
      step: 0.16,
      shadeSector: [-60, 80],
    }) +
    carved(sketch, {
      outline: cap,
      fill: ink.bark,
      light: ink.straw,
      rings: 4,
      step: 0.09,
      shadeSector: [-50, 90],
    })
  );
}

export function potato(sketch: Sketch): string {
  const outline = through(
    '-190,-70 -150,-150 -40,-176 90,-166 180,-110 190,-40 110,4 -60,10 -160,-10',
  );
  const eyes = range(11).map((index) => {
    const [x, y] = [
      -140 + index * 28,
      -85 + Math.sin(index * 2.4) * between(sketch.random, 40, 62),
    ];
    return gouge(sketch, {
      from: [x - 16, y],
      to: [x + 16, y + 4],
      width: 8,
      color: ink.soot,
      bend: 6,
    });
  });
  return (
    carved(sketch, {
      outline,
      fill: ink.crust,
      shade: ink.bark,
      light: ink.straw,
      rings: 4,
      step: 0.1,
      shadeSector: [-20, 150],
    }) + eyes.join('')
  );
}
