import { at, skipPeriod } from './tokens.ts';
import type { Token } from './tokens.ts';

/** How a unit is used: "2 cups flour", "2 cans tomatoes", "2 cloves garlic", "2 large eggs". */
export type UnitKind = 'measure' | 'container' | 'piece' | 'size';

export type UnitWord = { slug: string; kind: UnitKind };
/** A unit of one or several words, from `start` to `next`. */
export type ReadUnit = UnitWord & { start: number; next: number };

const measures: Readonly<Record<string, string>> = {
  cup: 'cup cups',
  tablespoon: 'tablespoon tablespoons tbsp tbsps tbs tblsp tbl tb tablespoonful tablespoonfuls',
  teaspoon: 'teaspoon teaspoons tsp tsps teaspoonful teaspoonfuls',
  dessertspoon: 'dessertspoon dessertspoons dsp dstspn dessertspoonful dessertspoonfuls',
  'fluid-ounce': 'floz fluid-ounce fluid-ounces',
  ounce: 'ounce ounces oz ozs',
  pound: 'pound pounds lb lbs',
  gram: 'gram grams gramme grammes g gr gm gms',
  kilogram: 'kilogram kilograms kilo kilos kg kgs',
  milligram: 'milligram milligrams mg',
  milliliter: 'milliliter milliliters millilitre millilitres ml mls cc',
  centiliter: 'centiliter centiliters centilitre centilitres cl',
  deciliter: 'deciliter deciliters decilitre decilitres dl',
  liter: 'liter liters litre litres l ltr',
  pint: 'pint pints pt pts',
  quart: 'quart quarts qt qts',
  gallon: 'gallon gallons gal',
  'half-gallon': 'half-gallon half-gallons',
  mug: 'mug mugs',
  glass: 'glass glasses wineglass wineglasses',
  spoonful: 'spoonful spoonfuls spoon spoons',
  dash: 'dash dashes',
  pinch: 'pinch pinches',
  drop: 'drop drops',
  shot: 'shot shots tot tots',
  splash: 'splash splashes',
  drizzle: 'drizzle drizzles',
  dollop: 'dollop dollops',
  glug: 'glug glugs',
  shake: 'shake shakes',
  handful: 'handful handfuls',
  inch: 'inch inches',
  centimeter: 'cm centimeter centimeters centimetre centimetres',
};

const containers: Readonly<Record<string, string>> = {
  can: 'can cans',
  tin: 'tin tins',
  jar: 'jar jars',
  bottle: 'bottle bottles',
  package: 'package packages pkg pkgs pack packs pk',
  packet: 'packet packets pkt pkts sachet sachets',
  envelope: 'envelope envelopes',
  bag: 'bag bags',
  box: 'box boxes',
  carton: 'carton cartons ctn ctns',
  container: 'container containers tub tubs',
  tube: 'tube tubes',
  block: 'block blocks',
  bar: 'bar bars',
  loaf: 'loaf loaves',
  recipe: 'recipe recipes batch batches',
};

const pieces: Readonly<Record<string, string>> = {
  clove: 'clove cloves',
  sprig: 'sprig sprigs twig twigs',
  slice: 'slice slices rasher rashers',
  stick: 'stick sticks',
  stalk: 'stalk stalks',
  stem: 'stem stems',
  rib: 'rib ribs',
  bunch: 'bunch bunches bundle bundles',
  head: 'head heads',
  piece: 'piece pieces pc pcs pce pces',
  strip: 'strip strips',
  ear: 'ear ears',
  leaf: 'leaf leaves',
  sheet: 'sheet sheets',
  blade: 'blade blades',
  branch: 'branch branches',
  bulb: 'bulb bulbs',
  square: 'square squares',
  length: 'length lengths',
  cluster: 'cluster clusters',
  pair: 'pair pairs',
  chunk: 'chunk chunks',
  cake: 'cake cakes',
  knob: 'knob knobs thumb thumbs',
  pat: 'pat pats',
  cube: 'cube cubes',
  scoop: 'scoop scoops',
  ball: 'ball balls',
  twist: 'twist twists',
  wedge: 'wedge wedges',
  grating: 'grating gratings',
  grind: 'grind grinds grinding grindings turn turns',
  pod: 'pod pods',
  ring: 'ring rings',
  round: 'rounds',
  shaving: 'shaving shavings',
  shoot: 'shoot shoots',
  spear: 'spear spears',
  squeeze: 'squeeze squeezes squirt squirts',
};

