import { arc, between, bow, range, rounded, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, placed } from '../svg.ts';
import { tartCase } from './cakes.ts';
import { box, form, penLine, wash } from './line.ts';

/** Rows of piped meringue, the hindmost first: how many, where they stand, how large. */
const rows = [
  { count: 3, y: -296, size: 0.98 },
  { count: 4, y: -206, size: 1.02 },
  { count: 5, y: -112, size: 1.06 },
] as const;
const apart = 138;

export function meringueTart(sketch: Sketch): string {
  const kisses = rows.flatMap(({ count, y, size }) =>
    range(count).map((index) => {
      const x = (index - (count - 1) / 2) * apart + between(sketch.random, -5, 5);
      return placed(kiss(sketch), {
        x,
        y: y + 6,
        scale: size + between(sketch.random, -0.04, 0.04),
        flip: sketch.random() < 0.35,
      });
    }),
  );
  return (
    form(sketch, { outline: box([-352, -142, 352, -100]), fill: wash.butter, corners: 'sharp' }) +
    kisses.join('') +
    tartCase(sketch)
  );
}

/** Three turns of the bag, the last drawn up to a tip that bends over. */
const outline = through(
  '-4,-178 14,-186 20,-172 22,-148 30,-126 46,-118 53,-98 48,-82 64,-74 76,-54 77,-28 64,-4 30,4 -30,4 -64,-4 -77,-28 -76,-54 -64,-74 -48,-82 -53,-98 -46,-118 -30,-126 -18,-150',
);
/** Where one turn lies on the other. */
const creases: readonly (readonly [Point, Point, number])[] = [
  [[-47, -82], [50, -92], 15],
  [[-28, -126], [32, -130], 9],
];
/** Ridges that the star of the nozzle leaves, following the turn. */
const ridges: readonly (readonly [Point, Point, number])[] = [
  [[-62, -42], [-30, -4], 8],
  [[-34, -58], [-4, -4], 9],
  [[0, -64], [24, -6], 7],
  [[34, -62], [50, -12], 4],
  [[-26, -108], [-8, -86], 4],
  [[6, -114], [20, -88], 3],
  [[-6, -150], [2, -132], 2],
];
const scorches: readonly (readonly [Point, number, number])[] = [
  [[8, -184], 26, 34],
  [[-50, -112], 24, 20],
  [[46, -122], 14, 12],
  [[-76, -68], 26, 18],
  [[72, -66], 16, 15],
];

function kiss(sketch: Sketch): string {
  const edge = rounded(outline);
  const scorched = scorches.map(
    ([[x, y], rx, ry]) =>
      fillSmooth(arc({ x, y, rx, ry }), wash.caramel, { opacity: 0.9 }) +
      fillSmooth(arc({ x: x * 1.02, y: y - ry * 0.3, rx: rx * 0.5, ry: ry * 0.5 }), wash.cocoa, {
        opacity: 0.55,
      }),
  );
  return (
    form(sketch, { outline, fill: wash.white, shade: wash.mist }) +
    sketch.clipped(edge, scorched.join(''), 'sharp') +
    ridges.map(([from, to, bend]) => penLine(bow(from, to, bend), false, 1.8)).join('') +
    creases.map(([from, to, bend]) => penLine(bow(from, to, -bend), false, 3)).join('') +
    penLine(edge, true)
  );
}
