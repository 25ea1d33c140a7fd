import { at, skipPeriod } from './tokens.ts';
import type { Token } from './tokens.ts';

type Spoon = { slug: string; next: number };

const spoonWord = /^(?:c|cuil|cuill|cuill[eè]res?|cuiller[eé]es?)$/;
const kinds: Readonly<Record<string, string>> = {
  soupe: 'tablespoon',
  s: 'tablespoon',
  café: 'teaspoon',
  cafe: 'teaspoon',
  thé: 'teaspoon',
  c: 'teaspoon',
  dessert: 'dessertspoon',
};
const abbreviations = new Map([
  ['cs', 'tablespoon'],
  ['cc', 'teaspoon'],
]);

/** Reads "c. à soupe", "cuillères à café", "c. à s."; "cc" is a spoon only before "de". */
export function readFrenchSpoon(tokens: readonly Token[], index: number): Spoon | null {
  const { lower } = at(tokens, index);
  const short = abbreviations.get(lower);
  if (short !== undefined)
    return isOfFrench(tokens, index) ? { slug: short, next: index + 1 } : null;
  if (!spoonWord.test(lower) || !isBeforeFrench(tokens, index)) return null;
  const kind = skipPeriod(tokens, index + 1) + 1;
  const slug = kinds[at(tokens, kind).lower];
  return slug === undefined ? null : { slug, next: skipPeriod(tokens, kind + 1) };
}

/** True where "c." is the beginning of a spoon and no cup. */
export function isBeforeFrench(tokens: readonly Token[], index: number): boolean {
  return /^[àa]$/.test(at(tokens, skipPeriod(tokens, index + 1)).lower);
}

function isOfFrench(tokens: readonly Token[], index: number): boolean {
  return /^(?:de$|d['’])/.test(at(tokens, index + 1).lower);
}
