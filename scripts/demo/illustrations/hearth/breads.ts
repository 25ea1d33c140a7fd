import { arc, between, type Point, range, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth } from '../svg.ts';
import { carved, gouge, ink } from './ink.ts';

export function dome(width: number, height: number): Point[] {
  const half = width / 2;
  return [
    ...arc({ x: 0, y: -height * 0.42, rx: half, ry: height * 0.6 }, 180, 360),
    [half * 0.97, -height * 0.2],
    [half * 0.82, -height * 0.03],
    [half * 0.4, 4],
    [0, 7],
    [-half * 0.4, 4],
    [-half * 0.82, -height * 0.03],
    [-half * 0.97, -height * 0.2],
  ];
}

/** The opened cut of a loaf: a pale leaf with a raised ear along one side. */
export function score(sketch: Sketch, [from, to]: readonly [Point, Point], bend = 30): string {
  const line = { from, to, bend };
  return (
    gouge(sketch, { ...line, width: 50, color: ink.soot }) +
    gouge(sketch, { ...line, width: 34, color: ink.flour }) +
    gouge(sketch, {
      from: [from[0] + 6, from[1] + 7],
      to: [to[0] - 6, to[1] + 7],
      bend,
      width: 9,
      color: ink.straw,
    })
  );
}

function flouring(sketch: Sketch, width: number, height: number): string {
  return range(26)
    .map(() => {
      const angle = between(sketch.random, 205, 330) * (Math.PI / 180);
      const reach = between(sketch.random, 0.45, 0.88);
      const x = Math.cos(angle) * (width / 2) * reach;
      const y = -height * 0.42 + Math.sin(angle) * height * 0.58 * reach;
      const size = between(sketch.random, 14, 38);
      const lean = x * 0.0018;
      return gouge(sketch, {
        from: [x - size, y + size * lean],
        to: [x + size, y + size * lean * 2.2],
        width: between(sketch.random, 3, 8),
        color: ink.flour,
        bend: -4,
      });
    })
    .join('');
}

export function boule(sketch: Sketch): string {
  const body = carved(sketch, {
    outline: dome(700, 470),
    fill: ink.crust,
    shade: ink.bark,
    light: ink.straw,
    rings: 6,
    step: 0.06,
    shadeSector: [-35, 150],
  });
  const leaves = [-1, 1].flatMap((side) =>
    range(3).map((index) => {
      const y = -400 + index * 82;
      return score(
        sketch,
        [
          [side * 26, y + 36],
          [side * (118 + index * 34), y - 8],
        ],
        side * -14,
      );
    }),
  );
  return (
    body +
    flouring(sketch, 700, 470) +
    score(
      sketch,
      [
        [-6, -455],
        [6, -130],
      ],
      8,
    ) +
    leaves.join('')
  );
}

export function crossLoaf(sketch: Sketch): string {
  return (
    carved(sketch, {
      outline: dome(620, 400),
      fill: ink.bark,
      light: ink.straw,
      rings: 6,
      step: 0.06,
      shadeSector: [-35, 150],
    }) +
    flouring(sketch, 620, 400) +
    score(
      sketch,
      [
        [-215, -270],
        [215, -270],
      ],
      34,
    ) +
    score(
      sketch,
      [
        [-10, -388],
        [6, -90],
      ],
      -20,
    )
  );
}

/** A long loaf lying across, with slanted cuts. */
export function longLoaf(sketch: Sketch): string {
  const outline = through(
    '-430,-60 -385,-135 -250,-190 0,-212 250,-190 385,-135 430,-60 380,-12 200,8 0,10 -200,8 -380,-12',
  );
  const cuts = range(5).map((index) => {
    const x = -265 + index * 132;
    return score(
      sketch,
      [
        [x - 44, -84],
        [x + 62, -178],
      ],
      -14,
    );
  });
  return (
    carved(sketch, {
      outline,
      fill: ink.crust,
      shade: ink.bark,
      light: ink.straw,
      rings: 5,
      step: 0.085,
      shadeSector: [5, 178],
      lightSector: [185, 300],
    }) + cuts.join('')
  );
}

/** A loaf from a tin, its first slices leaning before it. */
export function tinLoaf(sketch: Sketch): string {
  const side = through(
    '-360,0 -372,-170 -392,-250 -350,-330 -180,-362 30,-370 210,-352 262,-300 250,-230 236,0',
  );
  const face = through('110,8 106,-175 82,-250 118,-330 228,-352 336,-330 372,-252 346,-175 342,8');
  const crumb = face.map(([x, y]): Point => [226 + (x - 226) * 0.86, -168 + (y + 168) * 0.87]);
  return (
    carved(sketch, {
      outline: side,
      fill: ink.crust,
      shade: ink.bark,
      light: ink.straw,
      rings: 4,
      shadeSector: [60, 178],
      lightSector: [190, 280],
    }) +
    flouring(sketch, 560, 360) +
    carved(sketch, { outline: face, fill: ink.bark, rings: 0 }) +
    carved(sketch, { outline: crumb, fill: ink.flour, shade: ink.straw, rings: 2, edge: 5 }) +
    crumbHoles(sketch, [226, -170], [90, 120])
  );
}

function crumbHoles(sketch: Sketch, [x, y]: Point, [rx, ry]: Point): string {
  return range(26)
    .map(() => {
      const angle = between(sketch.random, 0, Math.PI * 2);
      const reach = Math.sqrt(sketch.random());
      const at: Point = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
      const size = between(sketch.random, 5, 15);
      return gouge(sketch, {
        from: [at[0] - size, at[1] + size * 0.4],
        to: [at[0] + size, at[1] - size * 0.4],
        width: size * 0.8,
        color: sketch.random() < 0.6 ? ink.crust : ink.straw,
      });
    })
    .join('');
}

export function slice(sketch: Sketch): string {
  const outline = through(
    '-150,0 -154,-150 -186,-215 -150,-282 -40,-306 40,-306 150,-282 186,-215 154,-150 150,0',
  );
  return (
    carved(sketch, { outline, fill: ink.crust, rings: 0 }) +
    fillSmooth(
      outline.map(([x, y]) => [x * 0.86, -150 + (y + 150) * 0.88]),
      ink.flour,
    ) +
    crumbHoles(sketch, [0, -165], [105, 100])
  );
}
