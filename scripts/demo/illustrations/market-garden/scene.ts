import type { Tint } from './flat.ts';

export const gardenMotifs = [
  'appleSlice',
  'asparagus',
  'aubergine',
  'basil',
  'beet',
  'beetSlice',
  'boiledEgg',
  'broadBean',
  'cabbageHalf',
  'candySlice',
  'carrot',
  'carrotCoin',
  'celeriac',
  'chard',
  'cheese',
  'chilli',
  'corn',
  'courgette',
  'courgetteCoin',
  'crouton',
  'cucumberCoin',
  'dill',
  'fennel',
  'flower',
  'fork',
  'friedEgg',
  'garlic',
  'greenBean',
  'kale',
  'knife',
  'leek',
  'leekRing',
  'lemonSlice',
  'mint',
  'mushroom',
  'noodles',
  'nut',
  'onionHalf',
  'onionRing',
  'parsley',
  'pea',
  'peaPod',
  'pepperRing',
  'potato',
  'pumpkin',
  'radicchio',
  'radish',
  'rhubarb',
  'seed',
  'spinach',
  'squashWedge',
  'strawberry',
  'tartCrust',
  'toast',
  'tomato',
  'tomatoSlice',
  'tube',
] as const;

export type GardenMotif = (typeof gardenMotifs)[number];

/** One thing at a place on a sheet of 1600 by 2000. */
export type GardenThing = readonly [
  motif: GardenMotif,
  x: number,
  y: number,
  scale?: number,
  turn?: number,
];

/** A dish from above, its food strewn in rings so that nothing touches the rim. */
export type GardenDish = {
  dish: 'plate' | 'bowl' | 'pan' | 'tray' | 'none';
  x: number;
  y: number;
  radius: number;
  color: Tint;
  bed?: Tint;
  food: readonly (readonly [motif: GardenMotif, count: number, scale: number])[];
};

/** The same thing side by side, as it lies on a market stall. */
export type GardenRow = {
  row: GardenMotif;
  count: number;
  from: readonly [x: number, y: number];
  step: readonly [x: number, y: number];
  scale: number;
  turn: number;
  sway?: number;
};

export type GardenItem = GardenThing | GardenDish | GardenRow;

export type GardenField = {
  shape: 'half' | 'disc' | 'hill' | 'stripes' | 'corner' | 'checks';
  color: Tint;
};

export type GardenScene = {
  style: 'flat';
  ground: Tint;
  fields?: readonly GardenField[];
  items: readonly GardenItem[];
};
