import type { MeasurementMethod } from '../measures/units.ts';
import { dairy } from './densities/dairy.ts';
import type { DensityRow } from './densities/density-row.ts';
import { floursAndStarches } from './densities/flours-and-starches.ts';
import { fruit } from './densities/fruit.ts';
import { grainsAndPulses } from './densities/grains-and-pulses.ts';
import { liquidsAndSauces } from './densities/liquids-and-sauces.ts';
import { nutsAndBerries } from './densities/nuts-and-berries.ts';
import { seasoningsAndLeaveners } from './densities/seasonings-and-leaveners.ts';
import { soldByWeight } from './densities/sold-by-weight.ts';
import { sugarsAndFats } from './densities/sugars-and-fats.ts';
import { vegetables } from './densities/vegetables.ts';
import { singularWord } from './english-plurals.ts';
import { neutralWords } from './neutral-words.ts';

/** `imperial` is how US cooks measure what is given in grams: flour by the cup, potatoes by weight. */
export type IngredientDensity = { gramsPerLiter: number; imperial: MeasurementMethod };

type Entry = { words: string[]; density: IngredientDensity };

const litersPerCup = 0.236588;

const spellings: Readonly<Record<string, string>> = {
  chile: 'chili',
  chilli: 'chili',
  montery: 'monterey',
  raising: 'rising',
  shitake: 'shiitake',
  yoghurt: 'yogurt',
};

/** What follows says another ingredient, or what this one is for. */
const otherNames = / or |\/|\+/;
const endOfName = /,|;| for | plus | with | from | such as | like /;

const byCup = [
  dairy,
  floursAndStarches,
  grainsAndPulses,
  liquidsAndSauces,
  nutsAndBerries,
  seasoningsAndLeaveners,
  sugarsAndFats,
].flat();
const byWeight = [fruit, soldByWeight, vegetables].flat();

const entries = [
  ...byCup.flatMap((row) => entriesOf(row, 'volume')),
  ...byWeight.flatMap((row) => entriesOf(row, 'weight')),
];

/**
 * What a cup of a common ingredient weighs, null for any other; word order, plurals and words such
 * as "fresh" or "chopped" do not matter.
 */
export function findIngredientDensity(name: string): IngredientDensity | null {
  const plain = withoutBrackets(name);
  const settled = wordsOf(plain).filter((word) => settledWords.has(word));
  for (const reading of readingsOf(plain)) {
    const entry = entryOf(new Set([...wordsOf(reading), ...settled]));
    if (entry) return entry.density;
  }
  return null;
}

/** Words that make another weight of a cup, so that they have to be in the name of an entry. */
const settledWords = new Set(wordsOf('crushed mashed packed pureed'));

/** Typical grams per litre, null for what is not common. */
export function findDensity(name: string): number | null {
  return findIngredientDensity(name)?.gramsPerLiter ?? null;
}

/** True of words that name nothing: "sifted", "more for dusting". */
export const isNeutral = (words: string): boolean =>
  wordsOf(words).every((word) => neutralWords.has(word));

/** The names of a row are parted by commas. */
export const densityRows = (): readonly DensityRow[] => [...byCup, ...byWeight];

/** The whole name, then less and less of it: "chicken or beef broth" is chicken broth. */
function readingsOf(name: string): string[] {
  const [first = '', ...others] = name.split(otherNames);
  const [head = ''] = first.split(endOfName);
  const [lastWord = ''] = others.at(-1)?.split(' ').slice(-1) ?? [];
  return [name, `${first} ${lastWord}`, first, head, others[0] ?? ''];
}

/** The most telling entry whose words are all in the name, where no other word tells more. */
function entryOf(words: ReadonlySet<string>): Entry | null {
  const telling = [...words].filter((word) => !neutralWords.has(word));
  return entries.reduce<Entry | null>((best, entry) => {
    if (best !== null && entry.words.length <= best.words.length) return best;
    const fits =
      entry.words.every((word) => words.has(word)) &&
      telling.every((word) => entry.words.includes(word));
    return fits ? entry : best;
  }, null);
}

function entriesOf([names, gramsPerCup]: DensityRow, imperial: MeasurementMethod): Entry[] {
  const density = { gramsPerLiter: Math.round(gramsPerCup / litersPerCup), imperial };
  return names.split(', ').map((name) => ({ words: [...new Set(wordsOf(name))], density }));
}

/** Lower-case singular words without accents, in one spelling. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z0-9%]+/g) ?? []).map(wordOf);
}

function wordOf(written: string): string {
  const singular = singularWord(written).replace(/([^su])s$/, '$1');
  return spellings[singular] ?? singular;
}

function withoutBrackets(name: string): string {
  return name.replaceAll(/\([^()]*\)/g, ' ').replaceAll(/\bun-/gi, 'un');
}
