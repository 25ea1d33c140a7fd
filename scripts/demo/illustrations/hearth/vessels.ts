import { arc, between, lathe, type Point, range, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, lineSmooth } from '../svg.ts';
import { carved, contour, gouge, ink } from './ink.ts';

export type Filling = 'stew' | 'greens' | 'cream' | 'beans' | 'fruit' | 'empty';

type Hollow = { rx: number; ry: number; y: number };

const liquids: Record<Filling, string> = {
  stew: ink.bark,
  greens: ink.moss,
  cream: ink.linen,
  beans: ink.red,
  fruit: ink.red,
  empty: ink.soot,
};

const chunks: Record<Filling, readonly [string, ...string[]]> = {
  stew: [ink.straw, ink.red, ink.crust, ink.linen],
  greens: [ink.linen, ink.straw, ink.moss, ink.flour],
  cream: [ink.flour, ink.straw, ink.moss, ink.crust],
  beans: [ink.linen, ink.flour, ink.straw],
  fruit: [ink.soot, ink.red, ink.straw],
  empty: [ink.soot],
};

/** What lies in a pot, seen across its rim. */
function contents(sketch: Sketch, { rx, ry, y }: Hollow, filling: Filling): string {
  const surface = arc({ y: y + ry * 0.12, rx: rx * 0.9, ry: ry * 0.84 });
  if (filling === 'empty') return fillSmooth(surface, ink.soot);
  const pieces = range(34)
    .map(() => {
      const angle = between(sketch.random, 0, Math.PI * 2);
      const reach = Math.sqrt(sketch.random()) * 0.84;
      return [
        Math.cos(angle) * rx * reach * 0.9,
        y + ry * 0.1 + Math.sin(angle) * ry * reach * 0.8,
      ] as const;
    })
    .toSorted((a, b) => a[1] - b[1])
    .map(([px, py], index) => piece(sketch, [px, py], { size: rx * 0.1, filling, index }));
  return (
    fillSmooth(surface, liquids[filling]) +
    sketch.clipped(surface, pieces.join('')) +
    contour(sketch, surface, 7)
  );
}

function piece(
  sketch: Sketch,
  [x, y]: Point,
  { size, filling, index }: { size: number; filling: Filling; index: number },
): string {
  const colors = chunks[filling];
  const color = colors[index % colors.length] ?? ink.straw;
  const across = size * between(sketch.random, 0.7, 1.15);
  if (filling !== 'beans' && index % 6 === 5) return herb(sketch, [x, y], across);
  const outline = arc({ x, y, rx: across, ry: across * 0.55 });
  return carved(sketch, {
    outline,
    fill: color,
    rings: 1,
    step: 0.2,
    edge: 5,
    shadeSector: [0, 150],
  });
}

function herb(sketch: Sketch, [x, y]: Point, size: number): string {
  return [-50, -10, 30]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const to: Point = [x + Math.cos(angle) * size * 1.5, y + Math.sin(angle) * size];
      return (
        gouge(sketch, { from: [x - size * 0.4, y], to, width: size * 0.55, color: ink.soot }) +
        gouge(sketch, { from: [x - size * 0.2, y], to, width: size * 0.25, color: ink.moss })
      );
    })
    .join('');
}

function rim(sketch: Sketch, { rx, ry, y }: Hollow, color: string): string {
  const outer = arc({ y, rx, ry });
  return fillSmooth(outer, color) + contour(sketch, outer, 9);
}

/** A cast-iron pot with two ears. */
export function pot(sketch: Sketch, filling: Filling, color: string): string {
  const body = lathe(through('355,-330 362,-240 350,-110 315,-30 230,8 0,18'));
  const ears = [-1, 1].map((side) => {
    const line = arc(
      { x: side * 372, y: -262, rx: 62, ry: 40 },
      side < 0 ? 80 : -100,
      side < 0 ? 280 : 100,
    );
    return (
      lineSmooth(line, { stroke: ink.soot, width: 44 }) +
      lineSmooth(line, { stroke: color, width: 26 })
    );
  });
  const bands = [-300, -60].map((y) => {
    const reach = y < -200 ? 350 : 318;
    return lineSmooth(arc({ y, rx: reach, ry: 52 }, 15, 165), { stroke: ink.soot, width: 6 });
  });
  return (
    ears.join('') +
    carved(sketch, {
      outline: body,
      fill: color,
      light: ink.linen,
      rings: 6,
      step: 0.055,
      shadeSector: [-60, 88],
      lightSector: [150, 205],
    }) +
    bands.join('') +
    rim(sketch, { rx: 368, ry: 104, y: -332 }, color) +
    contents(sketch, { rx: 346, ry: 92, y: -332 }, filling)
  );
}

