import { arc, lathe, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { box, form, penLine, wash } from './line.ts';

export function stand(sketch: Sketch): string {
  const foot = lathe(through('40,-180 36,-90 60,-40 170,-16 176,0'));
  const top: Point[] = through('-470,-220 470,-220 450,-184 -450,-184');
  return (
    form(sketch, { outline: foot, fill: wash.white, corners: 'sharp', shade: wash.mist }) +
    form(sketch, { outline: top, fill: wash.white, corners: 'sharp' })
  );
}

export function plate(sketch: Sketch): string {
  return form(sketch, {
    outline: through('-480,-34 480,-34 380,-6 200,0 -200,0 -380,-6'),
    fill: wash.white,
    corners: 'sharp',
    shade: wash.mist,
  });
}

/** A round porcelain plate from above. */
export function roundPlate(sketch: Sketch): string {
  return (
    form(sketch, { outline: arc({ rx: 600, ry: 600 }), fill: wash.white }) +
    penLine(arc({ rx: 540, ry: 540 }), true, 2)
  );
}

export function plinth(sketch: Sketch): string {
  return form(sketch, {
    outline: box([-420, -160, 420, 0]),
    fill: wash.white,
    corners: 'sharp',
    shade: wash.mist,
  });
}

export function whisk(sketch: Sketch): string {
  const wires = [-90, -52, 0, 52, 90].map((reach) =>
    penLine(
      lathe(
        through('0,40').concat([
          [reach, -150],
          [reach * 0.8, -290],
          [reach * 0.16, -380],
        ]),
      )
        .map(([x, y]): Point => [Math.abs(x) * Math.sign(reach || 1), y])
        .slice(0, 4),
      false,
      4,
    ),
  );
  const mirror = [90, 52].map((reach) =>
    penLine(
      [
        [0, 44],
        [reach, -150],
        [reach * 0.8, -290],
        [reach * 0.16, -380],
      ],
      false,
      4,
    ),
  );
  return (
    wires.join('') +
    mirror.join('') +
    form(sketch, {
      outline: through('-22,-380 22,-380 26,-700 0,-716 -26,-700'),
      fill: wash.butter,
    })
  );
}

export function rollingPin(sketch: Sketch): string {
  return (
    form(sketch, { outline: box([-300, -46, 300, 46]), fill: wash.biscuit, corners: 'sharp' }) +
    [-1, 1]
      .map((side) =>
        form(sketch, {
          outline: through('304,-16 330,-24 420,-26 444,0 420,26 330,24 304,16').map(
            ([x, y]): Point => [x * side, y],
          ),
          fill: wash.caramel,
        }),
      )
      .join('')
  );
}

export function pipingBag(sketch: Sketch): string {
  const folds = [-80, -20, 50].map((x) =>
    penLine(
      [
        [x, -500],
        [x * 0.2, -70],
      ],
      false,
      2.2,
    ),
  );
  return (
    form(sketch, {
      outline: through('-190,-520 0,-548 190,-520 34,-60 -34,-60'),
      fill: wash.white,
      corners: 'sharp',
      shade: wash.mist,
    }) +
    folds.join('') +
    form(sketch, {
      outline: through('-36,-62 36,-62 14,0 4,-16 -4,0 -14,-16'),
      fill: wash.mist,
      corners: 'sharp',
    })
  );
}

/** A balance with two pans, level to the gram. */
export function balance(sketch: Sketch): string {
  const dish = (x: number): string =>
    penLine([
      [x, -470],
      [x - 130, -250],
    ]) +
    penLine([
      [x, -470],
      [x + 130, -250],
    ]) +
    form(sketch, {
      outline: [...arc({ x, y: -250, rx: 150, ry: 54 }, 0, 180)],
      fill: wash.butter,
      corners: 'sharp',
    });
  return (
    form(sketch, {
      outline: lathe(through('16,-520 16,-60 120,-30 140,0')),
      fill: wash.mist,
      corners: 'sharp',
    }) +
    form(sketch, { outline: box([-300, -488, 300, -464]), fill: wash.mist, corners: 'sharp' }) +
    form(sketch, { outline: arc({ y: -520, rx: 34, ry: 34 }), fill: wash.butter }) +
    dish(-280) +
    dish(280)
  );
}

export function pan(sketch: Sketch): string {
  return (
    form(sketch, { outline: box([200, -190, 560, -160]), fill: wash.ink, corners: 'sharp' }) +
    form(sketch, {
      outline: through('-210,-210 210,-210 196,-20 170,0 -170,0 -196,-20'),
      fill: wash.apricot,
      corners: 'sharp',
      shade: wash.caramel,
    })
  );
}

export function cup(sketch: Sketch): string {
  return (
    penLine(arc({ x: 176, y: -150, rx: 76, ry: 70 }, -90, 95), false, 16) +
    form(sketch, {
      outline: through('-190,-260 190,-260 176,-110 110,-20 -110,-20 -176,-110'),
      fill: wash.white,
      corners: 'sharp',
      shade: wash.mist,
    }) +
    form(sketch, {
      outline: through('-280,-16 280,-16 210,12 -210,12'),
      fill: wash.white,
      corners: 'sharp',
    }) +
    range(1)
      .map(() =>
        penLine(
          [
            [-188, -228],
            [188, -228],
          ],
          false,
          8,
        ).replaceAll(wash.ink, wash.pistachio),
      )
      .join('')
  );
}

export function book(sketch: Sketch): string {
  return (
    form(sketch, { outline: box([-300, -800, 300, 0]), fill: wash.pistachio, corners: 'sharp' }) +
    form(sketch, { outline: box([-300, -800, -252, 0]), fill: wash.moss, corners: 'sharp' }) +
    form(sketch, { outline: arc({ x: 26, y: -470, rx: 170, ry: 170 }), fill: wash.porcelain }) +
    penLine(
      [
        [-130, -200],
        [180, -200],
      ],
      false,
      6,
    ) +
    penLine(
      [
        [-80, -160],
        [130, -160],
      ],
      false,
      4,
    )
  );
}
