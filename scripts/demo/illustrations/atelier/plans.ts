import { arc, between, bow, lathe, range, through, turned, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { placed } from '../svg.ts';
import { box, form, penLine, wash } from './line.ts';

/** Sweets in plan: the middle at the origin, about 900 across. */

function fluted(radius: number, count: number, depth: number): Point[] {
  return range(count * 6).map((index) => {
    const angle = (index / (count * 6)) * Math.PI * 2;
    const reach = radius + Math.abs(Math.sin((index / 6) * Math.PI)) * depth;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

function ring(count: number, reach: number, draw: (turn: number, index: number) => string): string {
  return range(count)
    .map((index) => {
      const turn = (360 / count) * index;
      const angle = ((turn - 90) * Math.PI) / 180;
      return placed(draw(turn, index), {
        x: Math.cos(angle) * reach,
        y: Math.sin(angle) * reach,
        turn,
      });
    })
    .join('');
}

function tartBase(sketch: Sketch, filling: string): string {
  return (
    form(sketch, { outline: fluted(440, 36, 22), fill: wash.biscuit, corners: 'sharp' }) +
    form(sketch, { outline: arc({ rx: 404, ry: 404 }), fill: filling })
  );
}

function berry(sketch: Sketch): string {
  const grains = range(7).map((index) => {
    const angle = (index / 6) * Math.PI * 2;
    const reach = index === 6 ? 0 : 23;
    return penLine(
      arc({ x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, rx: 12, ry: 12 }),
      true,
      2,
    );
  });
  return form(sketch, { outline: arc({ rx: 38, ry: 38 }), fill: wash.raspberry }) + grains.join('');
}

export function raspberryPlan(sketch: Sketch): string {
  const rings = [
    [26, 354],
    [20, 268],
    [13, 182],
    [7, 98],
    [1, 0],
  ] as const;
  return (
    tartBase(sketch, wash.pistachio) +
    rings.map(([count, reach]) => ring(count, reach, () => berry(sketch))).join('')
  );
}

export function applePlan(sketch: Sketch): string {
  const blade = through('0,-96 46,-60 54,20 0,70 -16,0');
  const rings = [
    [24, 336],
    [18, 232],
    [11, 132],
  ] as const;
  return (
    tartBase(sketch, wash.apricot) +
    rings
      .map(([count, reach]) =>
        ring(count, reach, () =>
          form(sketch, { outline: turned(blade, 38), fill: wash.butter, shade: wash.apricot }),
        ),
      )
      .join('') +
    ring(5, 30, () => form(sketch, { outline: arc({ y: -14, rx: 26, ry: 34 }), fill: wash.blush }))
  );
}

export function figPlan(sketch: Sketch): string {
  const fig = (): string => {
    const seeds = range(9).map((index) => {
      const angle = (index / 9) * Math.PI * 2;
      return penLine(
        arc({ x: Math.cos(angle) * 22, y: Math.sin(angle) * 30, rx: 3, ry: 3 }),
        true,
        3,
      );
    });
    return (
      form(sketch, { outline: lathe(through('0,-100 26,-70 64,0 54,56 0,80')), fill: wash.lilac }) +
      form(sketch, { outline: lathe(through('0,-60 40,0 34,44 0,60')), fill: wash.rose }) +
      seeds.join('')
    );
  };
  return (
    tartBase(sketch, wash.butter) +
    ring(13, 318, fig) +
    ring(7, 176, fig) +
    placed(fig(), { x: 0, y: 0 })
  );
}

/** Eight segments piped like petals, as on a festive gateau. */
export function rosettePlan(sketch: Sketch): string {
  const petal = through('0,-210 70,-150 84,-40 0,60 -84,-40 -70,-150');
  return (
    form(sketch, { outline: arc({ rx: 440, ry: 440 }), fill: wash.blush }) +
    ring(14, 300, (_, index) =>
      form(sketch, {
        outline: petal.map(([x, y]): Point => [x * 0.86, y * 0.8]),
        fill: index % 2 === 0 ? wash.white : wash.porcelain,
        shade: wash.blush,
      }),
    ) +
    ring(9, 150, () =>
      form(sketch, {
        outline: petal.map(([x, y]): Point => [x * 0.7, y * 0.62]),
        fill: wash.white,
        shade: wash.blush,
      }),
    ) +
    ring(5, 46, () => berry(sketch))
  );
}

/** Chocolate tart: a mirror with a compass drawing of crystals of salt. */
export function chocolatePlan(sketch: Sketch): string {
  const flakes = range(34).map(() => {
    const angle = between(sketch.random, 0, Math.PI * 2);
    const reach = between(sketch.random, 150, 350);
    const size = between(sketch.random, 7, 15);
    return placed(
      form(sketch, {
        outline: box([-size, -size, size, size]),
        fill: wash.white,
        corners: 'sharp',
      }),
      {
        x: Math.cos(angle) * reach,
        y: Math.sin(angle) * reach,
        turn: between(sketch.random, 0, 90),
      },
    );
  });
  return (
    tartBase(sketch, wash.cocoa) +
    [330, 240, 150]
      .map((radius) =>
        penLine(arc({ rx: radius, ry: radius }), true, 2.4).replaceAll(wash.ink, wash.caramel),
      )
      .join('') +
    flakes.join('')
  );
}

export function tatinPlan(sketch: Sketch): string {
  const half = through('-84,20 -70,-60 0,-92 70,-60 84,20 40,58 -40,58');
  return (
    form(sketch, { outline: arc({ rx: 440, ry: 440 }), fill: wash.biscuit }) +
    form(sketch, { outline: arc({ rx: 410, ry: 410 }), fill: wash.caramel }) +
    ring(12, 302, () => form(sketch, { outline: half, fill: wash.apricot, shade: wash.caramel })) +
    ring(6, 142, () => form(sketch, { outline: half, fill: wash.apricot, shade: wash.caramel })) +
    form(sketch, { outline: arc({ rx: 62, ry: 62 }), fill: wash.apricot })
  );
}

/** A king's cake: seventeen arcs scored from the middle, a notched rim. */
export function galettePlan(sketch: Sketch): string {
  const arcs = range(17).map((index) => {
    const turn = (index / 17) * 360;
    return (
      penLine(turned(bow([0, -46], [0, -396], 74), turn), false, 4) +
      penLine(turned(bow([14, -190], [34, -396], 30), turn), false, 2)
    );
  });
  const notches = range(34).map((index) =>
    penLine(
      turned(
        [
          [0, -404],
          [8, -436],
        ],
        (index / 34) * 360,
      ),
      false,
      3,
    ),
  );
  return (
    form(sketch, { outline: fluted(432, 34, 12), fill: wash.caramel, corners: 'sharp' }) +
    penLine(arc({ rx: 402, ry: 402 }), true, 2.4) +
    arcs.join('') +
    notches.join('') +
    form(sketch, { outline: arc({ rx: 20, ry: 20 }), fill: wash.butter })
  );
}
