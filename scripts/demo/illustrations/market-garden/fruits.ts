import {
  arc,
  between,
  bow,
  lathe,
  type Point,
  range,
  tapered,
  through,
  turned,
} from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, lineSmooth, placed } from '../svg.ts';
import { around, away, halved, oval, round, streak, tint } from './flat.ts';

export function tomato(sketch: Sketch): string {
  const body = through(
    '-210,-10 -180,-140 -70,-190 0,-176 70,-190 180,-140 210,-10 150,130 0,180 -150,130',
  );
  const calyx = around(5, (turn) =>
    streak(
      [
        [0, -150],
        [away(turn + 36, 120)[0], -150 + away(turn + 36, 74)[1]],
      ],
      34,
      tint.chlorophyll,
    ),
  );
  return (
    halved(sketch, body, { light: tint.tomato, dark: '#c8301c', split: 60 }) +
    streak(bow([-150, -60], [-120, 70], 18), 28, tint.coral) +
    calyx
  );
}

/** A tomato cut across: chambers of seeds. */
export function tomatoSlice(sketch: Sketch): string {
  const chambers = around(6, (turn) => {
    const shape = [
      away(turn - 22, 56),
      away(turn - 23, 140),
      away(turn, 164),
      away(turn + 23, 140),
      away(turn + 22, 56),
      away(turn, 46),
    ];
    const seeds = range(5).map(() => {
      const at = away(turn + between(sketch.random, -14, 14), between(sketch.random, 74, 144));
      return placed(oval(8, 13, tint.straw), { x: at[0], y: at[1], turn });
    });
    return fillSmooth(shape, '#c8301c') + seeds.join('');
  });
  return round(206, '#c8301c') + round(192, tint.coral) + round(180, tint.tomato) + chambers;
}

export function courgette(sketch: Sketch): string {
  const body = through('-70,-400 70,-400 86,-200 96,160 80,380 0,430 -80,380 -96,160 -86,-200');
  const flecks = range(22).map(() => {
    const [x, y] = [between(sketch.random, -70, 70), between(sketch.random, -330, 380)];
    return streak(
      [
        [x, y - 26],
        [x, y + 26],
      ],
      9,
      tint.lime,
    );
  });
  return (
    halved(sketch, body, { light: tint.chlorophyll, dark: tint.forest, split: 24 }) +
    flecks.join('') +
    fillSmooth(through('-44,-390 -56,-480 56,-480 44,-390'), tint.lime)
  );
}

export function courgetteCoin(): string {
  const seeds = around(10, (turn) =>
    placed(oval(8, 18, tint.straw), { x: away(turn, 62)[0], y: away(turn, 62)[1], turn }),
  );
  return round(128, tint.chlorophyll) + round(112, tint.mint) + round(92, tint.chalk) + seeds;
}

export function cucumberCoin(): string {
  const seeds = around(12, (turn) =>
    placed(oval(9, 22, tint.lime), { x: away(turn, 66)[0], y: away(turn, 66)[1], turn }),
  );
  return round(132, tint.forest) + round(118, tint.mint) + round(50, '#e6f6dc') + seeds;
}

export function aubergine(sketch: Sketch): string {
  const body = lathe(through('0,-260 70,-270 110,-120 190,80 186,240 110,350 0,376'));
  const cap = through(
    '-100,-200 -70,-300 -26,-310 -20,-400 24,-404 28,-310 76,-298 104,-200 50,-236 0,-160 -50,-236',
  );
  return (
    halved(sketch, body, { light: tint.aubergine, dark: '#280f34', split: 50 }) +
    streak(bow([-92, -90], [-130, 200], -24), 34, '#7a4a90') +
    fillSmooth(cap, tint.leaf)
  );
}

export function pepperRing(): string {
  const lobes = around(4, (turn) => round(112, tint.tomato, away(turn + 45, 92)));
  const holes = around(4, (turn) => round(84, tint.chalk, away(turn + 45, 88)));
  const ribs = around(4, (turn) => streak([[0, 0], away(turn, 150)], 34, tint.tomato));
  return (
    lobes +
    holes +
    ribs +
    round(34, tint.coral) +
    around(9, (turn) =>
      placed(oval(7, 12, tint.straw), { x: away(turn, 54)[0], y: away(turn, 54)[1], turn }),
    )
  );
}

export function corn(sketch: Sketch): string {
  const cob = lathe(through('0,-430 60,-410 120,-260 140,0 116,240 0,300'));
  const kernels = range(15).flatMap((row) =>
    range(6).map((column) => {
      const [x, y] = [-125 + column * 50 + (row % 2) * 6, -392 + row * 46];
      return fillSmooth(
        arc({ x, y, rx: 23, ry: 21 }),
        (row + column) % 4 === 0 ? tint.straw : tint.yolk,
      );
    }),
  );
  const husk = (side: number, color: string): string =>
    fillSmooth(
      [
        [0, 420],
        [side * 210, 180],
        [side * 250, -160],
        [side * 300, -300],
        [side * 150, -90],
        [side * 70, 120],
        [0, 240],
      ],
      color,
    );
  return (
    fillSmooth(cob, '#e59f1d') +
    sketch.clipped(cob, kernels.join('')) +
    husk(-1, tint.leaf) +
    husk(1, tint.chlorophyll)
  );
}

