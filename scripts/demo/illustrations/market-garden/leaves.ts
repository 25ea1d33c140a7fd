import { bow, lathe, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, placed } from '../svg.ts';
import { around, away, halved, round, streak, tint } from './flat.ts';

export type LeafTones = { light: string; dark: string; vein: string; width?: number };

/** A leaf growing up from the origin, about 500 tall. */
export function leafShape(sketch: Sketch, { light, dark, vein, width = 190 }: LeafTones): string {
  const half: Point[] = [
    [0, -520],
    [width * 0.55, -430],
    [width, -280],
    [width * 0.9, -150],
    [width * 0.3, -40],
    [0, 0],
  ];
  const veins = range(4).map((index) => {
    const y = -90 - index * 86;
    const reach = width * (0.72 - Math.abs(index - 1.2) * 0.12);
    return (
      streak(
        [
          [0, y],
          [reach, y - 84],
        ],
        11,
        vein,
      ) +
      streak(
        [
          [0, y],
          [-reach, y - 84],
        ],
        11,
        vein,
      )
    );
  });
  return (
    halved(sketch, lathe(half), { light, dark }) +
    veins.join('') +
    streak(
      [
        [0, 40],
        [0, -470],
      ],
      20,
      vein,
    )
  );
}

export function spinach(sketch: Sketch): string {
  const leaf = leafShape(sketch, { light: tint.leaf, dark: tint.chlorophyll, vein: tint.mint });
  return placed(leaf, { x: 0, y: 250 });
}

export function basil(sketch: Sketch): string {
  const tones = { light: tint.lime, dark: tint.leaf, vein: tint.chlorophyll, width: 210 };
  return placed(leafShape(sketch, tones), { x: 0, y: 250 });
}

export function chard(sketch: Sketch): string {
  const stalk = through('-34,420 -22,0 -14,-380 0,-470 14,-380 22,0 34,420');
  const blade = lathe(
    through('0,-500 110,-470 210,-350 190,-250 250,-140 190,-20 120,70 40,110 0,120'),
  );
  const veins = range(5).flatMap((index) => {
    const y = 40 - index * 92;
    return [-1, 1].map((side) =>
      streak(bow([0, y], [side * 160, y - 96], side * 10), 17, tint.tomato),
    );
  });
  return (
    halved(sketch, blade, { light: tint.chlorophyll, dark: tint.forest }) +
    veins.join('') +
    fillSmooth(stalk, tint.tomato)
  );
}

export function kale(sketch: Sketch): string {
  const edge: Point[] = range(40).map((index) => {
    const t = index / 39;
    const wave = index % 2 === 0 ? 42 : -14;
    const width = 40 + Math.sin(Math.min(1, t * 1.12) * Math.PI) * 170 + wave;
    return [Math.max(0, width), 160 - t * 640];
  });
  const outline = [...edge, ...edge.map(([x, y]): Point => [-x, y]).toReversed()];
  const veins = range(6).flatMap((index) =>
    [-1, 1].map((side) =>
      streak(
        [
          [0, 80 - index * 84],
          [side * 120, 0 - index * 84],
        ],
        15,
        tint.mint,
      ),
    ),
  );
  return (
    halved(sketch, outline, { light: tint.forest, dark: '#0a2e1c' }) +
    veins.join('') +
    streak(
      [
        [0, 430],
        [0, -430],
      ],
      36,
      tint.mint,
    )
  );
}

/** Lettuce or cabbage cut in half, its folds showing. */
export function cabbageHalf(sketch: Sketch): string {
  const outer = lathe(through('0,-260 130,-236 236,-120 246,20 180,150 70,210 0,216'));
  const shells = [0.86, 0.72, 0.58, 0.44, 0.3].map((by, index) =>
    fillSmooth(
      outer.map(([x, y]): Point => [x * by, (y - 180) * by + 180]),
      [tint.chalk, tint.lime, tint.mint, tint.lime, tint.chalk][index] ?? tint.lime,
    ),
  );
  const core = through('-44,216 -30,60 0,-10 30,60 44,216');
  const folds = [-1, 1].flatMap((side) =>
    range(4).map((index) =>
      streak(
        bow(
          [side * 20, 100 - index * 44],
          [side * (160 - index * 24), -60 - index * 36],
          side * -30,
        ),
        9,
        tint.leaf,
      ),
    ),
  );
  return (
    halved(sketch, outer, { light: tint.leaf, dark: tint.chlorophyll }) +
    shells.join('') +
    folds.join('') +
    fillSmooth(core, tint.white)
  );
}

