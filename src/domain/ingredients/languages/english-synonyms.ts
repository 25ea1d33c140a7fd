import type { UnitForms } from './phrases.ts';

/** Words that English has for a unit beside its name, as one/many. */
const synonyms: Readonly<Record<string, string>> = {
  bunch: 'bundle/bundles',
  centimeter: 'cm/cm; centimetre/centimetres',
  container: 'tub/tubs',
  glass: 'wineglass/wineglasses',
  grind: 'turn/turns; grinding/grindings',
  knob: 'thumb/thumbs',
  package: 'pack/packs',
  packet: 'sachet/sachets',
  recipe: 'batch/batches',
  shot: 'tot/tots',
  slice: 'rasher/rashers',
  spoonful: 'spoon/spoons',
  sprig: 'twig/twigs',
  squeeze: 'squirt/squirts',
};

/** Both forms of a word, where it is another one for the unit: "rashers" of a slice. */
export function englishSynonym(slug: string, word: string): UnitForms | null {
  const lower = word.toLowerCase();
  const pairs = (synonyms[slug] ?? '').split('; ').map((pair) => pair.split('/'));
  const [one, many] = pairs.find((pair) => pair.includes(lower)) ?? [];
  return one && many ? { one, many } : null;
}
