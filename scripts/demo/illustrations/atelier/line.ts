import { range, rounded, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillStraight, lineStraight } from '../svg.ts';

export const wash = {
  porcelain: '#f8f5f0',
  white: '#fffdfa',
  ink: '#20222b',
  pistachio: '#b7c68b',
  moss: '#6f8550',
  blush: '#efc7bd',
  rose: '#d98a86',
  raspberry: '#a83b52',
  butter: '#f3dca0',
  caramel: '#c98a4b',
  biscuit: '#e3bd86',
  cocoa: '#5b3a2e',
  mist: '#d5dcdf',
  lilac: '#c9bfd8',
  apricot: '#f0b27a',
} as const;

export type Wash = keyof typeof wash;

const lineWidth = 4;
/** The wash is printed a little beside the line, as two plates never meet. */
const misfit: Point = [11, 8];

export type Form = {
  outline: readonly Point[];
  fill: string;
  corners?: 'smooth' | 'sharp';
  shade?: string;
};

/** One part of a drawing: a wash, hatching on its right side, and an ink line. */
export function form(sketch: Sketch, { outline, fill, corners = 'smooth', shade }: Form): string {
  const edge = corners === 'smooth' ? rounded(outline) : outline;
  const painted = fillStraight(edge, fill, { transform: `translate(${misfit[0]} ${misfit[1]})` });
  const hatched = shade === undefined ? '' : sketch.clipped(edge, hatching(edge, shade), 'sharp');
  return painted + hatched + penLine(edge, true);
}

export function penLine(points: readonly Point[], isClosed = false, width = lineWidth): string {
  return lineStraight(points, { stroke: wash.ink, width, isClosed });
}

/** Fine slanting lines over the right third of a shape. */
function hatching(outline: readonly Point[], color: string): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const start = left + (right - left) * 0.72;
  const height = bottom - top;
  const count = Math.ceil((right - start + height * 0.5) / 13);
  return range(count)
    .map((index) => {
      const x = start + index * 13;
      return lineStraight(
        [
          [x, top - 4],
          [x - height * 0.5, bottom + 4],
        ].map(([px = 0, py = 0]): Point => [
          Math.max(px, start),
          px < start ? bottom + 4 - (start - px) / 0.5 : py,
        ]),
        { stroke: color, width: 2.4 },
      );
    })
    .join('');
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export function box([left, top, right, bottom]: Box): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A ribbon edge of small rounds between two points on one height. */
export function scallops(
  [left, right]: readonly [number, number],
  y: number,
  options: { count: number; drop: number },
): Point[] {
  const width = (right - left) / options.count;
  return range(options.count).flatMap((index) =>
    range(7).map((step): Point => [
      left + width * (index + step / 7),
      y + Math.sin((step / 7) * Math.PI) * options.drop,
    ]),
  );
}
