import { between, bow, lathe, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, placed } from '../svg.ts';
import { halved, oval, round, streak, tint } from './flat.ts';

export function leek(sketch: Sketch): string {
  const stalk = through('-64,380 -66,-20 66,-20 64,380 0,398');
  const leaves = [-0.9, 0.9, -0.35, 0.4].map((lean, index) =>
    streak(
      bow([lean * 20, 40], [lean * 230, -430], lean * -30),
      120,
      index % 2 === 0 ? tint.chlorophyll : tint.leaf,
    ),
  );
  const roots = range(7).map((index) =>
    streak(bow([(index - 3) * 16, 384], [(index - 3) * 34, 456], 8), 9, tint.wheat),
  );
  return (
    roots.join('') +
    leaves.join('') +
    fillSmooth(stalk, tint.chalk) +
    sketch.clipped(stalk, fillSmooth(through('-80,-40 80,-40 80,120 0,190 -80,120'), tint.mint)) +
    streak(
      [
        [-20, 60],
        [-24, 370],
      ],
      9,
      tint.mint,
    ) +
    streak(
      [
        [24, 80],
        [26, 370],
      ],
      9,
      tint.mint,
    )
  );
}

export function leekRing(): string {
  return [120, 96, 72, 48, 24]
    .map((radius, index) =>
      round(radius, [tint.leaf, tint.mint, tint.lime, tint.chalk, tint.lime][index] ?? tint.mint),
    )
    .join('');
}

export function fennel(sketch: Sketch): string {
  const bulb = lathe(through('0,-120 90,-140 190,0 200,130 130,230 40,250 0,252'));
  const stems = [-24, -8, 10, 26].map((turn) =>
    placed(
      streak(
        [
          [0, 0],
          [0, -420],
        ],
        76,
        tint.lime,
      ) + placed(feather(), { x: 0, y: -360 }),
      { x: 0, y: -20, turn },
    ),
  );
  return (
    stems.join('') +
    halved(sketch, bulb, { light: tint.chalk, dark: tint.mint, split: 60 }) +
    [-0.6, -0.2, 0.24, 0.62]
      .map((share) =>
        streak(bow([share * 90, -110], [share * 60, 236], share * -84), 13, tint.lime),
      )
      .join('')
  );
}

export function feather(): string {
  return (
    range(8)
      .map((index) => {
        const y = 30 - index * 24;
        return (
          streak(
            [
              [0, y],
              [76 - index * 6, y - 70],
            ],
            10,
            tint.leaf,
          ) +
          streak(
            [
              [0, y],
              [-76 + index * 6, y - 70],
            ],
            10,
            tint.leaf,
          )
        );
      })
      .join('') +
    streak(
      [
        [0, 60],
        [0, -220],
      ],
      12,
      tint.leaf,
    )
  );
}

export function celeriac(sketch: Sketch): string {
  const body = through(
    '-200,-60 -130,-170 10,-200 150,-160 220,-30 190,110 80,190 -80,190 -190,90',
  );
  const knots = range(12).map(() => {
    const at: Point = [between(sketch.random, -140, 150), between(sketch.random, -120, 140)];
    return streak(bow([at[0] - 28, at[1]], [at[0] + 28, at[1]], 9), 13, tint.earth);
  });
  return (
    halved(sketch, body, { light: '#f0dcb4', dark: tint.wheat, split: 40 }) +
    knots.join('') +
    placed(oval(60, 30, tint.lime), { x: 0, y: -176 })
  );
}
