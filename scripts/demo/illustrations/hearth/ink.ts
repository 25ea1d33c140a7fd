import {
  between,
  middle,
  range,
  rounded,
  scaled,
  subdivided,
  tapered,
  wobbled,
  type Point,
} from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, lineStraight } from '../svg.ts';

export const ink = {
  linen: '#f3e8d3',
  flour: '#fbf4e4',
  soot: '#29201b',
  red: '#a5301f',
  straw: '#dba544',
  crust: '#b86b32',
  bark: '#7c4526',
  moss: '#7b8452',
  slate: '#6f8087',
} as const;

export type Ink = keyof typeof ink;

/** Degrees clockwise from the right; a sector may run through 360. */
export type Sector = readonly [from: number, to: number];

export type Block = {
  outline: readonly Point[];
  fill: string;
  shade?: string;
  shadeSector?: Sector;
  light?: string;
  lightSector?: Sector;
  rings?: number;
  /** How far the rings lie apart, as a share of the shape. */
  step?: number;
  edge?: number;
};

/** A shape cut as a printmaker would: a flat colour, dark gouges on one side, light ones on the other. */
export function carved(sketch: Sketch, block: Block): string {
  const { outline, fill, shade = ink.soot, light, edge = 11 } = block;
  const { shadeSector = [-40, 110], lightSector = [170, 275] } = block;
  const dark = rings(sketch, block, shadeSector).map((ring) => fillSmooth(ring, shade));
  const bright =
    light === undefined
      ? []
      : rings(sketch, { ...block, rings: 2 }, lightSector).map((ring) => fillSmooth(ring, light));
  return (
    fillSmooth(outline, fill) +
    sketch.clipped(outline, dark.join('') + bright.join('')) +
    contour(sketch, outline, edge)
  );
}

function rings(sketch: Sketch, block: Block, [from, to]: Sector): Point[][] {
  const { outline, rings: count = 4, step = 0.075 } = block;
  const dense = subdivided(rounded(outline), 14);
  const center = middle(dense);
  const span = to - from;
  return range(count).map((index) => {
    const inset = span * (0.04 + 0.07 * index) * between(sketch.random, 0.7, 1.3);
    const ring = sector(dense, center, [from + inset, to - inset]);
    const shrunk = scaled(ring, 1 - step * (index + 0.9), center);
    return tapered(wobbled(sketch.random, shrunk, 1.2), between(sketch.random, 9, 15) - index);
  });
}

function sector(points: readonly Point[], center: Point, [from, to]: Sector): Point[] {
  return points
    .map((point) => {
      const degrees = (Math.atan2(point[1] - center[1], point[0] - center[0]) * 180) / Math.PI;
      return { point, turn: (((degrees - from) % 360) + 360) % 360 };
    })
    .filter(({ turn }) => turn <= to - from)
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ point }) => point);
}

/** The dark line around a shape, a little uneven, as a knife leaves it. */
export function contour(sketch: Sketch, outline: readonly Point[], width: number): string {
  return cutLine(sketch, rounded(outline), width);
}

/** The same around a shape whose corners are meant. */
export function sharpContour(sketch: Sketch, outline: readonly Point[], width: number): string {
  return cutLine(sketch, outline, width);
}

function cutLine(sketch: Sketch, outline: readonly Point[], width: number): string {
  const uneven = wobbled(sketch.random, subdivided(outline, 40), width * 0.13);
  return lineStraight(uneven, { stroke: ink.soot, width, isClosed: true });
}

export type Gouge = { from: Point; to: Point; width: number; color: string; bend?: number };

/** One cut of the gouge: pointed at both ends. */
export function gouge(sketch: Sketch, { from, to, width, color, bend = 0 }: Gouge): string {
  const steps = range(7).map((index): Point => {
    const t = index / 6;
    const lift = Math.sin(Math.PI * t) * bend;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [
      from[0] + (to[0] - from[0]) * t - ((to[1] - from[1]) / length) * lift,
      from[1] + (to[1] - from[1]) * t + ((to[0] - from[0]) / length) * lift,
    ];
  });
  return fillSmooth(wobbled(sketch.random, tapered(steps, width), 0.7), color);
}

export type Field = {
  box: { x: number; y: number; width: number; height: number };
  color: string;
  gap: number;
  length: number;
  width: number;
  slope?: number;
};

/** Rows of short cuts, as a cleared background of a block shows them. */
export function gougedField(sketch: Sketch, field: Field): string {
  const { box, color, gap, length, width, slope = 0 } = field;
  const rows = range(Math.floor(box.height / gap));
  return rows
    .flatMap((row) => {
      const y = box.y + row * gap;
      const offset = between(sketch.random, 0, length);
      return range(Math.ceil(box.width / (length * 1.7)) + 1).map((column) => {
        if (sketch.random() < 0.22) return '';
        const x = box.x - offset + column * length * 1.7 + between(sketch.random, -30, 30);
        const reach = length * between(sketch.random, 0.5, 1.15);
        const start: Point = [x, y + between(sketch.random, -gap / 4, gap / 4)];
        return gouge(sketch, {
          from: start,
          to: [start[0] + reach, start[1] + reach * slope],
          width: width * between(sketch.random, 0.6, 1.2),
          color,
          bend: between(sketch.random, -3, 3),
        });
      });
    })
    .join('');
}
