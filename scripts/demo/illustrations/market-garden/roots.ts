import { arc, between, bow, lathe, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, lineSmooth, placed } from '../svg.ts';
import { around, away, halved, round, streak, tint } from './flat.ts';
import { leafShape } from './leaves.ts';

/** Vegetables drawn upright round the origin, about 800 high unless cut. */

export function carrot(sketch: Sketch): string {
  const body = lathe(through('0,-120 66,-132 104,-96 92,40 56,240 18,400 0,420'));
  const lines = through('-60,-20 70,30 -44,110 48,180 -26,250').map(([x, y], index) =>
    streak(
      [
        [x, y],
        [x + (index % 2 === 0 ? 62 : -56), y + 6],
      ],
      11,
      index % 2 === 0 ? tint.tomato : tint.coral,
    ),
  );
  return (
    tops(5, tint.leaf, tint.chlorophyll) +
    halved(sketch, body, { light: tint.coral, dark: '#f2643f', split: 12 }) +
    lines.join('')
  );
}

function tops(count: number, light: string, dark: string): string {
  return range(count)
    .map((index) => {
      const turn = (index - (count - 1) / 2) * 17;
      const plume = range(9).map((step) => {
        const y = -150 - step * 34;
        const reach = 62 - step * 4;
        return (
          streak(
            [
              [0, y],
              [reach, y - 52],
            ],
            24,
            index % 2 === 0 ? light : dark,
          ) +
          streak(
            [
              [0, y],
              [-reach, y - 52],
            ],
            24,
            index % 2 === 0 ? light : dark,
          )
        );
      });
      return placed(
        streak(
          [
            [0, -90],
            [0, -460],
          ],
          18,
          dark,
        ) + plume.join(''),
        { x: 0, y: 0, turn },
      );
    })
    .join('');
}

export function radish(sketch: Sketch): string {
  const body = lathe(through('0,-150 60,-168 150,-110 172,0 120,110 44,170 10,250 0,360'));
  const tip = lathe(through('0,120 86,138 40,190 8,280 0,380'));
  return (
    bladeTops(sketch) +
    halved(sketch, body, { light: tint.beet, dark: '#7b0f3b', split: 40 }) +
    sketch.clipped(body, fillSmooth(tip, tint.pink)) +
    streak(bow([-106, -70], [-96, 60], 22), 26, tint.pink)
  );
}

function bladeTops(sketch: Sketch): string {
  return [-26, 26, 0]
    .map((turn) =>
      placed(
        leafShape(sketch, {
          light: tint.leaf,
          dark: tint.chlorophyll,
          vein: tint.mint,
          width: 150,
        }),
        { x: 0, y: -140, turn, scale: 0.78 },
      ),
    )
    .join('');
}

export function beet(sketch: Sketch): string {
  const body = lathe(through('0,-190 90,-200 210,-110 222,20 140,140 40,196 8,290 0,400'));
  const stalks = [-20, 0, 20].map((turn) =>
    placed(
      streak(
        [
          [0, -120],
          [0, -520],
        ],
        40,
        tint.beet,
      ) +
        placed(
          leafShape(sketch, {
            light: tint.chlorophyll,
            dark: tint.forest,
            vein: tint.beet,
            width: 170,
          }),
          { x: 0, y: -330, scale: 0.8 },
        ),
      { x: 0, y: 0, turn },
    ),
  );
  return (
    stalks.join('') +
    halved(sketch, body, { light: tint.beet, dark: '#740f38', split: 50 }) +
    streak(bow([-150, -60], [-120, 70], 20), 24, tint.pink)
  );
}

export function beetSlice(): string {
  const rings = [200, 170, 136, 100, 66, 32].map((radius, index) =>
    round(radius, index % 2 === 0 ? tint.beet : '#c43a6b'),
  );
  return rings.join('');
}

/** A candy-striped beet, cut across. */
export function candySlice(): string {
  return [200, 172, 142, 112, 82, 52, 24]
    .map((radius, index) => round(radius, index % 2 === 0 ? '#e0507a' : tint.chalk))
    .join('');
}

export function carrotCoin(): string {
  const spokes = around(9, (turn) => streak([away(turn, 44), away(turn, 92)], 12, tint.yolk));
  return round(120, '#f2643f') + round(104, tint.coral) + round(48, tint.yolk) + spokes;
}

export function potato(sketch: Sketch): string {
  const body = through(
    '-220,-20 -180,-130 -60,-176 80,-160 200,-90 226,20 160,120 10,150 -140,126',
  );
  const eyes = range(7).map(() => {
    const [x, y] = [between(sketch.random, -150, 160), between(sketch.random, -110, 90)];
    return streak(
      [
        [x - 17, y],
        [x + 17, y + 5],
      ],
      12,
      tint.earth,
    );
  });
  return halved(sketch, body, { light: tint.wheat, dark: '#cf9a5c', split: 50 }) + eyes.join('');
}

export function onionHalf(sketch: Sketch): string {
  const outer = lathe(through('0,-250 36,-220 160,-150 214,-20 150,120 50,170 0,180'));
  const rings = [0.9, 0.72, 0.54, 0.36, 0.18].map((by, index) =>
    fillSmooth(
      outer.map(([x, y]): Point => [x * by, (y - 130) * by + 130]),
      index % 2 === 0 ? tint.chalk : tint.pink,
    ),
  );
  return halved(sketch, outer, { light: '#a33a63', dark: tint.beet }) + rings.join('');
}

export function onionRing(): string {
  return [150, 118, 84, 50]
    .map((radius) =>
      lineSmooth(arc({ rx: radius, ry: radius }), {
        stroke: radius === 150 ? '#a33a63' : tint.pink,
        width: 17,
        isClosed: true,
      }),
    )
    .join('');
}

export function garlic(sketch: Sketch): string {
  const body = lathe(through('0,-300 20,-290 24,-190 130,-110 186,10 130,110 40,140 0,140'));
  return (
    halved(sketch, body, { light: tint.chalk, dark: '#efdcc4', split: 30 }) +
    streak(bow([0, -170], [-70, 128], -46), 12, tint.pink) +
    streak(bow([0, -170], [70, 128], 46), 12, tint.pink) +
    streak(
      [
        [0, -160],
        [0, 128],
      ],
      12,
      tint.pink,
    )
  );
}
