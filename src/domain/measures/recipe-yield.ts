import { pluralTitle, singularTitle } from '../ingredients/english-plurals.ts';
import { isEnglish } from '../text/language.ts';
import { isManyServings, type Yield } from './servings.ts';

/** A yield as it was written; a cook's own word stays as it is and, if English, gets its counterpart. */
export function yieldOf(
  yieldServings: number,
  servingDescription: string | null,
  language: string,
): Yield {
  const described = servingDescription?.trim();
  if (!described) return { yieldServings, one: 'serving', many: 'servings' };
  if (!isEnglish(language)) return { yieldServings, one: described, many: described };
  return isManyServings(yieldServings)
    ? { yieldServings, one: singularTitle(described), many: described }
    : { yieldServings, one: described, many: pluralTitle(described) };
}