/** The same pot with its lid on, a knob on top. */
export function lid(sketch: Sketch, color: string): string {
  const outline: Point[] = [
    ...arc({ y: -20, rx: 372, ry: 150 }, 180, 360),
    [372, 4],
    [0, 100],
    [-372, 4],
  ];
  return (
    carved(sketch, {
      outline,
      fill: color,
      light: ink.linen,
      rings: 5,
      step: 0.07,
      shadeSector: [-60, 80],
      lightSector: [190, 240],
    }) +
    carved(sketch, {
      outline: arc({ y: -186, rx: 48, ry: 34 }),
      fill: ink.straw,
      rings: 2,
      edge: 8,
    })
  );
}

export function bowl(sketch: Sketch, filling: Filling, color: string): string {
  const body = lathe(through('330,-214 318,-140 262,-52 150,-6 130,20 0,24'));
  const stripe = arc({ y: -206, rx: 322, ry: 96 }, 8, 172);
  return (
    carved(sketch, {
      outline: body,
      fill: color,
      rings: 5,
      step: 0.07,
      shadeSector: [-40, 92],
      light: ink.flour,
      lightSector: [120, 190],
    }) +
    lineSmooth(stripe, { stroke: ink.red, width: 9 }) +
    rim(sketch, { rx: 336, ry: 98, y: -216 }, color) +
    contents(sketch, { rx: 312, ry: 84, y: -216 }, filling)
  );
}

/** A black pan with its handle to the right. */
export function skillet(sketch: Sketch, top: (sketch: Sketch) => string): string {
  const handle = through('330,-104 640,-150 690,-150 706,-128 690,-104 640,-100 340,-54');
  const body = lathe(through('400,-128 386,-50 320,0 0,14'));
  return (
    carved(sketch, { outline: handle, fill: ink.soot, rings: 0 }) +
    gouge(sketch, { from: [400, -108], to: [640, -136], width: 10, color: ink.slate }) +
    carved(sketch, {
      outline: body,
      fill: ink.soot,
      light: ink.slate,
      lightSector: [95, 190],
      rings: 0,
    }) +
    fillSmooth(arc({ y: -132, rx: 408, ry: 112 }), ink.soot) +
    lineSmooth(arc({ y: -132, rx: 398, ry: 104 }), {
      stroke: ink.slate,
      width: 6,
      isClosed: true,
    }) +
    top(sketch)
  );
}

/** The golden top of something baked in the pan, a wedge lifted out. */
export function bakedTop(sketch: Sketch): string {
  const top = arc({ y: -140, rx: 372, ry: 94 });
  const cracks = range(22).map(() => {
    const angle = between(sketch.random, 0, Math.PI * 2);
    const reach = Math.sqrt(sketch.random()) * 0.85;
    const at: Point = [Math.cos(angle) * 360 * reach, -140 + Math.sin(angle) * 86 * reach];
    return gouge(sketch, {
      from: [at[0] - 24, at[1] + 4],
      to: [at[0] + 26, at[1] - 5],
      width: 8,
      color: ink.crust,
      bend: 4,
    });
  });
  const wedge = through('0,-140 330,-96 150,-54');
  return (
    carved(sketch, {
      outline: top,
      fill: ink.straw,
      shade: ink.crust,
      light: ink.flour,
      rings: 4,
      step: 0.06,
      shadeSector: [-20, 190],
    }) +
    cracks.join('') +
    fillSmooth(wedge, ink.soot)
  );
}

/** A pie under a crust of strips. */
export function pie(sketch: Sketch): string {
  const dish = lathe(through('420,-130 392,-40 330,6 0,20'));
  const top = arc({ y: -140, rx: 400, ry: 122 });
  const strips = [-1, 1].flatMap((side) =>
    range(9).map((index) => {
      const x = -520 + index * 130;
      return [
        [x - side * 150, -10],
        [x + side * 150, -270],
      ] as const;
    }),
  );
  const woven = strips.map(
    (line) =>
      lineSmooth(line, { stroke: ink.soot, width: 44, cap: 'butt' }) +
      lineSmooth(line, { stroke: ink.straw, width: 29, cap: 'butt' }),
  );
  const border = arc({ y: -140, rx: 408, ry: 126 });
  return (
    carved(sketch, {
      outline: dish,
      fill: ink.linen,
      shade: ink.soot,
      rings: 5,
      shadeSector: [-20, 95],
    }) +
    fillSmooth(top, ink.red) +
    sketch.clipped(top, woven.join('')) +
    lineSmooth(border, { stroke: ink.soot, width: 54, isClosed: true }) +
    lineSmooth(border, { stroke: ink.crust, width: 34, isClosed: true }) +
    crimps(sketch)
  );
}

function crimps(sketch: Sketch): string {
  return range(40)
    .map((index) => {
      const angle = (index / 40) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return gouge(sketch, {
        from: [cos * 392, -140 + sin * 106],
        to: [cos * 426, -140 + sin * 130],
        width: 9,
        color: ink.flour,
      });
    })
    .join('');
}