const sizes: Readonly<Record<string, string>> = {
  small: 'small sm small-size small-sized',
  medium: 'medium medium-size medium-sized med medium-large medium-to-large small-to-medium',
  large: 'large large-size large-sized lg lge',
  'extra-large': 'extra-large xl',
  big: 'big',
  tiny: 'tiny',
};

const tables: readonly [UnitKind, Readonly<Record<string, string>>][] = [
  ['measure', measures],
  ['container', containers],
  ['piece', pieces],
  ['size', sizes],
];

const unitsByWord = new Map<string, UnitWord>(
  tables.flatMap(([kind, table]) =>
    Object.entries(table).flatMap(([slug, words]) =>
      words.split(' ').map((word): [string, UnitWord] => [word, { slug, kind }]),
    ),
  ),
);

const kindBySlug = new Map([...unitsByWord.values()].map(({ slug, kind }) => [slug, kind]));

// Capitals tell "1 T sugar" from "1 t salt".
const unitsByExactWord = new Map<string, UnitWord>([
  ['T', { slug: 'tablespoon', kind: 'measure' }],
  ['t', { slug: 'teaspoon', kind: 'measure' }],
  ['c', { slug: 'cup', kind: 'measure' }],
  ['C', { slug: 'cup', kind: 'measure' }],
]);

/** What follows these makes a thing of them: loaf sugar, a loaf pan, blade steak. */
const ownNames: Readonly<Record<string, RegExp>> = {
  blade: /^(?:chops?|roasts?|steaks?)$/,
  grating: /^cheese$/,
  loaf: /^(?:pans?|sugar|tins?)$/,
  ring: /^(?:doughnuts?|mou?lds?|pans?|tins?)$/,
};

const fluid = new Set(['fluid', 'fl']);

/** @internal The slugs that a line can name, for the test that compares them with the platform's. */
export const namedUnitSlugs: readonly string[] = [...kindBySlug.keys()];

/** Every word of the tables with its unit. */
export const unitWords: readonly (readonly [string, UnitWord])[] = [
  ...unitsByWord,
  ...unitsByExactWord,
];

/** The unit that a word or abbreviation means, in singular or plural; "T" and "t" differ. */
export function unitOf(word: string): UnitWord | null {
  return unitsByExactWord.get(word) ?? unitsByWord.get(word.toLowerCase()) ?? null;
}

export function unitKindOf(slug: string): UnitKind | null {
  return kindBySlug.get(slug) ?? null;
}

/** Reads the unit that stands at a place, "fl. oz." included. */
export function readUnit(tokens: readonly Token[], index: number): ReadUnit | null {
  const token = at(tokens, index);
  if (token.kind !== 'word') return null;
  const next = skipPeriod(tokens, index + 1);
  if (fluid.has(token.lower) && unitOf(at(tokens, next).text)?.slug === 'ounce') {
    const end = skipPeriod(tokens, next + 1);
    return { slug: 'fluid-ounce', kind: 'measure', start: index, next: end };
  }
  const unit = unitOf(token.text);
  if (!unit || ownNames[unit.slug]?.test(at(tokens, next).lower)) return null;
  return { ...unit, start: index, next: unit.kind === 'size' ? skipSized(tokens, next) : next };
}

// "Medium sized" is as good as "medium-sized".
function skipSized(tokens: readonly Token[], index: number): number {
  return /^sized?$/.test(at(tokens, index).lower) ? index + 1 : index;
}
