import { arc, between, type Point, range, tapered, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, fillStraight, lineStraight, placed } from '../svg.ts';
import { carved, gouge, ink, sharpContour } from './ink.ts';

export function spoon(sketch: Sketch): string {
  const bowl = arc({ x: 0, y: 0, rx: 74, ry: 98 });
  const handle = through('-17,-84 17,-84 20,-560 0,-584 -20,-560');
  return (
    carved(sketch, { outline: handle, fill: ink.crust, rings: 0 }) +
    carved(sketch, {
      outline: bowl,
      fill: ink.crust,
      light: ink.straw,
      rings: 3,
      step: 0.14,
      shadeSector: [120, 260],
      lightSector: [-40, 60],
    })
  );
}

export function knife(sketch: Sketch): string {
  const blade = through('0,-34 430,-34 500,-18 540,14 380,36 0,36');
  const handle = through('-260,-36 0,-30 0,30 -250,40 -276,4');
  const teeth = range(15).map((index) =>
    gouge(sketch, {
      from: [30 + index * 28, 34],
      to: [36 + index * 28, 12],
      width: 6,
      color: ink.soot,
    }),
  );
  return (
    fillStraight(blade, ink.linen) +
    sharpContour(sketch, blade, 9) +
    teeth.join('') +
    gouge(sketch, { from: [20, -18], to: [440, -16], width: 7, color: ink.slate }) +
    carved(sketch, {
      outline: handle,
      fill: ink.bark,
      light: ink.straw,
      rings: 2,
      step: 0.2,
      shadeSector: [20, 160],
      lightSector: [200, 330],
    })
  );
}

/** A folded checked cloth hanging over the table's edge. */
export function cloth(sketch: Sketch): string {
  const outline = through('-300,-70 260,-96 318,-18 330,210 -20,246 -318,200 -330,0');
  const checks = range(9).flatMap((index) => {
    const x = -330 + index * 80;
    const y = -90 + index * 44;
    return [
      fillStraight(
        [
          [x, -110],
          [x + 34, -110],
          [x + 44, 260],
          [x + 6, 260],
        ],
        ink.red,
        { opacity: 0.72 },
      ),
      fillStraight(
        [
          [-350, y + 14],
          [350, y - 12],
          [350, y + 8],
          [-350, y + 34],
        ],
        ink.red,
        { opacity: 0.72 },
      ),
    ];
  });
  const fold = lineStraight(through('-316,0 0,14 320,-14'), { stroke: ink.soot, width: 6 });
  return (
    fillStraight(outline, ink.flour) +
    sketch.clipped(outline, checks.join(''), 'sharp') +
    sharpContour(sketch, outline, 9) +
    fold
  );
}

export function board(sketch: Sketch): string {
  const top = through('-520,-36 -440,-120 440,-120 520,-36');
  const front = through('-520,-36 520,-36 516,16 -516,16');
  const grain = range(10).map((index) =>
    gouge(sketch, {
      from: [-430 + (index % 3) * 60, -110 + index * 7],
      to: [300 + (index % 4) * 40, -110 + index * 7],
      width: 6,
      color: ink.bark,
    }),
  );
  return (
    fillStraight(top, ink.crust) +
    grain.join('') +
    sharpContour(sketch, top, 9) +
    fillStraight(front, ink.bark) +
    sharpContour(sketch, front, 9)
  );
}

export function butter(sketch: Sketch): string {
  const front = through('-170,-110 60,-110 60,0 -170,0');
  const top = through('-170,-110 -110,-160 120,-160 60,-110');
  const side = through('60,-110 120,-160 120,-50 60,0');
  return placed(
    fillStraight(front, ink.straw) +
      sharpContour(sketch, front, 8) +
      fillStraight(top, ink.flour) +
      sharpContour(sketch, top, 8) +
      fillStraight(side, ink.crust) +
      sharpContour(sketch, side, 8),
    { x: 0, y: 0 },
  );
}

/** Rising steam as three curling cuts. */
export function steam(sketch: Sketch, color: string): string {
  return [-120, 0, 120]
    .map((x, index) => {
      const line = range(25).map((step): Point => {
        const t = step / 24;
        return [x + Math.sin(t * 7 + index * 1.3) * 46 * (0.4 + t), -t * (430 - Math.abs(x) * 0.7)];
      });
      return fillSmooth(tapered(line, between(sketch.random, 20, 28)), color);
    })
    .join('');
}
