import { arc, bow, range, tapered, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, fillStraight } from '../svg.ts';

export const tint = {
  white: '#ffffff',
  chalk: '#fff8e7',
  forest: '#0f3d26',
  chlorophyll: '#0b7a3b',
  leaf: '#46a64c',
  lime: '#b9d532',
  mint: '#cdeccf',
  tomato: '#e4432b',
  coral: '#ff8a66',
  yolk: '#ffc53d',
  straw: '#ffe29a',
  beet: '#971a4c',
  pink: '#f9b4bf',
  aubergine: '#3c1c4b',
  earth: '#8f5b34',
  wheat: '#e0b177',
  sky: '#bfe3ef',
  sea: '#1f6f8b',
} as const;

export type Tint = keyof typeof tint;

export type HalfTone = { light: string; dark: string; split?: number };

/** A flat shape whose one side lies in shade; `split` is where, along x. */
export function halved(sketch: Sketch, outline: readonly Point[], tone: HalfTone): string {
  const split = tone.split ?? 0;
  const side: Point[] = [
    [split, -4000],
    [4000, -4000],
    [4000, 4000],
    [split, 4000],
  ];
  return fillSmooth(outline, tone.light) + sketch.clipped(outline, fillStraight(side, tone.dark));
}

/** Marks set around a middle, the first one pointing up. */
export function around(count: number, draw: (turn: number, index: number) => string): string {
  return range(count)
    .map((index) => draw((360 / count) * index, index))
    .join('');
}

/** A point at a distance from the middle, 0 degrees being up. */
export function away(turn: number, distance: number): Point {
  const angle = ((turn - 90) * Math.PI) / 180;
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

export function streak(points: readonly Point[], width: number, color: string): string {
  const [from, to] = points;
  const isStraight = points.length === 2 && from !== undefined && to !== undefined;
  return fillSmooth(tapered(isStraight ? bow(from, to, 0) : points, width), color);
}

export function round(radius: number, color: string, at: Point = [0, 0]): string {
  return fillSmooth(arc({ x: at[0], y: at[1], rx: radius, ry: radius }), color);
}

export function oval(rx: number, ry: number, color: string): string {
  return fillSmooth(arc({ rx, ry }), color);
}
