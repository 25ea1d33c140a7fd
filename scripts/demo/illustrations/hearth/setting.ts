import { arc, between, type Point, range, subdivided, through, wobbled } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, fillStraight, lineSmooth, lineStraight, rectangle } from '../svg.ts';
import { gouge, gougedField, ink } from './ink.ts';
import type { HearthScene } from './scene.ts';

export type Frame = { x: number; y: number; width: number; height: number };

const tableTop = 1240;

/** Everything behind and under the still life. */
export function drawSetting(sketch: Sketch, scene: HearthScene, frame: Frame): string {
  const wall = rectangle(frame, ink[scene.ground]);
  return wall + backs[scene.back](sketch, scene, frame) + table(sketch, scene, frame);
}

type Back = (sketch: Sketch, scene: HearthScene, frame: Frame) => string;

const backs: Record<HearthScene['back'], Back> = {
  plain: () => '',
  rays,
  gouges: (sketch, scene, frame) =>
    gougedField(sketch, {
      box: { ...frame, height: tableTop - frame.y },
      color: contrast(scene.ground),
      gap: 46,
      length: 150,
      width: 8,
    }),
  window,
  oven,
};

function contrast(ground: HearthScene['ground']): string {
  const pairs: Partial<Record<HearthScene['ground'], string>> = {
    linen: ink.straw,
    flour: ink.straw,
    straw: ink.flour,
    soot: ink.bark,
    red: ink.straw,
    moss: ink.linen,
    slate: ink.linen,
  };
  return pairs[ground] ?? ink.linen;
}

/** Cuts that run outwards, as if the dish gave light. */
function rays(sketch: Sketch, scene: HearthScene, frame: Frame): string {
  const center: Point = [800, 1010];
  const color = contrast(scene.ground);
  return range(120)
    .flatMap((index) => {
      const angle = (index / 120) * Math.PI * 2 + between(sketch.random, -0.012, 0.012);
      return range(7).map((ring) => {
        if (sketch.random() < 0.12 + ring * 0.05) return '';
        const start = 470 + ring * 190 + between(sketch.random, -50, 50) + (index % 2) * 60;
        const end = start + between(sketch.random, 90, 165);
        const to: Point = [center[0] + Math.cos(angle) * end, center[1] + Math.sin(angle) * end];
        if (to[1] > tableTop || to[1] < frame.y - 200) return '';
        const from: Point = [
          center[0] + Math.cos(angle) * start,
          center[1] + Math.sin(angle) * start,
        ];
        return gouge(sketch, { from, to, width: 9 + ring * 1.4, color });
      });
    })
    .join('');
}

const pane: Frame = { x: 330, y: 190, width: 940, height: 820 };
const paneOutline = through('330,190 1270,190 1270,1010 330,1010');
const glazingBars = [through('800,190 800,1010'), through('330,560 1270,560')];

/** A window with the hills and a low moon in it. */
function window(sketch: Sketch, scene: HearthScene, frame: Frame): string {
  const texture = gougedField(sketch, {
    box: { ...frame, height: tableTop - frame.y },
    color: contrast(scene.ground),
    gap: 58,
    length: 120,
    width: 6,
  });
  const casement = (stroke: string, width: number): string => {
    const edge = wobbled(sketch.random, subdivided(paneOutline, 60), 2);
    return lineStraight(edge, { stroke, width, isClosed: true });
  };
  return (
    texture +
    sketch.clipped(paneOutline, winterHills(sketch), 'sharp') +
    glazingBars.map((bar) => lineStraight(bar, { stroke: ink.soot, width: 34 })).join('') +
    casement(ink.soot, 52) +
    casement(ink.crust, 22)
  );
}