export function pumpkin(sketch: Sketch): string {
  const lobes = [
    { x: -220, rx: 150, color: '#d8631b' },
    { x: 220, rx: 150, color: '#d8631b' },
    { x: -130, rx: 180, color: '#e9772a' },
    { x: 130, rx: 180, color: '#e9772a' },
    { x: 0, rx: 190, color: '#f58c3c' },
  ];
  const body = lobes.map(({ x, rx, color }) =>
    fillSmooth(arc({ x, y: 40, rx, ry: 250 - Math.abs(x) * 0.12 }), color),
  );
  const stem = through('-44,-170 -30,-260 -60,-330 10,-350 40,-260 52,-170');
  return (
    body.join('') +
    streak(bow([-60, -140], [-60, 220], 60), 14, '#ffb066') +
    halved(sketch, stem, { light: tint.leaf, dark: tint.chlorophyll })
  );
}

/** A crescent of squash with its rind. */
export function squashWedge(): string {
  const outer = [
    ...arc({ rx: 300, ry: 300 }, 20, 160),
    ...arc({ y: -60, rx: 200, ry: 190 }, 160, 20),
  ];
  const inner = [
    ...arc({ rx: 274, ry: 274 }, 22, 158),
    ...arc({ y: -60, rx: 200, ry: 190 }, 158, 22),
  ];
  return (
    fillSmooth(outer, tint.forest) +
    fillSmooth(inner, '#f58c3c') +
    streak(arc({ rx: 240, ry: 236 }, 40, 140), 16, '#ffb066')
  );
}

export function strawberry(sketch: Sketch): string {
  const body = lathe(through('0,-150 90,-170 180,-90 150,60 60,180 0,210'));
  const seeds = range(5).flatMap((row) =>
    range(5).map((column) => {
      const [x, y] = [-130 + column * 65 + (row % 2) * 30, -96 + row * 58];
      return placed(oval(7, 13, tint.straw), { x, y });
    }),
  );
  return (
    halved(sketch, body, { light: tint.tomato, dark: '#c8301c', split: 36 }) +
    sketch.clipped(body, seeds.join('')) +
    around(7, (turn) =>
      streak(
        [
          [0, -150],
          [away(turn, 130)[0], -156 + away(turn, 58)[1]],
        ],
        40,
        tint.leaf,
      ),
    )
  );
}

export function rhubarb(sketch: Sketch): string {
  const stalk = through('-56,480 -50,-480 50,-480 56,480');
  return (
    halved(sketch, stalk, { light: '#d92b57', dark: tint.beet, split: 20 }) +
    [-26, 0]
      .map((x) =>
        streak(
          [
            [x, -440],
            [x, 450],
          ],
          9,
          tint.pink,
        ),
      )
      .join('') +
    sketch.clipped(stalk, fillSmooth(through('-80,-500 80,-500 80,-360 -80,-280'), tint.lime))
  );
}

export function lemonSlice(): string {
  const wedges = around(9, (turn) =>
    fillSmooth(
      [
        away(turn - 15, 26),
        away(turn - 17, 126),
        away(turn, 142),
        away(turn + 17, 126),
        away(turn + 15, 26),
      ],
      tint.yolk,
    ),
  );
  return round(178, tint.yolk) + round(160, tint.chalk) + wedges;
}

export function appleSlice(sketch: Sketch): string {
  const outer = lathe(through('0,-150 70,-190 170,-140 190,-10 120,140 40,170 0,150'));
  const flesh = outer.map(([x, y]): Point => [x * 0.9, y * 0.9]);
  return (
    fillSmooth(outer, tint.tomato) +
    fillSmooth(flesh, tint.chalk) +
    halved(sketch, lathe(through('0,-60 44,-20 36,40 0,70')), {
      light: tint.straw,
      dark: tint.wheat,
    }) +
    [-1, 1]
      .map((side) => placed(oval(9, 22, tint.earth), { x: side * 22, y: 6, turn: side * -14 }))
      .join('')
  );
}

export function mushroom(sketch: Sketch): string {
  const cap = [
    ...arc({ y: -30, rx: 220, ry: 180 }, 180, 360),
    ...through('190,20 90,-4 0,8 -90,-4 -190,20'),
  ];
  const stem = through('-64,-10 64,-10 56,120 84,200 0,226 -84,200 -56,120');
  return (
    fillSmooth(stem, tint.chalk) +
    halved(sketch, cap, { light: tint.earth, dark: '#6f4325', split: 30 }) +
    streak(arc({ y: 14, rx: 176, ry: 40 }, 200, 340), 22, tint.earth)
  );
}

export function chilli(sketch: Sketch): string {
  const body = tapered(bow([22, -230], [110, 340], -80), 132, 'drop');
  return (
    halved(sketch, body, { light: tint.tomato, dark: '#c8301c', split: 50 }) +
    fillSmooth(through('-40,-190 -20,-250 30,-270 76,-240 90,-180 30,-206'), tint.chlorophyll) +
    lineSmooth(bow([26, -256], [60, -350], 18), { stroke: tint.chlorophyll, width: 24 })
  );
}

export function flower(): string {
  const petals = around(5, (turn) =>
    fillSmooth(
      turned(through('0,-20 70,-60 90,-150 40,-180 0,-160 -40,-180 -90,-150 -70,-60'), turn),
      turn % 144 === 0 ? tint.yolk : '#ff9d2e',
    ),
  );
  return (
    petals +
    around(5, (turn) => streak([away(turn, 20), away(turn, 96)], 12, tint.tomato)) +
    round(26, tint.tomato)
  );
}
