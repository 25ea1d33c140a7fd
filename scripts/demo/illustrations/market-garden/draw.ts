import { arc, between, range } from '../geometry.ts';
import { pictureFormats, type PictureFormat } from '../picture.ts';
import { startSketch, type Sketch } from '../sketch.ts';
import { element, fillSmooth, fillStraight, placed, rectangle } from '../svg.ts';
import { round, tint } from './flat.ts';
import * as fruits from './fruits.ts';
import * as larder from './larder.ts';
import * as leaves from './leaves.ts';
import * as pods from './pods.ts';
import * as roots from './roots.ts';
import * as stems from './stems.ts';
import type {
  GardenDish,
  GardenField,
  GardenItem,
  GardenMotif,
  GardenRow,
  GardenScene,
  GardenThing,
} from './scene.ts';

const motifs: Record<GardenMotif, (sketch: Sketch) => string> = {
  ...roots,
  ...stems,
  ...pods,
  ...leaves,
  ...fruits,
  ...larder,
};

type Frame = { x: number; y: number; width: number; height: number };

const frames: Record<'portrait' | 'landscape' | 'square', Frame> = {
  portrait: { x: 0, y: 0, width: 1600, height: 2000 },
  landscape: { x: -400, y: 250, width: 2400, height: 1500 },
  square: { x: 0, y: 200, width: 1600, height: 1600 },
};

export function drawFlat(seed: string, format: PictureFormat, scene: GardenScene): string {
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
    rectangle(frame, tint[scene.ground]),
    ...(scene.fields ?? []).map((field) => drawField(field)),
    ...scene.items.map((item) => drawItem(sketch, item)),
  );
}

const sheet: Frame = { x: -500, y: -300, width: 2600, height: 2600 };

const fieldShapes: Record<GardenField['shape'], (color: string) => string> = {
  half: (color) => rectangle({ ...sheet, y: 1000 }, color),
  disc: (color) => round(690, color, [800, 1000]),
  hill: (color) => fillSmooth(arc({ x: 800, y: 2100, rx: 1700, ry: 1180 }), color),
  corner: (color) =>
    fillStraight(
      [
        [-500, -300],
        [1500, -300],
        [-500, 2100],
      ],
      color,
    ),
  stripes: (color) =>
    range(13)
      .map((index) =>
        rectangle({ x: -500 + index * 200, y: -300, width: 100, height: 2600 }, color),
      )
      .join(''),
  checks: (color) =>
    range(13)
      .map((index) =>
        element(
          'g',
          { opacity: 0.5 },
          rectangle({ x: -500 + index * 200, y: -300, width: 100, height: 2600 }, color) +
            rectangle({ x: -500, y: -300 + index * 200, width: 2600, height: 100 }, color),
        ),
      )
      .join(''),
};

function drawField({ shape, color }: GardenField): string {
  return fieldShapes[shape](tint[color]);
}

function drawItem(sketch: Sketch, item: GardenItem): string {
  if ('dish' in item) return drawDish(sketch, item);
  if ('row' in item) return drawRow(sketch, item);
  return drawThing(sketch, item);
}

function drawThing(sketch: Sketch, [motif, x, y, scale = 1, turn = 0]: GardenThing): string {
  return placed(motifs[motif](sketch), { x, y, scale, turn });
}

function drawRow(sketch: Sketch, row: GardenRow): string {
  const { from, step, scale, sway = 0 } = row;
  return range(row.count)
    .map((index) => {
      const turn = row.turn + between(sketch.random, -sway, sway);
      return drawThing(sketch, [
        row.row,
        from[0] + step[0] * index,
        from[1] + step[1] * index,
        scale,
        turn,
      ]);
    })
    .join('');
}

function drawDish(sketch: Sketch, dish: GardenDish): string {
  const inside = dish.radius * innerShare[dish.dish];
  const bed = dish.bed === undefined ? '' : round(inside * 0.97, tint[dish.bed]);
  return placed(
    dishes[dish.dish](dish.radius, tint[dish.color]) + bed + strewn(sketch, dish, inside),
    { x: dish.x, y: dish.y },
  );
}

