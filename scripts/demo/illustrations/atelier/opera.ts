import { arc, between, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { disc } from '../svg.ts';
import { form, penLine, wash } from './line.ts';

/** The cut face from its left edge to its right one, and how far the slice goes back. */
const [left, right] = [-330, 206] as const;
const back: Point = [124, -112];

type Layer = { height: number; fill: string; side: string; isSponge?: boolean };

const sponge: Layer = { height: 50, fill: wash.biscuit, side: wash.caramel, isSponge: true };
const coffee: Layer = { height: 30, fill: wash.caramel, side: wash.cocoa };

/** From the plate upwards; the same as in the recipe. */
const layers: readonly Layer[] = [
  { height: 12, fill: wash.cocoa, side: wash.ink },
  sponge,
  coffee,
  sponge,
  { height: 30, fill: wash.cocoa, side: wash.ink },
  sponge,
  coffee,
  { height: 18, fill: wash.cocoa, side: wash.ink },
];

/** A slice cut clean and seen from above its corner: seven layers, a glaze, its name in gold. */
export function opera(sketch: Sketch): string {
  let y = 0;
  const cut = layers.map(({ height, fill, side, isSponge = false }) => {
    const [top, bottom] = [y - height, y];
    y = top;
    const face: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    const flank: Point[] = [
      [right, top],
      [right + back[0], top + back[1]],
      [right + back[0], bottom + back[1]],
      [right, bottom],
    ];
    return (
      form(sketch, { outline: flank, fill: side, corners: 'sharp' }) +
      form(sketch, { outline: face, fill, corners: 'sharp' }) +
      (isSponge ? crumb(sketch, [top, bottom]) : '')
    );
  });
  return cut.join('') + glaze(sketch, y);
}

/** Holes of the sponge, wider where it has risen. */
function crumb(sketch: Sketch, [top, bottom]: readonly [number, number]): string {
  return range(46)
    .map(() => {
      const x = between(sketch.random, left + 16, right - 16);
      const y = between(sketch.random, top + 12, bottom - 10);
      const rx = between(sketch.random, 2.5, 8);
      return penLine(arc({ x, y, rx, ry: rx * 0.45 }), true, 1.6);
    })
    .join('');
}

function glaze(sketch: Sketch, y: number): string {
  const on = ([across, deep]: Point): Point => [left + across + back[0] * deep, y + back[1] * deep];
  const width = right - left;
  const mirror: Point[] = [on([0, 0]), on([width, 0]), on([width, 1]), on([0, 1])];
  const shine = [
    [on([34, 0.86]), on([150, 0.86])],
    [on([178, 0.86]), on([206, 0.86])],
  ];
  const name = letters.map((stroke) =>
    penLine(
      stroke.map(([across, down]) => on([64 + across, 0.82 - down / 158])),
      false,
      6,
    ).replaceAll(wash.ink, wash.butter),
  );
  return (
    form(sketch, { outline: mirror, fill: wash.cocoa, corners: 'sharp' }) +
    shine.map((line) => penLine(line, false, 5).replaceAll(wash.ink, wash.biscuit)).join('') +
    name.join('') +
    goldLeaf(sketch, on([width - 62, 0.46]))
  );
}

/** The name as it is piped, in strokes on a line 84 high. */
const letters: readonly (readonly Point[])[] = [
  [...arc({ x: 36, y: 44, rx: 34, ry: 42 }, -70, 300)],
  through('92,30 90,70 84,116'),
  arc({ x: 112, y: 58, rx: 22, ry: 27 }, -165, 165),
  [...through('150,62 194,54'), ...arc({ x: 172, y: 58, rx: 22, ry: 27 }, -8, -300)],
  through('172,22 190,2'),
  through('220,32 218,60 216,86'),
  arc({ x: 240, y: 60, rx: 22, ry: 26 }, 190, 290),
  arc({ x: 286, y: 59, rx: 22, ry: 26 }, -30, 320),
  through('310,32 307,64 312,84 326,82'),
];

function goldLeaf(sketch: Sketch, [x, y]: Point): string {
  const leaf = through('-34,8 -16,-20 6,-14 22,-30 38,-4 18,6 8,22 -12,10').map(
    ([px, py]): Point => [x + px, y + py * 0.8],
  );
  return (
    form(sketch, { outline: leaf, fill: wash.butter, corners: 'sharp' }) +
    disc([x - 62, y + 12], 5, wash.butter) +
    disc([x + 46, y - 26], 4, wash.butter)
  );
}
