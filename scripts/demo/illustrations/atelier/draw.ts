import { arc, range, type Point } from '../geometry.ts';
import { pictureFormats, type PictureFormat } from '../picture.ts';
import { startSketch, type Sketch } from '../sketch.ts';
import { element, fillSmooth, fillStraight, placed, rectangle } from '../svg.ts';
import * as cakes from './cakes.ts';
import { box, penLine, wash } from './line.ts';
import { meringueTart } from './meringue-tart.ts';
import { opera } from './opera.ts';
import * as pantry from './pantry.ts';
import * as plans from './plans.ts';
import * as stacks from './stacks.ts';
import type { AtelierItem, AtelierMotif, AtelierScene, Measure } from './scene.ts';
import * as tools from './tools.ts';
import * as viennoiserie from './viennoiserie.ts';

const motifs: Record<AtelierMotif, (sketch: Sketch) => string> = {
  ...tools,
  ...pantry,
  ...plans,
  ...viennoiserie,
  berryTart: cakes.berryTart,
  domeCaramel: (sketch) => stacks.dome(sketch, wash.caramel),
  domePistachio: (sketch) => stacks.dome(sketch, wash.pistachio),
  domeRaspberry: (sketch) => stacks.dome(sketch, wash.raspberry),
  eclairCocoa: (sketch) => cakes.eclair(sketch, wash.cocoa),
  eclairPistachio: (sketch) => cakes.eclair(sketch, wash.pistachio),
  layerCakeLemon: (sketch) => stacks.layerCake(sketch, [wash.biscuit, wash.butter, wash.white]),
  layerCakePistachio: (sketch) =>
    stacks.layerCake(sketch, [wash.pistachio, wash.white, wash.blush]),
  macarons: stacks.macarons,
  meringueTart,
  milleFeuille: cakes.milleFeuille,
  opera,
  parisBrest: cakes.parisBrest,
  religieuse: (sketch) => cakes.religieuse(sketch, wash.lilac),
};

type Frame = { x: number; y: number; width: number; height: number };

const frames: Record<'portrait' | 'landscape' | 'square', Frame> = {
  portrait: { x: 0, y: 0, width: 1600, height: 2000 },
  landscape: { x: -80, y: 610, width: 1760, height: 1100 },
  square: { x: 50, y: 250, width: 1500, height: 1500 },
};

export function drawPlate(seed: string, format: PictureFormat, scene: AtelierScene): string {
  const sketch = startSketch(seed);
  const frame = format === 'portrait' || format === 'landscape' ? frames[format] : frames.square;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: pictureFormats[format].width,
      height: pictureFormats[format].height,
      viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
    },
    rectangle(frame, wash[scene.ground]),
    backdrops[scene.backdrop](wash[scene.tone], frame),
    ...scene.items.map((item) => drawItem(sketch, item)),
    ...(scene.measures ?? []).map((measure) => drawMeasure(measure)),
  );
}

/** Where the table begins; things in elevation are drawn a little below it. */
const tableTop = 1420;

const backdrops: Record<AtelierScene['backdrop'], (tone: string, frame: Frame) => string> = {
  none: () => '',
  disc: (tone) => fillSmooth(arc({ x: 800, y: 960, rx: 600, ry: 600 }), tone),
  panel: (tone) => fillStraight(box([190, 240, 1410, 1760]), tone),
  horizon: (tone, frame) =>
    rectangle({ x: frame.x, y: tableTop, width: frame.width, height: 1000 }, tone) +
    penLine([
      [frame.x, tableTop],
      [frame.x + frame.width, tableTop],
    ]),
  arch: (tone, frame) => {
    const niche: Point[] = [
      ...arc({ x: 800, y: 830, rx: 520, ry: 520 }, 180, 360),
      [1320, tableTop],
      [280, tableTop],
    ];
    return (
      fillStraight(niche, tone) +
      penLine([
        [frame.x, tableTop],
        [frame.x + frame.width, tableTop],
      ])
    );
  },
  columns: (tone, frame) =>
    range(12)
      .map((index) =>
        rectangle(
          { x: -360 + index * 200, y: frame.y, width: 100, height: tableTop - frame.y },
          tone,
        ),
      )
      .join('') +
    penLine([
      [frame.x, tableTop],
      [frame.x + frame.width, tableTop],
    ]),
};

function drawItem(sketch: Sketch, item: AtelierItem): string {
  const [motif, x, y, scale = 1, turn = 0] = item;
  return castShadow(item) + placed(motifs[motif](sketch), { x, y, scale, turn });
}

/** How far each motif reaches, for the shadow it throws; what is not named throws none. */
const footprints: Partial<Record<AtelierMotif, number>> = {
  applePlan: 460,
  chocolatePlan: 460,
  figPlan: 460,
  galettePlan: 444,
  raspberryPlan: 460,
  rosettePlan: 440,
  roundPlate: 600,
  tatinPlan: 440,
};

function castShadow([motif, x, y, scale = 1]: AtelierItem): string {
  const reach = footprints[motif];
  if (reach === undefined) return '';
  return fillSmooth(arc({ x: x + 46, y: y + 60, rx: reach * scale, ry: reach * scale }), wash.ink, {
    opacity: 0.1,
  });
}

function drawMeasure({ from, to }: Measure): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const tick = ([x, y]: Point): string =>
    penLine(
      [
        [x - uy * 22, y + ux * 22],
        [x + uy * 22, y - ux * 22],
      ],
      false,
      2.4,
    ) +
    penLine(
      [
        [x - (ux + uy) * 11, y - (uy - ux) * 11],
        [x + (ux + uy) * 11, y + (uy - ux) * 11],
      ],
      false,
      4,
    );
  return penLine([from, to], false, 2.4) + tick(from) + tick(to);
}
