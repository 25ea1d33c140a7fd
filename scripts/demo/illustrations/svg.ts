import type { Point } from './geometry.ts';

export type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length === 0
    ? `<${name}${list}/>`
    : `<${name}${list}>${children.join('')}</${name}>`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function written([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function straightPath(points: readonly Point[], isClosed = true): string {
  return `M${points.map(written).join('L')}${isClosed ? 'Z' : ''}`;
}

/** A path that runs smoothly through all its points. */
export function smoothPath(points: readonly Point[], isClosed = true): string {
  const at = (index: number): Point => {
    const count = points.length;
    const place = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[place] ?? [0, 0];
  };
  const segments = points.slice(isClosed ? 0 : 1).map((_, index) => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    return `C${written(c1)} ${written(c2)} ${written(p2)}`;
  });
  return `M${written(at(0))}${segments.join('')}${isClosed ? 'Z' : ''}`;
}

export function fillSmooth(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return element('path', { d: smoothPath(points), fill, ...more });
}

export function fillStraight(
  points: readonly Point[],
  fill: string,
  more: Attributes = {},
): string {
  return element('path', { d: straightPath(points), fill, ...more });
}

export type Line = { stroke: string; width: number; isClosed?: boolean; cap?: 'round' | 'butt' };

export function lineSmooth(points: readonly Point[], line: Line): string {
  return element('path', {
    d: smoothPath(points, line.isClosed ?? false),
    fill: 'none',
    stroke: line.stroke,
    'stroke-width': line.width,
    'stroke-linecap': line.cap ?? 'round',
    'stroke-linejoin': 'round',
  });
}

export function lineStraight(points: readonly Point[], line: Line): string {
  return element('path', {
    d: straightPath(points, line.isClosed ?? false),
    fill: 'none',
    stroke: line.stroke,
    'stroke-width': line.width,
    'stroke-linecap': line.cap ?? 'round',
    'stroke-linejoin': 'round',
  });
}

export function disc([x, y]: Point, radius: number, fill: string): string {
  return element('circle', { cx: x, cy: y, r: radius, fill });
}

export function rectangle(
  box: { x: number; y: number; width: number; height: number; rx?: number },
  fill: string,
): string {
  return element('rect', { ...box, fill });
}

export type Place = { x: number; y: number; scale?: number; turn?: number; flip?: boolean };

export function placed(
  content: string,
  { x, y, scale = 1, turn = 0, flip = false }: Place,
): string {
  const across = flip ? -scale : scale;
  const transform = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${across} ${scale})`;
  return element('g', { transform }, content);
}
