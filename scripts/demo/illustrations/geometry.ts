export type Point = readonly [x: number, y: number];
export type Random = () => number;

/** Numbers in [0, 1) that are the same for the same seed on every machine. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export type Ellipse = { x?: number; y?: number; rx: number; ry: number };

/** Points of an ellipse from one angle to another, in degrees, clockwise from the right. */
export function arc(shape: Ellipse, from = 0, to = 360): Point[] {
  const { x = 0, y = 0, rx, ry } = shape;
  const steps = Math.max(6, Math.ceil(Math.abs(to - from) / 7));
  const isWhole = Math.abs(to - from) >= 360;
  return range(isWhole ? steps : steps + 1).map((index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

export function scaled(points: readonly Point[], by: number, about: Point = [0, 0]): Point[] {
  return points.map(([x, y]) => [about[0] + (x - about[0]) * by, about[1] + (y - about[1]) * by]);
}

export function turned(points: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]).toReversed();
}

/** The right half of a turned shape, from top to bottom, made whole. */
export function lathe(half: readonly Point[]): Point[] {
  return [...half, ...mirrored(half)];
}

export function middle(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** A point between two others. */
function mix(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Straight runs cut into short ones, so that a wobble has something to take hold of. */
export function subdivided(points: readonly Point[], longest: number, isClosed = true): Point[] {
  const ends = isClosed ? points : points.slice(0, -1);
  const cut = ends.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longest));
    return range(pieces).map((piece) => mix(from, to, piece / pieces));
  });
  const last = points.at(-1);
  return isClosed || last === undefined ? cut : [...cut, last];
}

/** The same outline as an unsteady hand would cut it. */
export function wobbled(random: Random, points: readonly Point[], amount: number): Point[] {
  return points.map(([x, y]) => [
    x + between(random, -amount, amount),
    y + between(random, -amount, amount),
  ]);
}

/** A round, uneven shape. */
export function blob(
  random: Random,
  shape: Ellipse & { points?: number; wobble?: number },
): Point[] {
  const { x = 0, y = 0, rx, ry, points = 9, wobble = 0.12 } = shape;
  return range(points).map((index) => {
    const angle = (index / points) * Math.PI * 2;
    const reach = 1 + between(random, -wobble, wobble);
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
}

/** A line that swells in its middle, or from one end when `profile` is `drop`. */
export function tapered(
  points: readonly Point[],
  width: number,
  profile: 'lens' | 'drop' | 'even' = 'lens',
): Point[] {
  const sides = points.map((point, index): { left: Point; right: Point } => {
    const before = points[Math.max(0, index - 1)] ?? point;
    const after = points[Math.min(points.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const share = points.length === 1 ? 0.5 : index / (points.length - 1);
    const half = (width / 2) * swell(profile, share);
    const [nx, ny] = [
      (-(after[1] - before[1]) / length) * half,
      ((after[0] - before[0]) / length) * half,
    ];
    return { left: [point[0] + nx, point[1] + ny], right: [point[0] - nx, point[1] - ny] };
  });
  return [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()];
}

function swell(profile: 'lens' | 'drop' | 'even', share: number): number {
  if (profile === 'even') return 1;
  if (profile === 'drop') return Math.sqrt(1 - share);
  return Math.sin(Math.PI * share) ** 0.7;
}

/** A bent line between two points; `bend` is how far its middle leaves the straight way. */
export function bow(from: Point, to: Point, bend: number): Point[] {
  const [mx, my] = mix(from, to, 0.5);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const control: Point = [
    mx - ((to[1] - from[1]) / length) * bend * 2,
    my + ((to[0] - from[0]) / length) * bend * 2,
  ];
  return range(13).map((index) => {
    const t = index / 12;
    return mix(mix(from, control, t), mix(control, to, t), t);
  });
}

/** Many points along the smooth closed curve through a few. */
export function rounded(points: readonly Point[], pieces = 8): Point[] {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  return points.flatMap((_, index) => {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return range(pieces).map((piece): Point => {
      const t = piece / pieces;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
      return [along(0), along(1)];
    });
  });
}

/** Points written as in an SVG polygon: `0,-46 60,-58`. */
export function through(written: string): Point[] {
  return written.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}