/** Red cabbage and radicchio share this drawing. */
export function radicchio(sketch: Sketch): string {
  const blades = around(7, (turn, index) =>
    placed(
      leafShape(sketch, {
        light: tint.beet,
        dark: index % 2 === 0 ? '#740f38' : tint.aubergine,
        vein: tint.chalk,
        width: 170,
      }),
      { x: 0, y: 0, turn, scale: 0.66 },
    ),
  );
  const heart = around(5, (turn) =>
    placed(leafShape(sketch, { light: '#b9306a', dark: tint.beet, vein: tint.chalk, width: 190 }), {
      x: 0,
      y: 0,
      turn: turn + 20,
      scale: 0.38,
    }),
  );
  return blades + heart;
}

export function asparagus(sketch: Sketch): string {
  const spear = through('-34,520 -36,-260 -44,-360 0,-520 44,-360 36,-260 34,520');
  const scales = range(8).map((index) => {
    const y = -400 + index * 64 + (index > 3 ? (index - 3) * 60 : 0);
    const side = index % 2 === 0 ? -1 : 1;
    return fillSmooth(
      [
        [side * 4, y - 44],
        [side * 36, y + 10],
        [side * 18, y + 66],
        [-side * 14, y + 20],
      ],
      index < 4 ? tint.aubergine : tint.chlorophyll,
    );
  });
  return (
    halved(sketch, spear, { light: tint.leaf, dark: tint.chlorophyll, split: 6 }) + scales.join('')
  );
}

export function parsley(): string {
  const frill = (x: number, y: number, size: number): string =>
    around(5, (turn) =>
      round(size * 0.5, tint.leaf, [
        x + away(turn, size * 0.62)[0],
        y + away(turn, size * 0.62)[1],
      ]),
    ) + round(size * 0.5, tint.chlorophyll, [x, y]);
  return (
    streak(
      [
        [0, 260],
        [0, -120],
      ],
      18,
      tint.chlorophyll,
    ) +
    streak(
      [
        [0, 90],
        [-130, -40],
      ],
      14,
      tint.chlorophyll,
    ) +
    streak(
      [
        [0, 90],
        [130, -40],
      ],
      14,
      tint.chlorophyll,
    ) +
    frill(0, -160, 92) +
    frill(-150, -60, 76) +
    frill(150, -60, 76)
  );
}

export function dill(): string {
  return (
    range(5)
      .map((index) => {
        const y = 180 - index * 96;
        const side = index % 2 === 0 ? 1 : -1;
        const sprays = [-40, -15, 10, 35].map((turn) => {
          const tip = away(turn + side * 52, 130);
          return streak(
            [
              [side * 20, y],
              [side * 20 + tip[0], y + tip[1]],
            ],
            11,
            tint.leaf,
          );
        });
        return sprays.join('');
      })
      .join('') + streak(bow([0, 300], [0, -340], 14), 16, tint.chlorophyll)
  );
}

export function mint(sketch: Sketch): string {
  const pairs = [
    [150, 0.42],
    [20, 0.38],
    [-110, 0.3],
  ] as const;
  const leaf = { light: tint.leaf, dark: tint.chlorophyll, vein: tint.mint, width: 170 };
  return (
    streak(
      [
        [0, 330],
        [0, -220],
      ],
      18,
      tint.forest,
    ) +
    pairs
      .map(([y, scale]) =>
        [-72, 72].map((turn) => placed(leafShape(sketch, leaf), { x: 0, y, scale, turn })).join(''),
      )
      .join('') +
    placed(leafShape(sketch, leaf), { x: 0, y: -190, scale: 0.26 })
  );
}
