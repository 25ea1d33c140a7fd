import type { Ink } from './ink.ts';

export const hearthMotifs = [
  'apple',
  'bay',
  'beanPot',
  'board',
  'boule',
  'bottle',
  'butter',
  'candle',
  'carrot',
  'chowder',
  'cloth',
  'cornbread',
  'crossLoaf',
  'egg',
  'emptyPot',
  'flatbread',
  'fruitBowl',
  'garlic',
  'greenBowl',
  'jar',
  'jug',
  'knife',
  'leek',
  'lid',
  'longLoaf',
  'mug',
  'mushroom',
  'onion',
  'pear',
  'pie',
  'plait',
  'potato',
  'roll',
  'rolls',
  'rosemary',
  'slice',
  'spoon',
  'steam',
  'stewBowl',
  'stewPot',
  'tinLoaf',
  'wheat',
] as const;

export type HearthMotif = (typeof hearthMotifs)[number];

/** Where a motif stands: x and y of its foot on a sheet of 1600 by 2000. */
export type HearthItem = readonly [
  motif: HearthMotif,
  x: number,
  y: number,
  scale?: number,
  turn?: number,
];

export type HearthScene = {
  style: 'linocut';
  ground: Ink;
  table: Ink;
  back: 'rays' | 'gouges' | 'window' | 'oven' | 'plain';
  items: readonly HearthItem[];
};