const innerShare: Record<GardenDish['dish'], number> = {
  plate: 0.74,
  bowl: 0.86,
  pan: 0.88,
  tray: 0.9,
  none: 1,
};

const cast = 'rgba(10,40,25,0.2)';

const dishes: Record<GardenDish['dish'], (radius: number, color: string) => string> = {
  none: () => '',
  plate: (radius, color) =>
    round(radius, cast, [30, 44]) +
    round(radius, color) +
    round(radius * 0.76, 'rgba(10,40,25,0.08)') +
    round(radius * 0.74, color),
  bowl: (radius, color) =>
    round(radius, cast, [36, 52]) +
    round(radius, color) +
    round(radius * 0.9, 'rgba(10,40,25,0.22)') +
    round(radius * 0.86, 'rgba(10,40,25,0.14)'),
  pan: (radius, color) =>
    placed(
      rectangle({ x: -52, y: radius * 0.9, width: 104, height: radius * 1.2, rx: 46 }, color),
      { x: 0, y: 0, turn: -38 },
    ) +
    round(radius, cast, [36, 52]) +
    round(radius, color) +
    round(radius * 0.9, 'rgba(255,255,255,0.12)') +
    round(radius * 0.88, color),
  tray: (radius, color) =>
    rectangle(
      { x: -radius * 1.1, y: -radius * 0.86, width: radius * 2.28, height: radius * 1.84, rx: 60 },
      cast,
    ) +
    rectangle(
      { x: -radius * 1.15, y: -radius * 0.92, width: radius * 2.3, height: radius * 1.84, rx: 60 },
      color,
    ),
};

/** Each piece takes the roomiest of some places tried, the large ones first, so that none hides another. */
function strewn(sketch: Sketch, dish: GardenDish, inside: number): string {
  const pieces = dish.food
    .flatMap(([motif, count, scale]) => {
      const reach = (reaches[motif] ?? 170) * scale;
      return range(count).map(() => ({ motif, scale, reach }));
    })
    .toSorted((a, b) => b.reach - a.reach);
  const taken: Spot[] = [];
  return pieces
    .map(({ motif, scale, reach }) => {
      const { x, y } = roomiest(sketch, {
        taken,
        reach,
        inside,
        flat: dish.dish === 'tray' ? 0.8 : 1,
      });
      taken.push({ x, y, reach });
      return drawThing(sketch, [
        motif,
        x,
        y,
        scale * between(sketch.random, 0.94, 1.08),
        between(sketch.random, 0, 360),
      ]);
    })
    .join('');
}

type Spot = { x: number; y: number; reach: number };

type Room = { taken: readonly Spot[]; reach: number; inside: number; flat: number };

function roomiest(sketch: Sketch, { taken, reach, inside, flat }: Room): Spot {
  const tried = range(70).map((): Spot & { gap: number } => {
    const out = Math.max(0, inside - reach) * Math.sqrt(sketch.random());
    const angle = between(sketch.random, 0, Math.PI * 2);
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out * flat];
    const gaps = taken.map(
      (spot) => Math.hypot(spot.x - x, spot.y - y) - (spot.reach + reach) * 0.92,
    );
    return { x, y, reach, gap: Math.min(inside, ...gaps) };
  });
  return tried.reduce((best, spot) => (spot.gap > best.gap ? spot : best));
}

/** How far a motif reaches from its middle; most reach about 170. */
const reaches: Partial<Record<GardenMotif, number>> = {
  basil: 270,
  beetSlice: 200,
  broadBean: 95,
  carrotCoin: 120,
  cheese: 62,
  courgetteCoin: 128,
  crouton: 95,
  cucumberCoin: 132,
  dill: 300,
  flower: 180,
  friedEgg: 225,
  greenBean: 330,
  kale: 480,
  leekRing: 120,
  mint: 300,
  mushroom: 225,
  noodles: 300,
  nut: 70,
  onionRing: 155,
  parsley: 240,
  pea: 60,
  pepperRing: 205,
  potato: 220,
  radicchio: 360,
  seed: 20,
  spinach: 270,
  squashWedge: 300,
  tomatoSlice: 206,
  tube: 140,
  candySlice: 200,
};
