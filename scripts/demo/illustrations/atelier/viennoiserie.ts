import { arc, between, bow, lathe, range, through, turned, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { placed } from '../svg.ts';
import { form, penLine, scallops, wash } from './line.ts';

export function croissant(sketch: Sketch): string {
  const parts: readonly (readonly [number, number, number, number])[] = [
    [-330, -30, 70, 58],
    [330, -30, 70, 58],
    [-232, -78, 98, 96],
    [232, -78, 98, 96],
    [-120, -116, 112, 122],
    [120, -116, 112, 122],
    [0, -132, 112, 134],
  ];
  return parts
    .map(([x, y, rx, ry]) => {
      const lean = x * 0.1;
      const outline = turned(arc({ rx, ry }), lean).map(([px, py]): Point => [px + x, py + y]);
      const lines = [-0.5, 0, 0.5].map((share) =>
        penLine(
          bow(
            [x + share * rx, y - ry * 0.72],
            [x + share * rx * 1.3, y + ry * 0.62],
            share * 30 + (x === 0 ? 0 : Math.sign(x) * -16),
          ),
          false,
          2.2,
        ),
      );
      return form(sketch, { outline, fill: wash.caramel, shade: wash.cocoa }) + lines.join('');
    })
    .join('');
}

export function brioche(sketch: Sketch): string {
  const cup = [
    ...scallops([-260, 260], -190, { count: 9, drop: -26 }),
    ...through('260,-190 176,0 -176,0'),
  ];
  const flutes = range(8).map((index) =>
    penLine(
      [
        [-202 + index * 58, -190],
        [-140 + index * 40, -4],
      ],
      false,
      2.6,
    ),
  );
  return (
    form(sketch, {
      outline: arc({ y: -420, rx: 110, ry: 100 }),
      fill: wash.caramel,
      shade: wash.cocoa,
    }) +
    form(sketch, {
      outline: through('-262,-200 -250,-290 -150,-356 0,-372 150,-356 250,-290 262,-200 0,-170'),
      fill: wash.caramel,
      shade: wash.cocoa,
    }) +
    form(sketch, { outline: cup, fill: wash.biscuit, corners: 'sharp' }) +
    flutes.join('')
  );
}

/** A fluted bell, nearly black at its rim. */
export function canele(sketch: Sketch): string {
  const body = through(
    '-132,-330 -150,-352 -96,-372 96,-372 150,-352 132,-330 146,-40 180,0 -180,0 -146,-40',
  );
  const flutes = range(7).map((index) =>
    penLine(bow([-100 + index * 33, -366], [-138 + index * 46, -4], (index - 3) * 3), false, 3),
  );
  return (
    form(sketch, { outline: body, fill: wash.cocoa }) +
    flutes.map((flute) => flute.replaceAll(wash.ink, wash.caramel)).join('') +
    form(sketch, { outline: arc({ y: -366, rx: 90, ry: 18 }), fill: wash.caramel })
  );
}

/** The shell of a madeleine, from above: seven ribs opening from its heel. */
export function madeleine(sketch: Sketch): string {
  const lobes = range(7).flatMap((index) =>
    range(5).map((step): Point => {
      const angle = ((-158 + (index + step / 5) * (136 / 7)) * Math.PI) / 180;
      const reach = 320 + Math.sin((step / 5) * Math.PI) * 26;
      return [Math.cos(angle) * reach * 0.62, 90 + Math.sin(angle) * reach];
    }),
  );
  const outline: Point[] = [
    ...lobes,
    ...through('186,-20 150,90 92,176 30,206 -30,206 -92,176 -150,90 -186,-20'),
  ];
  const ribs = range(6).map((index) => {
    const angle = ((-158 + (index + 1) * (136 / 7)) * Math.PI) / 180;
    return penLine(
      bow(
        [(index - 2.5) * 9, 190],
        [Math.cos(angle) * 198, 90 + Math.sin(angle) * 318],
        (index - 2.5) * -13,
      ),
      false,
      3,
    );
  });
  return form(sketch, { outline, fill: wash.biscuit, shade: wash.caramel }) + ribs.join('');
}

export function kouign(sketch: Sketch): string {
  const base = through(
    '-220,-30 -236,-150 -180,-196 0,-206 180,-196 236,-150 220,-30 180,0 -180,0',
  );
  const folds = [0, 90, 180, 270].map((turn) =>
    form(sketch, {
      outline: turned(through('-10,-6 150,-34 172,26 40,48'), turn * 0.25 - 30).map(
        ([x, y]): Point => [x * (turn > 90 ? -1 : 1), y * 0.7 - 208 + (turn % 180) * 0.16],
      ),
      fill: wash.caramel,
    }),
  );
  const layers = range(5).map((index) =>
    penLine(
      range(10).map((step): Point => [
        -210 + step * 46,
        -36 - index * 28 + between(sketch.random, -4, 4),
      ]),
      false,
      2.4,
    ),
  );
  return (
    form(sketch, { outline: base, fill: wash.caramel, shade: wash.cocoa }) +
    layers.join('') +
    folds.join('')
  );
}

export function financier(sketch: Sketch): string {
  return (
    form(sketch, {
      outline: through('-180,-96 180,-96 210,0 -210,0'),
      fill: wash.caramel,
      corners: 'sharp',
      shade: wash.cocoa,
    }) +
    form(sketch, {
      outline: [...scallops([-180, 180], -96, { count: 1, drop: -44 }), [180, -96]],
      fill: wash.biscuit,
      corners: 'sharp',
    }) +
    [-90, 0, 90]
      .map((x) =>
        form(sketch, { outline: arc({ x, y: -122, rx: 24, ry: 18 }), fill: wash.pistachio }),
      )
      .join('')
  );
}

export function bonbons(sketch: Sketch): string {
  const spots = [
    [-170, 0, wash.cocoa],
    [0, 0, wash.raspberry],
    [170, 0, wash.cocoa],
    [-85, -120, wash.pistachio],
    [85, -120, wash.caramel],
    [0, -240, wash.cocoa],
  ] as const;
  return spots
    .map(([x, y, color]) =>
      placed(
        form(sketch, {
          outline: [
            ...arc({ y: -56, rx: 74, ry: 62 }, 180, 360),
            [74, -8],
            [66, 0],
            [-66, 0],
            [-74, -8],
          ],
          fill: color,
          corners: 'sharp',
        }) + penLine(bow([-40, -70], [10, -104], -12), false, 5).replaceAll(wash.ink, wash.white),
        { x, y },
      ),
    )
    .join('');
}

/** A tall glass, its creams in layers. */
export function verrine(sketch: Sketch): string {
  const fills: readonly (readonly [number, number, string])[] = [
    [-30, -150, wash.raspberry],
    [-150, -280, wash.white],
    [-280, -350, wash.pistachio],
    [-350, -430, wash.blush],
  ];
  const width = (y: number): number => 132 - y * 0.1;
  const bands = fills.map(([low, high, color]) =>
    form(sketch, {
      outline: [
        [-width(low) + 14, low],
        [width(low) - 14, low],
        [width(high) - 14, high],
        [-width(high) + 14, high],
      ],
      fill: color,
      corners: 'sharp',
    }),
  );
  const glass: Point[] = [
    [-width(0), 0],
    [width(0), 0],
    [width(-520), -520],
    [-width(-520), -520],
  ];
  return (
    bands.join('') +
    penLine(glass, true) +
    placed(raspberry(sketch), { x: -40, y: -424 }) +
    placed(raspberry(sketch), { x: 50, y: -424, turn: 10 })
  );
}

function raspberry(sketch: Sketch): string {
  return (
    form(sketch, {
      outline: lathe(through('0,-92 30,-84 46,-46 40,0 0,10')),
      fill: wash.raspberry,
    }) +
    (
      [
        [-20, -60],
        [4, -66],
        [24, -52],
        [-26, -34],
        [0, -36],
        [22, -22],
        [-8, -12],
      ] as const
    )
      .map(([x, y]) => penLine(arc({ x, y, rx: 12, ry: 12 }), true, 2))
      .join('')
  );
}
