import { outsideAddresses } from '../../text/written-addresses.ts';
import type { PlacedAmount } from '../ingredient-line/text-amounts.ts';
import { at, tokenize } from '../ingredient-line/tokens.ts';
import { readMeasured } from './line-amount.ts';
import { splitElisions } from './line-tokens.ts';
import type { Vocabulary } from './phrases.ts';

/** The amounts with a unit in a text of a language whose words are known, in order of appearance. */
export function findAmountsIn(words: Vocabulary, text: string): PlacedAmount[] {
  const tokens = splitElisions(tokenize(text));
  const placed: PlacedAmount[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const measured = readMeasured(tokens, index, words);
    const { min = null, max = null, unit = null, unitNext = index } = measured ?? {};
    if (unit && min !== null && max !== null) {
      const [start, end] = [at(tokens, index).start, at(tokens, unitNext - 1).end];
      placed.push({ start, end, amount: { quantityMin: min, quantityMax: max, unit: unit.slug } });
      index = unitNext - 1;
    }
  }
  return outsideAddresses(text, placed);
}
