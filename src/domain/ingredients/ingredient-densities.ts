import { singularWord } from './english-plurals.ts';
import { gramsPerCup } from '../measures/grams-per-cup.ts';

const litersPerCup = 0.236588;

/** Words that say nothing about how dense an ingredient lies in a cup. */
const neutralWords = new Set(
  (
    'bleached boneless canned cold coarsely drained dry extra fine finely fresh freshly hulled ' +
    'iodized light lightly loosely lukewarm natural organic peeled pitted plain pure raw regular ripe ' +
    'roughly salted softened thawed unbleached uncooked unsalted unsweetened virgin warm whole'
  ).split(' '),
);

const densities = new Map(
  gramsPerCup.map(([name, grams]) => [keyOf(wordsOf(name)), Math.round(grams / litersPerCup)]),
);

/**
 * Typical grams per litre of a common ingredient, null for any other; word order, plurals and words
 * such as "fresh" or "unsalted" do not matter.
 */
export function findDensity(name: string): number | null {
  const words = wordsOf(name);
  const exact = densities.get(keyOf(words));
  if (exact !== undefined) return exact;
  const telling = words.filter((word) => !neutralWords.has(word));
  return densities.get(keyOf(telling)) ?? null;
}

/** Lower-case singular words without accents and bracketed remarks. */
function wordsOf(name: string): string[] {
  const plain = withoutBrackets(name).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z0-9%]+/g) ?? []).map(singularWord);
}

function withoutBrackets(name: string): string {
  return name.replaceAll(/\([^()]*\)/g, ' ');
}

function keyOf(words: readonly string[]): string {
  return [...new Set(words)].toSorted().join(' ');
}