function winterHills(sketch: Sketch): string {
  const far = through('330,830 520,700 700,790 930,640 1130,760 1270,700 1270,1010 330,1010');
  const near = through('330,930 600,860 860,920 1100,850 1270,900 1270,1010 330,1010');
  const sky = gougedField(sketch, { box: pane, color: ink.linen, gap: 52, length: 90, width: 7 });
  const firs = range(13).map((index) =>
    fir(sketch, [370 + index * 70, 930 + ((index * 37) % 50)], 70 + ((index * 53) % 60)),
  );
  return (
    rectangle(pane, ink.slate) +
    sky +
    fillSmooth(arc({ x: 1060, y: 400, rx: 84, ry: 84 }), ink.flour) +
    fillStraight(far, ink.linen) +
    fillStraight(near, ink.flour) +
    firs.join('')
  );
}

function fir(sketch: Sketch, [x, y]: Point, height: number): string {
  const tiers = range(4).map((tier) => {
    const top = y - height + tier * height * 0.2;
    const half = 10 + tier * height * 0.1;
    return fillStraight(
      wobbled(
        sketch.random,
        [
          [x, top],
          [x + half, top + height * 0.34],
          [x - half, top + height * 0.34],
        ],
        3,
      ),
      ink.soot,
    );
  });
  return tiers.join('');
}

/** The mouth of the brick oven, its fire far back. */
function oven(sketch: Sketch, _scene: HearthScene, frame: Frame): string {
  const bricks = range(26).flatMap((row) =>
    range(14).map((column) => {
      const x = frame.x + column * 170 - (row % 2) * 85;
      const y = 1240 - (row + 1) * 84;
      const box: Point[] = [
        [x, y],
        [x + 158, y],
        [x + 158, y + 72],
        [x, y + 72],
      ];
      const color = sketch.random() < 0.2 ? ink.bark : ink.red;
      return fillStraight(wobbled(sketch.random, subdivided(box, 60), 3), color);
    }),
  );
  const mouth: Point[] = [
    ...arc({ x: 800, y: 820, rx: 560, ry: 560 }, 180, 360),
    [1360, 1240],
    [240, 1240],
  ];
  const ring = range(15).map((index) => {
    const angle = Math.PI + ((index + 0.5) / 15) * Math.PI;
    const at = (reach: number, turn: number): Point => [
      800 + Math.cos(angle + turn) * reach,
      820 + Math.sin(angle + turn) * reach,
    ];
    return fillStraight(
      [at(540, -0.095), at(660, -0.095), at(660, 0.095), at(540, 0.095)],
      index % 2 === 0 ? ink.crust : ink.straw,
      { stroke: ink.soot, 'stroke-width': 10 },
    );
  });
  return (
    bricks.join('') +
    fillSmooth(arc({ x: 800, y: 820, rx: 672, ry: 672 }, 178, 362), ink.soot) +
    fillStraight(mouth, ink.soot) +
    flames(sketch) +
    ring.join('')
  );
}

const tongues = [ink.straw, ink.red, ink.crust];

function flames(sketch: Sketch): string {
  return range(34)
    .map((index) => {
      const x = 330 + index * 28.5;
      const tall = 150 + Math.sin((index / 33) * Math.PI) * 330 * between(sketch.random, 0.55, 1);
      const color = tongues[index % 3] ?? ink.crust;
      return gouge(sketch, {
        from: [x, 1260],
        to: [x + between(sketch.random, -40, 40), 1240 - tall],
        width: 46,
        color,
        bend: between(sketch.random, -30, 30),
      });
    })
    .join('');
}

function table(sketch: Sketch, scene: HearthScene, frame: Frame): string {
  const bottom = frame.y + frame.height;
  const edge = wobbled(
    sketch.random,
    subdivided(
      [
        [frame.x, tableTop],
        [frame.x + frame.width, tableTop],
      ],
      90,
      false,
    ),
    3,
  );
  const top: Point[] = [...edge, [frame.x + frame.width, bottom], [frame.x, bottom]];
  const grain = gougedField(sketch, {
    box: { x: frame.x, y: tableTop + 46, width: frame.width, height: bottom - tableTop - 46 },
    color: contrast(scene.table),
    gap: 62,
    length: 210,
    width: 8,
    slope: 0.01,
  });
  return (
    fillStraight(top, ink[scene.table]) + grain + lineSmooth(edge, { stroke: ink.soot, width: 12 })
  );
}
