import { dome, score } from './breads.ts';
import { arc, between, type Point, range, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { placed } from '../svg.ts';
import { carved, gouge, ink } from './ink.ts';

export function roll(sketch: Sketch): string {
  return (
    carved(sketch, {
      outline: dome(270, 185),
      fill: ink.crust,
      shade: ink.bark,
      light: ink.straw,
      rings: 4,
      step: 0.09,
      shadeSector: [-30, 150],
    }) +
    score(
      sketch,
      [
        [-82, -128],
        [82, -128],
      ],
      12,
    )
  );
}

export function rolls(sketch: Sketch): string {
  const spots: readonly (readonly [number, number])[] = through(
    '-130,-120 140,-124 -268,0 4,10 272,0',
  );
  return spots.map(([x, y]) => placed(roll(sketch), { x, y })).join('');
}

/** A plaited loaf: fat strands crossing along its length. */
export function plait(sketch: Sketch): string {
  const strand = (x: number, side: 1 | -1, tall: number): string => {
    const lean = side * 62;
    const outline: Point[] = [
      [x - lean - 74, -tall * 0.3],
      [x - lean - 20, -tall * 0.06],
      [x - lean + 60, -tall * 0.1],
      [x + lean + 78, -tall * 0.66],
      [x + lean + 26, -tall * 0.97],
      [x + lean - 56, -tall * 0.92],
    ];
    const seeds = range(5).map((index) => {
      const [sx, sy] = [x - lean * 0.4 + (index - 2) * 19 * side, -tall * (0.4 + index * 0.06)];
      return gouge(sketch, {
        from: [sx - 12, sy],
        to: [sx + 12, sy - 6 * side],
        width: 9,
        color: ink.flour,
      });
    });
    return (
      carved(sketch, {
        outline,
        fill: ink.crust,
        shade: ink.bark,
        light: ink.straw,
        rings: 4,
        step: 0.12,
        shadeSector: [0, 140],
        lightSector: [190, 300],
      }) + seeds.join('')
    );
  };
  const floor = carved(sketch, { outline: dome(820, 215), fill: ink.crust, shade: ink.bark });
  const strands = range(8).map((index) =>
    strand(
      -350 + index * 100,
      index % 2 === 0 ? 1 : -1,
      190 + Math.sin((index / 7) * Math.PI) * 96,
    ),
  );
  return floor + strands.join('');
}

/** A low dimpled bread, seen from its long side. */
export function flatbread(sketch: Sketch): string {
  const top = arc({ y: -118, rx: 430, ry: 112 });
  const side = through('-430,-118 -424,-52 -330,0 0,22 330,0 424,-52 430,-118');
  const dimples = range(26).map((index) => {
    const ring = index < 9 ? 0.42 : 0.8;
    const angle = (index / (index < 9 ? 9 : 17)) * Math.PI * 2 + between(sketch.random, 0, 0.25);
    const x = Math.cos(angle) * 430 * ring;
    const y = -118 + Math.sin(angle) * 112 * ring;
    return (
      gouge(sketch, { from: [x - 30, y], to: [x + 30, y], width: 22, color: ink.bark, bend: 5 }) +
      gouge(sketch, { from: [x - 22, y - 12], to: [x + 20, y - 12], width: 8, color: ink.flour })
    );
  });
  return (
    carved(sketch, {
      outline: [...side, ...arc({ y: -118, rx: 430, ry: 112 }, 0, 180)],
      fill: ink.bark,
      rings: 3,
      shadeSector: [10, 170],
    }) +
    carved(sketch, {
      outline: top,
      fill: ink.straw,
      shade: ink.crust,
      rings: 4,
      step: 0.06,
      shadeSector: [-10, 190],
    }) +
    dimples.join('')
  );
}
