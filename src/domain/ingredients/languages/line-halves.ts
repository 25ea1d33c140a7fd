import { at } from '../ingredient-line/tokens.ts';
import type { Token } from '../ingredient-line/tokens.ts';
import { readPhrase } from './phrases.ts';
import type { SpelledUnit, Vocabulary } from './phrases.ts';

type Ends = { min: number; max: number };

/** "2 cucharadas y media", "1 citron et demi": a half that follows what is counted. */
export function readHalf(
  tokens: readonly Token[],
  index: number,
  { min, max, words }: Ends & { words: Vocabulary },
): (Ends & { next: number }) | null {
  if (min !== max || !Number.isInteger(min)) return null;
  const half = readPhrase(tokens, index, words.halves);
  return half && { min: min + 1 / 2, max: max + 1 / 2, next: half.next };
}

const spoon = /spoon$/;
const spoonKinds = /^(?:t[eéèh]e?|the|thé|caf[eéè]|caffè|postre|dessert|moka|dolce|frutta)$/;

/** "2 cucharadas de té de azúcar" are small spoons, "2 cucharadas de té" are spoons of tea. */
export function isOtherSpoon(
  tokens: readonly Token[],
  index: number,
  unit: SpelledUnit | null,
): boolean {
  if (!unit || !spoon.test(unit.slug)) return false;
  const [link, kind, second] = [0, 1, 2].map((offset) => at(tokens, index + offset).lower);
  if (!spoonKinds.test(kind ?? '')) return false;
  return /^(?:da|à|a)$/.test(link ?? '') || /^(?:de|di|d['’])$/.test(second ?? '');
}
