import { arc } from '../geometry.ts';
import { pictureFormats, type PictureFormat } from '../picture.ts';
import { startSketch, type Sketch } from '../sketch.ts';
import { element, fillSmooth, placed } from '../svg.ts';
import * as breads from './breads.ts';
import { ink } from './ink.ts';
import * as jars from './jars.ts';
import * as larder from './larder.ts';
import * as linen from './linen.ts';
import * as tableBreads from './table-breads.ts';
import * as vegetables from './vegetables.ts';
import type { HearthItem, HearthMotif, HearthScene } from './scene.ts';
import { drawSetting, type Frame } from './setting.ts';
import * as vessels from './vessels.ts';

const motifs: Record<HearthMotif, (sketch: Sketch, scene: HearthScene) => string> = {
  apple: larder.apple,
  bay: larder.bay,
  beanPot: (sketch) => vessels.pot(sketch, 'beans', ink.crust),
  board: linen.board,
  boule: breads.boule,
  bottle: jars.bottle,
  butter: linen.butter,
  candle: jars.candle,
  carrot: vegetables.carrot,
  chowder: (sketch) => vessels.bowl(sketch, 'cream', ink.slate),
  cloth: linen.cloth,
  cornbread: (sketch) => vessels.skillet(sketch, vessels.bakedTop),
  crossLoaf: breads.crossLoaf,
  egg: larder.egg,
  emptyPot: (sketch) => vessels.pot(sketch, 'empty', ink.slate),
  flatbread: tableBreads.flatbread,
  fruitBowl: (sketch) => vessels.bowl(sketch, 'fruit', ink.linen),
  garlic: vegetables.garlic,
  greenBowl: (sketch) => vessels.bowl(sketch, 'greens', ink.linen),
  jar: jars.jar,
  jug: (sketch) => jars.jug(sketch, ink.slate),
  knife: linen.knife,
  leek: vegetables.leek,
  lid: (sketch) => vessels.lid(sketch, ink.red),
  longLoaf: breads.longLoaf,
  mug: (sketch) => jars.mug(sketch, ink.bark),
  mushroom: vegetables.mushroom,
  onion: vegetables.onion,
  pear: larder.pear,
  pie: vessels.pie,
  plait: tableBreads.plait,
  potato: vegetables.potato,
  roll: tableBreads.roll,
  rolls: tableBreads.rolls,
  rosemary: larder.rosemary,
  slice: breads.slice,
  spoon: linen.spoon,
  steam: (sketch, scene) =>
    linen.steam(
      sketch,
      scene.ground === 'linen' || scene.ground === 'straw' ? ink.soot : ink.flour,
    ),
  stewBowl: (sketch) => vessels.bowl(sketch, 'stew', ink.linen),
  stewPot: (sketch) => vessels.pot(sketch, 'stew', ink.red),
  tinLoaf: breads.tinLoaf,
  wheat: larder.wheat,
};

const frames: Partial<Record<PictureFormat, Frame>> = {
  portrait: { x: 0, y: 0, width: 1600, height: 2000 },
  landscape: { x: -200, y: 560, width: 2000, height: 1250 },
  square: { x: 100, y: 380, width: 1400, height: 1400 },
};

/** How wide each motif sits on the table, for its shadow; what is not named casts none. */
const footprints: Partial<Record<HearthMotif, number>> = {
  apple: 190,
  beanPot: 400,
  boule: 360,
  bottle: 130,
  butter: 170,
  candle: 130,
  chowder: 240,
  cornbread: 420,
  crossLoaf: 320,
  egg: 110,
  emptyPot: 400,
  flatbread: 440,
  fruitBowl: 240,
  garlic: 150,
  greenBowl: 240,
  jar: 190,
  jug: 210,
  longLoaf: 440,
  mug: 180,
  mushroom: 130,
  onion: 180,
  pear: 180,
  pie: 420,
  plait: 430,
  potato: 200,
  roll: 150,
  rolls: 430,
  stewBowl: 240,
  stewPot: 400,
  tinLoaf: 400,
};

export function drawLinocut(seed: string, format: PictureFormat, scene: HearthScene): string {
  const sketch = startSketch(seed);
  const frame = frames[format] ?? { x: 100, y: 380, width: 1400, height: 1400 };
  const items = scene.items.map((item) => shadow(item) + drawItem(sketch, item, scene));
  const size = pictureFormats[format];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size.width,
      height: size.height,
      viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
    },
    drawSetting(sketch, scene, frame),
    ...items,
  );
}

function drawItem(
  sketch: Sketch,
  [motif, x, y, scale = 1, turn = 0]: HearthItem,
  scene: HearthScene,
): string {
  return placed(motifs[motif](sketch, scene), { x, y, scale, turn });
}

function shadow([motif, x, y, scale = 1]: HearthItem): string {
  const reach = (footprints[motif] ?? 0) * scale;
  if (reach === 0) return '';
  const outline = arc({ x: x + reach * 0.16, y: y + 4, rx: reach * 1.06, ry: 20 + reach * 0.09 });
  return fillSmooth(outline, ink.soot, { opacity: 0.34 });
}
