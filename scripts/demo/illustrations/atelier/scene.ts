import type { Wash } from './line.ts';

export const atelierMotifs = [
  'applePlan',
  'balance',
  'berryTart',
  'bonbons',
  'book',
  'brioche',
  'butter',
  'canele',
  'chocolatePlan',
  'croissant',
  'cup',
  'domeCaramel',
  'domePistachio',
  'domeRaspberry',
  'eclairCocoa',
  'eclairPistachio',
  'egg',
  'figPlan',
  'financier',
  'galettePlan',
  'kouign',
  'layerCakeLemon',
  'layerCakePistachio',
  'macarons',
  'madeleine',
  'meringueTart',
  'milleFeuille',
  'opera',
  'pan',
  'parisBrest',
  'pear',
  'pipingBag',
  'pistachios',
  'plate',
  'plinth',
  'raspberryPlan',
  'religieuse',
  'rollingPin',
  'rosettePlan',
  'roundPlate',
  'stand',
  'sugar',
  'tatinPlan',
  'vanilla',
  'verrine',
  'whisk',
] as const;

export type AtelierMotif = (typeof atelierMotifs)[number];

/** Where a motif stands on a sheet of 1600 by 2000. */
export type AtelierItem = readonly [
  motif: AtelierMotif,
  x: number,
  y: number,
  scale?: number,
  turn?: number,
];

/** A dimension line, as on a plan. */
export type Measure = {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
};

export type AtelierScene = {
  style: 'drawing';
  ground: Wash;
  backdrop: 'arch' | 'disc' | 'columns' | 'horizon' | 'panel' | 'none';
  tone: Wash;
  items: readonly AtelierItem[];
  measures?: readonly Measure[];
};
