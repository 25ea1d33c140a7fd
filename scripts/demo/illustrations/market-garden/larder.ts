import { arc, between, blob, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, lineSmooth, placed, rectangle } from '../svg.ts';
import { round, streak, tint } from './flat.ts';

export function friedEgg(sketch: Sketch): string {
  return (
    fillSmooth(blob(sketch.random, { rx: 220, ry: 200, points: 10, wobble: 0.14 }), tint.white) +
    round(92, '#f2a81d', [10, 4]) +
    round(84, tint.yolk) +
    round(20, tint.chalk, [-28, -30])
  );
}

export function boiledEgg(): string {
  return (
    fillSmooth(arc({ rx: 110, ry: 140 }), tint.white) +
    round(68, tint.yolk, [0, 22]) +
    round(52, '#ffb01f', [0, 22])
  );
}

export function cheese(sketch: Sketch): string {
  return (
    fillSmooth(blob(sketch.random, { rx: 62, ry: 54, points: 7, wobble: 0.26 }), tint.white) +
    fillSmooth(
      blob(sketch.random, { x: 8, y: 8, rx: 34, ry: 26, points: 6, wobble: 0.3 }),
      tint.chalk,
    )
  );
}

export function nut(): string {
  return (
    fillSmooth(through('0,-70 40,-40 52,10 26,62 0,72 -26,62 -52,10 -40,-40'), tint.earth) +
    streak(
      [
        [-10, -46],
        [-6, 52],
      ],
      10,
      tint.wheat,
    )
  );
}

export function seed(): string {
  return fillSmooth(arc({ rx: 12, ry: 20 }), tint.chalk);
}

export function crouton(sketch: Sketch): string {
  const turn = between(sketch.random, 0, 90);
  return placed(
    rectangle({ x: -70, y: -64, width: 140, height: 128, rx: 26 }, '#c98f50') +
      rectangle({ x: -54, y: -48, width: 108, height: 96, rx: 20 }, tint.straw),
    { x: 0, y: 0, turn },
  );
}

/** A nest of noodles. */
export function noodles(sketch: Sketch): string {
  return range(22)
    .map(() => {
      const [rx, ry] = [between(sketch.random, 60, 280), between(sketch.random, 50, 250)];
      const from = between(sketch.random, 0, 360);
      const at: Point = [between(sketch.random, -70, 70), between(sketch.random, -70, 70)];
      const line = arc(
        { x: at[0], y: at[1], rx, ry },
        from,
        from + between(sketch.random, 120, 260),
      );
      return (
        lineSmooth(line, { stroke: '#e6b95a', width: 26 }) +
        lineSmooth(line, { stroke: tint.straw, width: 16 })
      );
    })
    .join('');
}

/** A short ridged tube of pasta. */
export function tube(sketch: Sketch): string {
  const body = through('-130,-44 110,-60 140,40 -100,60');
  return (
    fillSmooth(body, tint.straw) +
    sketch.clipped(
      body,
      [-20, 4, 28]
        .map((y) =>
          streak(
            [
              [-140, y + 8],
              [150, y - 12],
            ],
            9,
            '#e6b95a',
          ),
        )
        .join(''),
    ) +
    placed(fillSmooth(arc({ rx: 28, ry: 54 }), '#c99a3c'), { x: 122, y: -8, turn: -8 })
  );
}

export function toast(): string {
  const crust = through(
    '-220,250 -232,-60 -270,-160 -200,-250 0,-276 200,-250 270,-160 232,-60 220,250 0,262',
  );
  const crumb = crust.map(([x, y]): Point => [x * 0.88, y * 0.88]);
  return fillSmooth(crust, '#b9763a') + fillSmooth(crumb, '#f4d394');
}

export function tartCrust(): string {
  const edge = range(48).map((index): Point => {
    const angle = (index / 48) * Math.PI * 2;
    const reach = index % 2 === 0 ? 600 : 566;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return fillSmooth(edge, '#c98f50') + round(540, tint.wheat) + round(508, tint.straw);
}

export function fork(): string {
  const tines = [-54, -18, 18, 54].map((x) =>
    rectangle({ x: x - 9, y: -520, width: 18, height: 240, rx: 9 }, tint.forest),
  );
  return (
    tines.join('') +
    rectangle({ x: -63, y: -330, width: 126, height: 90, rx: 44 }, tint.forest) +
    rectangle({ x: -15, y: -280, width: 30, height: 760, rx: 15 }, tint.forest)
  );
}

export function knife(): string {
  return (
    fillSmooth(through('-24,-520 30,-480 44,-240 36,-40 -24,-40'), tint.forest) +
    rectangle({ x: -22, y: -60, width: 52, height: 540, rx: 24 }, tint.forest)
  );
}

export function glass(): string {
  const body = through('-170,-330 170,-330 132,330 -132,330');
  return fillSmooth(body, tint.white);
}
